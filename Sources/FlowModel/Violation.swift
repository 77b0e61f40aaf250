/// What an invariant's identifier names.
public enum JudgedInvariant {}
/// What a clause names: one way in which an invariant can fail.
public enum FailureClause {}

/// The identifier of an invariant: `area.statement-in-kebab-case`.
public typealias InvariantID = Name<JudgedInvariant>
/// One way in which an invariant can fail, from a closed list of the invariant's own.
public typealias Clause = Name<FailureClause>

/// A broken invariant with its witnesses.
public struct Violation: Hashable, Sendable {
  /// What makes two violations the same bug.
  public var signature: Signature
  /// The step that broke it, counted from zero; `nil` for the stage.
  public var step: Int?
  /// The events that show it, counted from zero over the whole trace, in order.
  public var witnesses: [Int]
  /// What should have happened.
  public var expected: Sentence
  /// What happened instead.
  public var however: Sentence
  /// What else a reader may want to know: the candidates that were passed over, and why.
  public var remarks: [Sentence]
  /// The other form of the flow with which a relation has compared it.
  public var counterpart: Scenario?

  /// Makes a violation.
  public init(
    _ signature: Signature, step: Int?, witnesses: [Int], expected: Sentence, however: Sentence
  ) {
    self.signature = signature
    self.step = step
    self.witnesses = witnesses
    self.expected = expected
    self.however = however
    self.remarks = []
  }
}
