import FlowModel

// What the user has done since something began on a screen: looked elsewhere, and no more.
extension Chapter {
  /// Whether since a step on a screen the user has only gone elsewhere and come back, and seen to
  /// what had come in front of it.
  ///
  /// What else they touch may have changed what there is on the screen, as a setting does.
  ///
  /// - Parameters:
  ///   - screen: Where they were in the step.
  ///   - deed: The step.
  /// - Returns: `true`, also where only time has passed.
  func hasOnlyBeenAway(from screen: ControllerID, since deed: Chapter) -> Bool {
    deedsSince(deed).allSatisfy { $0.leavesOrComesBack(to: screen) }
  }

  /// What was done since a step, besides that time passed, up to this one, the last first.
  func deedsSince(_ deed: Chapter) -> [Chapter] {
    sequence(first: self, next: \.former).prefix { $0.ordinal > deed.ordinal }.filter {
      $0.step.map { !trace.steps[$0].kind.isPassing } ?? false
    }
  }

  /// Whether the user goes away from a screen, comes back to it, or goes about elsewhere.
  private func leavesOrComesBack(to screen: ControllerID) -> Bool {
    guard happened([.push, .pop, .present, .dismiss, .select]) else { return false }
    switch action {
    case .tap: return touchedController != screen || !after.isOnScreen(screen)
    case .back, .swipeDown, .tapOutside, .tapTab: return true
    default: return false
    }
  }
}
