import FlowModel

/// Who drives the flows through a world that stands already.
public enum Driver: Hashable, Sendable {
  /// A person and code: besides all gestures, anybody may present, push or dismiss anything.
  ///
  /// Such flows look for mistakes in containers, routers and engines.
  case anybody
  /// A person only: taps, tabs, gestures, the ways out, also of the app and back into it, and the
  /// width of the window.
  ///
  /// What code does is left to the app itself, and every flow begins where the app begins. Rules
  /// of an app are judged on such flows.
  case person
}

extension Driver {
  /// How often each kind of step is chosen.
  var weights: Weights {
    var weights = Weights()
    guard self == .person else { return weights }
    for kind in Step.Kind.allCases where !kind.isGesture { weights[kind] = 0 }
    weights.oddSteps = 0
    return weights
  }

  /// Whether a scenario is one of the flows that are driven so from the stage of a world.
  package func admits(_ scenario: Scenario, in world: World) -> Bool {
    self == .anybody
      || scenario.world.stage == world.stage && scenario.steps.allSatisfy(\.kind.isGesture)
  }
}

extension Step.Kind {
  /// Whether a person does it, or time.
  fileprivate var isGesture: Bool {
    switch self {
    case .tap, .select, .answer, .settle, .back, .swipeDown, .tapOutside, .beginBack,
      .beginSwipeDown,
      .progress, .finish, .cancel, .size:
      true
    case .background, .foreground: true
    case .open, .alert, .root, .save, .restore: false
    case .performSegue, .present, .dismiss, .push, .pop, .popTo, .popToRoot, .setStack, .show,
      .showDetail, .add, .remove, .replace:
      false
    }
  }
}
