import FlowModel

extension Step.Kind {
  /// Whether the user leaves something by such a step.
  var isWayOut: Bool {
    switch self {
    case .back, .swipeDown, .tapOutside, .beginBack, .beginSwipeDown, .progress, .finish, .cancel:
      true
    default: false
    }
  }
}
