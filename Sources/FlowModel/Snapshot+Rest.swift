extension Snapshot {
  /// Whether nothing is in flight: no transition, and no animation of views.
  public var isStill: Bool { inFlightCount == 0 }

  /// Whether nothing is in flight and no code is put off, so that a step that settles has nothing
  /// to wait for.
  public var isSettled: Bool { isStill && delayedCount == 0 }

  /// Whether nothing is in flight, the user has no transition in hand, and the app is in front: what
  /// is done now begins at once.
  public var isAtRest: Bool { isStill && interacting == nil && !isInBackground }
}
