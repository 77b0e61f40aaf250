import FlowModel
import FlowTestSupport

/// The smallest flow that gives a fault an occasion.
func flow(for fault: Fault) -> Scenario {
  switch fault {
  case .searchReversed:
    flow(unwinding("S", to: ["A", "B"], nav("Nav", v("A"), v("B"), v("S"))))
  case .presenterSkipped:
    flow(unwinding("S", to: ["A", "B"], nav("Nav", v("A"), v("B")), [by("B", v("S"))]))
  case .farthestImplementer, .popsOneTooMany, .stackNotPopped, .parentLinkStale, .staleStackClaim,
    .keepsWhatItPopped, .actionTwice, .actionNever, .actionToContainer, .actionUnheard, .askedTwice:
    flow(unwinding("S", to: ["A", "B"], nav("Nav", v("A"), v("B"), v("S"))))
  case .refusedTriggerPerforms, .refusalStopsOtherActions, .codeAsks, .wiredDoesNotAsk:
    refusedFlow(fault == .codeAsks ? .performSegue("A", "go") : .tap("A", "both"))
  case .touchNotSwallowed: touchedTwice
  case .pushWaitsForTheStack:
    Scenario(
      world(nav("Nav", v("A"))),
      steps: ["b", "c"].map {
        Step(.push(.new(.stock(.content)), on: "Nav"), creating: [$0], settles: false)
      })
  case .presentationWaitsForWhatGoes, .refusalKeepsPresenter:
    Scenario(
      world(v("A"), [by("A", v("S"))]),
      steps: [
        Step(.dismiss("S"), settles: false),
        Step(.present(.new(.stock(.content)), on: "S", style: nil), creating: ["b"]),
      ])
  case .contextPassed:
    Scenario(
      world(tabs("Tab", nav("Nav", v("A")))),
      steps: [presentation(.overCurrentContext, on: "A")])
  case .screenCoveredFromInside:
    Scenario(
      world(tabs("Tab", nav("Nav", v("A"))), [by("A", .overCurrentContext, v("B"))]),
      steps: [presentation(.fullScreen, on: "B")])
  case .dismissalTakesPresenter:
    Scenario(
      world(v("A"), [by("A", v("B")), by("B", v("C"))]), steps: [Step(.dismiss("B"))])
  case .showPassesAdopter:
    Scenario(
      world(
        nav("Nav", v("A")), scenes: [Scene("A", .content, contract: adopting)]),
      steps: [Step(.show(.new(.stock(.content)), on: "A"), creating: ["b"])])
  case .showReachesOutermostStack:
    Scenario(
      world(nav("Nav", tabs("Tab", nav("Inner", v("A"))))),
      steps: [Step(.show(.new(.stock(.content)), on: "A"), creating: ["b"])])
  case .coveredSplitNotTold:
    Scenario(
      world(split("Split", v("A"), v("B")), [by("A", v("M"))]),
      steps: [Step(.size(.compact)), Step(.dismiss("M"))])
  case .segueObjectTwice, .prepareAfterPerform, .prepareTwice, .prepareOnDestination,
    .prepareUnheard, .viewLoadedBeforePrepare, .destinationReused, .showsAnotherInstance:
    shownAgain
  case .segueActionForgotten, .segueActionTwice, .segueActionTooLate: made
  case .embedForgotten, .embedsAfterLoading, .embedNotAdded, .embedAddsUnloaded:
    embedding
  case .unwindWithoutImplementerDismisses:
    flow(unwinding("S", to: [], v("A"), [by("A", v("S"))]))
  case .oneModalOfSeveralRemoved:
    flow(unwinding("S", to: ["A"], v("A"), [by("A", v("M")), by("M", v("S"))]))
  case .backPopsTwo, .backPopsRoot, .backNotSwallowed, .cancelKeepsPopped, .cancelKeepsMoving,
    .gestureNeverEnds, .nestedPushNeverEnds, .cancelIsCompleted, .takenBackStaysPopped,
    .takenBackIsShown, .alertTakesTheSwiped, .cancelWhileMovingKeepsPopped:
    stackFlow(fault)
  case .unwindTellsDelegate, .unwindCallsDestination:
    flow(unwinding("S", to: ["A"], v("A"), [by("A", v("S"))]))
  case .didDismissAfterCancel, .didDismissDropped, .willDismissTwice, .attemptNotTold,
    .modalNotObeyed, .cancelForgetsCaller, .cancelKeepsDismissed:
    sheetFlow(fault)
  case .tapOutsideDismissesTwo:
    Scenario(
      world(v("A"), [by("A", v("M")), by("M", .popover, v("P"))]), steps: [Step(.tapOutside("P"))])
  case .popoverStays: there(and: [], popping(.popover))
  case .formKept: there(and: [.size(.regular)], popping(.pageSheet))
  case .replacementForgotten: there(and: [], popping(.formSheet, replacement: .navigation))
  case .containedPresentationNotTold:
    there(and: [], world(tabs("Tab", nav("Nav", v("A"))), [by("A", .popover, v("P"))]))
  case .refusalKeepsBusy:
    Scenario(
      world(v("A"), [by("A", v("P"))]),
      steps: ["A", "P"].map { Step(.present(.new(.stock(.content)), on: $0, style: nil)) })
  case .pullKeepsStacksBusy:
    Scenario(
      world(nav("Nav", v("A")), [by("A", v("P"))]),
      steps: [Step(.swipeDown("P")), Step(.push(.new(.stock(.content)), on: "Nav"))])
  case .popToRootKeepsBusy:
    Scenario(
      world(nav("Nav", v("A"), v("B")), [by("A", v("P"))]),
      steps: [Step(.popToRoot("Nav")), Step(.dismiss("P"))])
  case .ownSheetIsFullScreen:
    Scenario(world(nav("Nav", v("A")), [by("Nav", v("P"))]))
  case .unanimatedSegueMoves:
    Scenario(unanimated, steps: [Step(.performSegue("A", "go"), settles: false)])
  case .presentationEndsAtOnce:
    Scenario(
      world(v("A")),
      steps: [Step(.present(.new(.stock(.content)), on: "A", style: nil), settles: false)])
  case .unanimatedDismissalForgetsCompletion:
    Scenario(
      world(v("A"), [by("A", v("B"))]), steps: [Step(.dismiss("A"), isAnimated: false)])
  case .unanimatedPopoverHasNoSource:
    Scenario(
      world(
        v("A"),
        segues: [Segue(from: "A", "go", .popover("B", isAnchored: true), animates: false)]),
      steps: [Step(.performSegue("A", "go"))])
  case .pushMakesSheetFullScreen:
    Scenario(
      world(v("A"), [by("A", nav("Nav", v("P")))]),
      steps: [Step(.push(.new(.stock(.content)), on: "Nav"))])
  case .dismissalMakesFullScreen, .pullMakesFullScreen, .pullLoadsAgain:
    Scenario(
      world(v("A"), [by("A", v("P")), by("P", v("S"))]), steps: [Step(.swipeDown("S"))])
  case .popoverComesBackAsSheet: there(and: [.size(.regular)], popping(.popover))
  case .backMakesSheetFullScreen:
    Scenario(
      world(v("A"), [by("A", nav("Nav", v("B"), v("C")))]), steps: [Step(.back("Nav"))])
  case .secondaryLost: there(and: [.size(.regular)], world(split("Split", v("A"), v("B"))))
  case .detailStaysOnStack:
    there(and: [.size(.regular)], world(split("Split", nav("Nav", v("A")), v("B"))))
  case .tabNotSelected, .selectionClaimStale:
    flow(unwinding("S", to: ["B"], tabs("Tab", v("S"), v("B"))))
  case .leavingTabPopsItsStack:
    Scenario(
      world(tabs("Tab", nav("Nav", v("A"), v("B")), v("C"))),
      steps: [Step(.select("C", on: "Tab"))])
  case .leavingTabStaysSelected:
    Scenario(
      world(tabs("Tab", v("A"), nav("Nav", v("B")))),
      steps: [Step(.push(.existing("A"), on: "Nav"))])
  case .animatorForgotten, .animationEndedTwice, .willShowTwice, .didShowDropped:
    Scenario(animatedStack(), steps: [Step(.pop("Nav"))])
  case .nestedSegueDelayed, .nestedSegueForgotten: nested
  case .callerMistaken:
    Scenario(world(nav("Nav", v("A")), [by("A", v("B"))]), steps: [Step(.dismiss("B"))])
  case .destinationBeforeIntermediate, .destinationForgotten, .willPresentForShow,
    .completedTwice, .completedAfterwards, .intermediateLeftInStack:
    journey(Step(.answer("i", success: true)))
  case .destinationAfterFailure, .failureTakesSourceAlong:
    journey(Step(.answer("i", success: false)))
  case .alertOnBusyRoot, .alertReplacesTop, .linkOpensBehind, .linkResetsStack,
    .backgroundDismisses, .backgroundKeepsMoving, .foregroundSelectsFirst, .rootKeepsPresentation:
    outsideFlow(fault)
  case .dismissalInFlightForgetsCompletion, .repeatedDismissalTakesReceiver,
    .replacedPresentationCompletesTwice, .refusedPresentationCompletes,
    .dismissalOfTowerCompletesEarly, .dismissalLeavesTheTop, .segueStyleIgnored:
    presentationFlow(fault)
  case .coveredTabsKeepSelection, .pushDuringSwipeDropped, .linkInFlightDropped,
    .expansionTakesTheTop, .poppedDetailComesBack, .collapseDropsPresentation,
    .collapsedSplitPresentsDetail, .showReplacesPrimary:
    containerFlow(fault)
  case .restoreForgetsSelection, .restoreForgetsPresentation, .restoreCutsStacks,
    .restoreForgetsCaller, .restoreForgetsStyle, .restoreKeepsTheRoot:
    Scenario(
      world(
        tabs("Tab", selecting: "Nav", v("A"), nav("Nav", v("B"), v("C"))),
        [by("C", .formSheet, v("D"))]),
      steps: [Step(.save), Step(.restore)])
  default: disturbedFlow(fault)
  }
}

