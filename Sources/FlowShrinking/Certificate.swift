/// How far it was made sure that no smaller flow shows what a flow shows.
public struct Certificate: Hashable, Sendable {
  /// How many smaller flows over the same words have been played; none of them shows it.
  public var flowCount: Int
  /// Whether these are all.
  public var isComplete: Bool

  /// Makes a certificate.
  package init(flowCount: Int, isComplete: Bool) {
    self.flowCount = flowCount
    self.isComplete = isComplete
  }
}
