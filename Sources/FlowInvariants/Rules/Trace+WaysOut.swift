import FlowModel

extension Trace {
  /// Whether the user leaves something by a step.
  ///
  /// They do by a way out of UIKit's or a part of one, by a touch beside what is presented, by the
  /// answer that cancels an alert, by what ends a search, and by what is called as UIKit calls its
  /// own ways out, "Cancel" and "Close".
  func isWayOut(_ step: Int) -> Bool {
    guard case .tap(_, let control) = steps[step].action else { return steps[step].kind.isWayOut }
    return control.isOfWayOut || [.outside, .cancel].contains(touchable(inStep: step)?.role)
  }

  /// Whether a touch is called as apps call what ends a visit and chooses nothing, "Not now" and
  /// the like.
  func isCalledLeaving(_ step: Int) -> Bool {
    isTouch(step, ofAnyOf: ["back", "dismiss", "got it", "not now", "later", "skip"])
  }

  /// Whether a touch is called as apps call what ends a visit and may take what was chosen there.
  func isCalledFinishing(_ step: Int) -> Bool {
    guard case .tap(_, let control) = steps[step].action else { return false }
    return control.isOfFinish
  }

  /// Whether the user leaves something by a step, or ends a visit by what they touch.
  func isLeaving(_ step: Int) -> Bool {
    isWayOut(step) || isCalledLeaving(step) || isCalledFinishing(step)
  }

  /// Whether a touch is called as UIKit calls its own way to the screen before.
  func isCalledBack(_ step: Int) -> Bool { isTouch(step, ofAnyOf: ["back"]) }

  private func isTouch(_ step: Int, ofAnyOf names: [String]) -> Bool {
    guard case .tap(_, let control) = steps[step].action else { return false }
    return names.contains(control.text.lowercased())
  }

  /// Whether the user leaves something by a step, or does nothing in the app at all.
  func leavesTheRest(_ step: Int) -> Bool {
    switch steps[step].kind {
    case .size, .background, .foreground, .settle: true
    default: isWayOut(step)
    }
  }
}

extension ControlName {
  /// Whether it is how UIKit calls its own ways out: "Cancel" or "Close".
  var isOfWayOut: Bool { ["cancel", "close"].contains(text.lowercased()) }

  /// Whether it is how apps call what ends a visit and may take what was chosen there.
  var isOfFinish: Bool { ["done", "ok"].contains(text.lowercased()) }
}

extension Step.Kind {
  /// Whether the user leaves something by such a step, whatever is touched.
  fileprivate var isWayOut: Bool {
    switch self {
    case .back, .swipeDown, .tapOutside, .beginBack, .beginSwipeDown, .progress, .finish, .cancel:
      true
    default: false
    }
  }
}
