import FlowModel

// What stacks and animators tell of a transition: that it begins, and that it has ended.
extension SketchRun {
  /// Tells who has come to lie on top of a stack.
  ///
  /// - Returns: Who; `nil` when the top is the same.
  func announceTop(of navigation: ControllerID, after former: ControllerID?) -> ControllerID? {
    guard let top = self[navigation].children.last, top != former else { return nil }
    tell(top, "willShow")
    if fault == .willShowTwice { tell(top, "willShow") }
    return top
  }

  /// Finds how often an animator completes a transition, if there is one.
  ///
  /// What the user has in hand is animated by the house, and so is a stack that shows nobody new.
  func animator(of flight: Flight) -> Animating? {
    guard !flight.isUserExit, grip != .house, flight.movement != .stack || flight.shown != nil
    else {
      return nil
    }
    return contract(of: flight.controller).animates
  }

  func tellAnimation(of flight: Flight) {
    guard flight.animator != nil else { return }
    if grip == .own { recording.record(.interaction(flight.controller, .began)) }
    tell(flight.controller, "animateTransition")
  }

  func tellAnimationEnded(of flight: Flight) {
    guard flight.animator != nil else { return }
    tell(flight.controller, "animationEnded")
    if fault == .animationEndedTwice { tell(flight.controller, "animationEnded") }
  }

  func tellEnd(of flight: Flight) {
    guard let shown = flight.shown, fault != .didShowDropped else { return }
    tell(shown, "didShow")
  }

  /// Tells that what lies below the top of a stack is shown, under a fault.
  func tellShown(below stack: ControllerID) {
    if let below = self[stack].children.dropLast().last { tell(below, "didShow") }
  }

  private func tell(_ controller: ControllerID, _ word: String) {
    recording.record(.callback(controller, recording.word(word)))
  }
}
