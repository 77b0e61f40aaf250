import FlowModel

/// A flow and its variant, both played.
public struct Pair: Sendable {
  /// What the flow showed.
  public let trace: Trace
  /// How the other flow was made from it.
  public let variant: Variant
  /// What the other flow showed.
  public let other: Trace

  /// Makes a pair.
  public init(_ trace: Trace, _ other: Trace, as variant: Variant) {
    self.trace = trace
    self.variant = variant
    self.other = other
  }

  /// A chapter of the flow: 0 is the stage.
  func chapter(_ ordinal: Int) -> Chapter { History(of: trace).chapter(ordinal) }

  /// The snapshot of the variant that stands where one of the flow does: after the same steps and
  /// all detours that come before the next one; `nil` when the variant did not come so far.
  func counterpart(ofSnapshot number: Int) -> Int? {
    var (place, passed) = (0, 0)
    var detours = variant.detours[...]
    while detours.first == place || passed < number {
      if detours.first == place { detours.removeFirst() } else { passed += 1 }
      place += 1
    }
    return place < other.snapshots.count ? place : nil
  }
}
