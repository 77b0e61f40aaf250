import FlowModel

/// Who drives the flows through a world that stands already.
public enum Driver: Hashable, Sendable {
  /// A person and code: besides all gestures, anybody may present, push or dismiss anything.
  ///
  /// Such flows look for mistakes in containers, routers and engines.
  case anybody
  /// A person only: taps, tabs, gestures, the ways out, also of the app and back into it, the width
  /// of the window, and the signals of the app.
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
    for kind in Step.Kind.allCases where !kind.isOpenToPerson { weights[kind] = 0 }
    weights.oddSteps = 0
    weights.reopened = 3
    weights.selectsTabs = false
    return weights
  }

  /// Whether a scenario is one of the flows that are driven so from the stage of a world.
  ///
  /// A person finds an app as it is: nothing in its storyboard is another thing, though what plays
  /// no part may be missing.
  package func admits(_ scenario: Scenario, in world: World) -> Bool {
    self == .anybody
      || scenario.world.stage.unnamed == world.stage.unnamed
        && scenario.world.storyboard.isPart(of: world.storyboard)
        && scenario.steps.allSatisfy { $0.kind.isOpenToPerson && !world.selectsTab($0.action) }
  }

  /// Whether what a flow from the stage of a world has shown counts.
  ///
  /// That a class does not find a segue or a scene is its own mistake only where the flow has left
  /// none out that it may have meant. Which tabs code has made is known when the flow has been
  /// played.
  package func believes(_ trace: Trace, in world: World) -> Bool {
    guard self == .person else { return true }
    guard !trace.steps.contains(where: trace.selectsTab) else { return false }
    guard
      case .misuse(let misuse, let controller)? = trace.events.last(where: { $0.kind == .misuse })?
        .what
    else { return true }
    let (part, whole) = (trace.world.storyboard, world.storyboard)
    switch misuse {
    case .unknownSegue:
      let scene = controller.flatMap { trace.cast[$0.index].scene }.map { part.scenes[$0].name }
      return whole.segues.allSatisfy { $0.source != scene || part.segues.contains($0) }
    case .unknownScene: return whole.scenes.allSatisfy(part.scenes.contains)
    case .performWithoutHandler, .presentsChild, .presentsPresented, .presentsItself,
      .pushesStacked, .pushesContainer, .popsToForeign, .popoverWithoutAnchor,
      .pushesWithoutStack, .replacesWithoutSplit, .embedsWithoutRoom, .unwindWithoutAction,
      .unwindWithoutCommonAncestor, .inconsistentHierarchy, .unimplementedAction,
      .viewInsideItself, .transitionsBetweenStrangers, .secondCancelAction, .wrongRowCount,
      .wrongPageCount, .fieldInActionSheet, .duplicateItems, .changesManagedBar,
      .columnsWithoutStyle, .unknownReuseIdentifier, .selectsStranger, .rowBeyondBounds,
      .constrainsStrangers, .noSuchItem, .emptyAlert, .negativeRowCount, .decidesTwice:
      return true
    }
  }
}

extension Stage {
  /// The stage without labels for whom classes make by themselves.
  fileprivate var unnamed: Stage {
    var stage = self
    stage.creating = []
    return stage
  }
}
