/// Why a step did not apply.
public enum Decline: UInt8, Hashable, Sendable, CaseIterable {
  /// The label names no controller that is alive and in the window.
  case deadLabel
  /// The controller is of a kind that cannot do this.
  case wrongKind
  /// The scene of the controller has no such control, or its view has never taken touches.
  case noSuchControl
  /// The controller is not on screen, or covered: nobody can touch it.
  case notTouchable
  /// The controller moves with a transition that is in flight, and touches are blocked.
  case swallowed
  /// The storyboard has no such scene.
  case noSuchScene
  /// There is nothing to do it to: no tab of that name, a child of nobody.
  case notApplicable
  /// A class hides what the user would touch, as a back button, or lets no gesture begin.
  case hidden
  /// What the user would touch is there, and an app has disabled it.
  case disabled
}