/// What is presented or dismissed, and how that ends.
private func presentationFlow(_ fault: Fault) -> Scenario {
  let tower = world(v("A"), [by("A", v("B")), by("B", v("C"))])
  switch fault {
  case .dismissalInFlightForgetsCompletion, .repeatedDismissalTakesReceiver:
    return Scenario(tower, steps: [Step(.dismiss("B"), settles: false), Step(.dismiss("B"))])
  case .replacedPresentationCompletesTwice:
    var world = popping(.popover, replacement: .navigation)
    world.stage.size = .compact
    world.stage.presentations = []
    return Scenario(
      world, steps: [Step(.present(.new(.scene("P")), on: "A", style: .formSheet))])
  case .segueStyleIgnored:
    return Scenario(
      world(
        v("A"), scenes: [Scene("N", .navigation)],
        segues: [Segue(from: "A", "go", .present("N", style: .fullScreen))]),
      steps: [Step(.performSegue("A", "go"))])
  case .refusedPresentationCompletes:
    return Scenario(tower, steps: [presentation(.fullScreen, on: "A")])
  default: return Scenario(tower, steps: [Step(.dismiss("A"), settles: false)])
  }
}

/// Stacks, tabs and columns that should change, or be left alone.
private func containerFlow(_ fault: Fault) -> Scenario {
  let columns = world(split("Split", nav("Nav", v("A")), v("B")))
  return switch fault {
  case .coveredTabsKeepSelection:
    Scenario(
      world(tabs("Tab", v("A"), v("B")), [by("A", v("C"))]), steps: [Step(.select("B", on: "Tab"))])
  case .pushDuringSwipeDropped:
    Scenario(
      world(nav("Nav", v("A"), v("B"))),
      steps: [
        Step(.beginBack("Nav"), settles: false), Step(.push(.new(.stock(.content)), on: "Nav")),
      ])
  case .linkInFlightDropped:
    Scenario(
      world(nav("Nav", v("A"), v("B"))),
      steps: [Step(.pop("Nav"), settles: false), Step(.open("A"))])
  case .expansionTakesTheTop:
    there(and: [.push(.new(.stock(.content)), on: "Nav"), .size(.regular)], columns)
  case .poppedDetailComesBack: there(and: [.pop("Nav"), .size(.regular)], columns)
  case .collapseDropsPresentation:
    there(
      and: [],
      world(
        split("Split", nav("Nav", v("A")), tabs("Tab", v("B"))),
        [by("B", .currentContext, v("C"))]))
  case .collapsedSplitPresentsDetail:
    there(and: [.showDetail(.new(.stock(.content)), on: "Split")], columns)
  default:
    Scenario(
      world(split("Split", v("A"), v("B"))),
      steps: [Step(.show(.new(.stock(.content)), on: "B"))])
  }
}

