extension Snapshot {
  /// Whether nothing is in flight: no transition, and no animation of views.
  public var isStill: Bool { inFlightCount == 0 }

  /// Whether nothing is in flight and no code is put off, so that a step that settles has nothing
  /// to wait for.
  public var isSettled: Bool { isStill && delayedCount == 0 }

  /// Whether the user has a finger down: on a transition, or in a gesture of the app's own.
  public var isInHand: Bool { interacting != nil || isGestureHeld }

  /// Whether nothing is in flight or in hand, and the app is in front: what is done now begins at
  /// once.
  public var isAtRest: Bool { isStill && !isInHand && !isInBackground }
}
