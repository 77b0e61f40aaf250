import FlowModel

/// How often there was something to judge, for each invariant and relation of a catalogue.
public struct Premises: Hashable, Sendable {
  /// The invariants and then the relations, in the order of the catalogue.
  public let ids: [InvariantID]
  /// How often the premise of each of them held, in the same order; zero means that nothing is
  /// proved about it.
  public private(set) var counts: [Int]

  /// How many of them are of invariants.
  private let invariantCount: Int

  /// Makes the premises of a catalogue by which nothing has been judged yet.
  package init(of catalog: Catalog) { self.init(of: catalog, counts: catalog.ids.map { _ in 0 }) }

  init(of catalog: Catalog, counts: [Int]) {
    self.init(
      catalog.ids, counts: counts, invariantCount: catalog.ids.count - catalog.relations.count)
  }

  private init(_ ids: [InvariantID], counts: [Int], invariantCount: Int) {
    self.ids = ids
    self.counts = counts
    self.invariantCount = invariantCount
  }

  /// How often the premise of an invariant or of a relation held; `nil` when the catalogue does not
  /// have it.
  public subscript(id: InvariantID) -> Int? { ids.firstIndex(of: id).map { counts[$0] } }

  /// Those whose premise held, in order.
  public var held: [InvariantID] { zip(ids, counts).filter { $0.1 > 0 }.map(\.0) }

  /// Those about which nothing is proved, in order.
  public var vacuous: [InvariantID] { zip(ids, counts).filter { $0.1 == 0 }.map(\.0) }

  /// Those of the same catalogue, of which none has held yet.
  package var reset: Premises {
    Premises(ids, counts: ids.map { _ in 0 }, invariantCount: invariantCount)
  }

  /// Those of invariants alone.
  package var ofInvariants: Premises {
    Premises(
      Array(ids.prefix(invariantCount)), counts: Array(counts.prefix(invariantCount)),
      invariantCount: invariantCount)
  }

  /// Counts that the premise of one of them held so many times.
  package mutating func count(_ times: Int, of id: InvariantID) {
    guard let place = ids.firstIndex(of: id) else { return }
    counts[place] += times
  }

  /// Adds what was counted elsewhere.
  ///
  /// - Precondition: Both are of the same catalogue.
  package mutating func merge(_ other: Premises) {
    for place in counts.indices { counts[place] += other.counts[place] }
  }
}