/// A link into the stack `Nav`, and whatever else comes from outside onto a presentation.
private func outsideFlow(_ fault: Fault) -> Scenario {
  let stack = world(nav("Nav", v("A"), v("B")))
  let covered = world(nav("Nav", v("A"), v("B")), [by("B", nav("Over", v("C")))])
  return switch fault {
  case .linkOpensBehind: Scenario(covered, steps: [Step(.open("A"))])
  case .linkResetsStack: Scenario(stack, steps: [Step(.open("A"))])
  case .backgroundKeepsMoving:
    Scenario(stack, steps: [Step(.pop("Nav"), settles: false), Step(.background, settles: false)])
  case .backgroundDismisses: Scenario(covered, steps: [Step(.background)])
  case .foregroundSelectsFirst:
    Scenario(
      world(tabs("Tab", v("A"), v("B"))),
      steps: [Step(.select("B", on: "Tab")), Step(.background), Step(.foreground)])
  case .rootKeepsPresentation:
    Scenario(covered, steps: [Step(.root(.new(.stock(.content))))])
  default: Scenario(covered, steps: [Step(.alert, creating: ["alert"])])
  }
}

private func animatedStack(swipes: Bool = false) -> World {
  var contract = Contract()
  contract.animates = .once
  contract.swipes = swipes
  return world(v("Nav", v("A"), v("B")), scenes: [Scene("Nav", .navigation, contract: contract)])
}

