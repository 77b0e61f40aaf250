import FlowModel

extension Catalog {
  /// Finds what an invariant or a relation says about itself; `nil` when there is none.
  public func about(_ id: InvariantID) -> Invariant.About? {
    self[id]?.about ?? relation(id)?.about
  }

  /// Finds a relation, or `nil` when the catalogue does not have it.
  public func relation(_ id: InvariantID) -> Relation? { relations.first { $0.id == id } }

  /// The kinds of events that an invariant or a relation needs and the system does not report.
  ///
  /// When there are any, it abstains.
  public func unreported(of id: InvariantID) -> [Event.Kind] {
    (self[id]?.needs ?? relation(id)?.needs ?? []).filter { !reported.contains($0) }
  }
}
