/// How often each of some kinds was met.
public struct Tally<Kind>: Hashable, Sendable
where Kind: RawRepresentable & CaseIterable & Sendable, Kind.RawValue == UInt8 {
  private var counts = [Int](repeating: 0, count: Kind.allCases.count)

  /// How often a kind was met.
  public subscript(kind: Kind) -> Int { counts[Int(kind.rawValue)] }

  /// The kinds with their counts, in the order of their declaration.
  public var all: [(kind: Kind, count: Int)] { Kind.allCases.map { ($0, self[$0]) } }

  mutating func add(_ kind: Kind, _ count: Int = 1) { counts[Int(kind.rawValue)] += count }

  mutating func merge(_ other: Tally) {
    for index in counts.indices { counts[index] += other.counts[index] }
  }
}