private var nested: Scenario {
  var world = world(
    nav("Nav", v("A")),
    segues: [
      Segue(from: "A", "go", .show("B")), Segue(from: "A", "more", .present("C", style: nil)),
    ])
  let index = world.storyboard.index(of: "A") ?? 0
  world.storyboard.scenes[index].contract.reactions = [
    Reaction(at: .prepare("go"), .performs("more"))
  ]
  return Scenario(world, steps: [Step(.performSegue("A", "go"))])
}

private func journey(_ steps: Step...) -> Scenario {
  Scenario(
    world(
      nav("Nav", v("A"), v("B")),
      segues: [Segue(from: "B", "go", .custom("D"), via: Intermediate("I"))]),
    steps: [Step(.performSegue("B", "go"), creating: ["d", "i"])] + steps)
}

private func flow(_ world: World) -> Scenario {
  Scenario(world, steps: [Step(.performSegue("S", "back"))])
}

/// A flow in a window that becomes compact, and in which more is done then.
func there(and then: [Step.Action], _ world: World) -> Scenario {
  Scenario(world, steps: ([.size(.compact)] + then).map { Step($0) })
}

func popping(
  _ style: PresentationStyle, replacement: AdaptiveReplacement? = nil
) -> World {
  var contract = Contract()
  contract.replacement = replacement
  return world(
    v("A"), [by("A", style, v("P"))], scenes: [Scene("P", .content, contract: contract)])
}

private func refusedFlow(_ action: Step.Action) -> Scenario {
  let world = world(
    nav("Nav", v("A")), scenes: [Scene("A", .content, contract: Contract(refuses: ["go"]))],
    segues: [Segue(from: "A", "go", .show("B"))],
    controls: [Control(in: "A", "both", fires: [.segue("go"), .action("save")])])
  return Scenario(world, steps: [Step(action, creating: ["b"])])
}

