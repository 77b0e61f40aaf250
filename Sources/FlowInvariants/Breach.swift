import FlowModel

/// What shows that an invariant is broken.
public struct Breach: Sendable {
  /// The request that it happened to; `nil` when it concerns the whole step.
  public var request: RequestID?
  /// The controller that is blamed: its class becomes the culprit.
  public var blamed: ControllerID?
  /// The events that show it, counted from zero over the whole trace.
  public var witnesses: [Int]
  /// What should have happened.
  public var expected: Sentence
  /// What happened instead.
  public var however: Sentence
  /// What else a reader may want to know.
  public var remarks: [Sentence] = []

  /// Makes a breach.
  ///
  /// - Parameters:
  ///   - request: The request that it happened to; `nil` when it concerns the whole step.
  ///   - blamed: The controller that is blamed.
  ///   - witnesses: The events that show it, counted from zero over the whole trace.
  ///   - expected: What should have happened.
  ///   - however: What happened instead.
  public init(
    request: RequestID? = nil, blamed: ControllerID? = nil, witnesses: [Int], expected: Sentence,
    however: Sentence
  ) {
    self.request = request
    self.blamed = blamed
    self.witnesses = witnesses
    self.expected = expected
    self.however = however
  }
}
