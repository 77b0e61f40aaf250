import FlowModel

extension Step {
  /// Whether the user leaves something by the step: by a way out of UIKit's, by a touch beside what
  /// is presented, or by what is called as UIKit calls its own ways out, "Cancel" and "Close".
  var isWayOut: Bool {
    guard case .tap(_, let control) = action else { return kind.isWayOut }
    let name = control.text.lowercased()
    return ["cancel", "close"].contains(name) || name.hasPrefix("outside-")
  }

  /// Whether the user leaves something by the step, or does nothing in the app at all.
  var leavesTheRest: Bool {
    switch kind {
    case .size, .background, .foreground, .settle: true
    default: isWayOut
    }
  }
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

extension Chapter {
  /// Whether the step has come to nothing that anybody could see by now.
  var changesNothing: Bool {
    !isChanged && requests.isEmpty && !happened([.refused, .warned])
      && after.snapshot.inFlightCount == 0
  }
}
