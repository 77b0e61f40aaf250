extension Contract {
  /// Some of the things that contracts declare.
  ///
  /// A set with ``Facet/show`` has no ``Facet/appearing``, which is a part of that.
  public struct Facets: Hashable, Sendable, ExpressibleByArrayLiteral {
    private var bits: UInt16 = 0

    /// Makes a set of all the facets that are named.
    public init(_ facets: some Sequence<Facet>) {
      for facet in facets { insert(facet) }
    }

    /// Makes a set of the facets that are listed.
    public init(arrayLiteral facets: Facet...) { self.init(facets) }

    /// Whether no facet is in it.
    public var isEmpty: Bool { bits == 0 }

    /// How many facets are in it.
    public var count: Int { bits.nonzeroBitCount }

    /// Whether a facet is in it.
    public func contains(_ facet: Facet) -> Bool { bits & facet.bit != 0 }

    /// Puts a facet into it.
    public mutating func insert(_ facet: Facet) {
      bits |= facet.bit
      leaveOutParts()
    }

    /// Puts all the facets of another set into it.
    public mutating func formUnion(_ other: Facets) {
      bits |= other.bits
      leaveOutParts()
    }

    /// Takes a facet out of it.
    public mutating func remove(_ facet: Facet) { bits &= ~facet.bit }

    private mutating func leaveOutParts() {
      if contains(.show) { remove(.appearing) }
    }
  }
}

extension Contract.Facet {
  fileprivate var bit: UInt16 { 1 << rawValue }
}
