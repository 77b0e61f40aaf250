/// What makes two violations the same bug.
///
/// Never a name, an index, a depth, a kind or a text: those differ between a flow and its smaller
/// forms.
public struct Signature: Hashable, Sendable {
  /// The invariant that is broken.
  public var invariant: InvariantID
  /// The way in which it is broken.
  public var clause: Clause
  /// Whose class is at fault.
  public var culprit: Culprit

  /// Makes a signature.
  public init(_ invariant: InvariantID, _ clause: Clause, culprit: Culprit = .stock) {
    self.invariant = invariant
    self.clause = clause
    self.culprit = culprit
  }
}

/// Whose class a violation names.
public enum Culprit: Hashable, Sendable {
  /// A controller of the house, or nobody in particular.
  case stock
  /// A custom container, router or app class.
  case declared(ClassName)
}