private let touchedTwice = Scenario(
  world(
    nav("Nav", v("A")), segues: [Segue(from: "A", "go", .show("B"))],
    controls: [Control(in: "A", "button", fires: [.segue("go")])]),
  steps: [
    Step(.tap("A", "button"), creating: ["b"], settles: false),
    Step(.tap("A", "button"), creating: ["c"]),
  ])

private let unanimated = world(
  nav("Nav", v("A")), segues: [Segue(from: "A", "go", .show("B"), animates: false)])

private func stackFlow(_ fault: Fault) -> Scenario {
  let stacked = world(nav("Nav", v("A"), v("B"), v("C")))
  let begin = Step(.beginBack("Nav"), settles: false)
  return switch fault {
  case .backPopsRoot: Scenario(world(nav("Nav", v("A"))), steps: [Step(.back("Nav"))])
  case .backNotSwallowed:
    Scenario(stacked, steps: [Step(.back("Nav"), settles: false), Step(.back("Nav"))])
  case .cancelKeepsPopped, .takenBackIsShown: Scenario(stacked, steps: [begin, Step(.cancel)])
  case .alertTakesTheSwiped: Scenario(stacked, steps: [begin, Step(.alert)])
  case .cancelWhileMovingKeepsPopped:
    Scenario(
      stacked,
      steps: [
        begin, Step(.present(.new(.stock(.content)), on: "Nav", style: nil), settles: false),
        Step(.cancel),
      ])
  case .cancelKeepsMoving: Scenario(stacked, steps: [begin, Step(.cancel, settles: false)])
  case .cancelIsCompleted, .takenBackStaysPopped:
    Scenario(animatedStack(swipes: true), steps: [begin, Step(.cancel)])
  case .gestureNeverEnds: Scenario(stacked, steps: [Step(.beginBack("Nav"))])
  case .nestedPushNeverEnds:
    Scenario(stacked, steps: [Step(.pop("Nav"), settles: false), Step(.pop("Nav"))])
  default: Scenario(stacked, steps: [Step(.back("Nav"))])
  }
}

private func sheetFlow(_ fault: Fault) -> Scenario {
  var contract = Contract()
  contract.isModal = fault == .modalNotObeyed
  contract.keeps = fault == .attemptNotTold
  let world = world(v("A"), [by("A", v("S"))], scenes: [Scene("S", .content, contract: contract)])
  switch fault {
  case .didDismissAfterCancel, .cancelForgetsCaller, .cancelKeepsDismissed:
    return Scenario(world, steps: [Step(.beginSwipeDown("S"), settles: false), Step(.cancel)])
  default: return Scenario(world, steps: [Step(.swipeDown("S"))])
  }
}

private let made: Scenario = {
  var segue = Segue(from: "A", "go", .show("B"))
  segue.action = .makes
  return Scenario(
    world(nav("Nav", v("A")), segues: [segue]),
    steps: [Step(.performSegue("A", "go"), creating: ["b"])])
}()

private let embedding = Scenario(
  world(
    nav("Nav", v("A")), scenes: [Scene("P", .content)],
    segues: [Segue(from: "P", "slot", .embed("C"))]),
  steps: [Step(.push(.new(.scene("P")), on: "Nav"), creating: ["p", "c"])])

private let shownAgain = Scenario(
  world(nav("Nav", v("A")), segues: [Segue(from: "A", "go", .show("B"))]),
  steps: [
    Step(.performSegue("A", "go"), creating: ["b", "other"]), Step(.pop("Nav")),
    Step(.performSegue("A", "go"), creating: ["c", "another"]),
  ])

func presentation(_ style: PresentationStyle?, on label: Label) -> Step {
  Step(.present(.new(.stock(.content)), on: label, style: style), creating: ["p"])
}

private var adopting: Contract {
  var contract = Contract()
  contract.show = .adopts
  return contract
}
