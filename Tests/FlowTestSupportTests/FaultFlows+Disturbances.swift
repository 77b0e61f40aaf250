import FlowModel
import FlowTestSupport

/// The smallest flow that gives a fault an occasion by which more happens than was asked for, or
/// less.
func disturbedFlow(_ fault: Fault) -> Scenario {
  switch fault {
  case .restoreForgetsDetail, .restoreForgetsPopoverSource, .backgroundForgetsSavedState:
    savedFlow(fault)
  case .wideningSelectsFirstTab, .expansionDropsWhatLiesAbove, .sizeMovesPresentation,
    .replacementForgetsCaller, .columnLandsBelowTheTop, .discardedColumnTaken,
    .presentedMissesTheWidth, .rootHearsTheWidthTwice:
    resizedFlow(fault)
  case .cancelledPullDeafensSheet, .cancelledPullKeepsSheetBusy, .dismissalDeafensControls,
    .didDismissTooEarly, .finishPopsTwo, .finishSelectsFirstTab:
    touchedFlow(fault)
  case .resizeRevivesDismissed, .selectionDropsPresentation, .selectionInFlightReverted,
    .selectionDropsThePushed, .presentationInFlightDropped, .showInFlightDropped,
    .presentingSegueInFlightDropped, .unwindInFlightOnlyDelivers, .movementSwallowsAllTouches,
    .upperLayersCountAsResting, .unwindInFlightDismissesTheTop:
    movingFlow(fault)
  case .comebackKeepsItsForm, .comebackIsRefused, .comebackIsNotPushed: comebackFlow(fault)
  case .swipeOutlivesPush:
    Scenario(
      world(nav("Nav", v("A"), v("B"))),
      steps: [
        Step(.beginBack("Nav"), settles: false),
        Step(.push(.new(.stock(.content)), on: "Nav"), creating: ["C"], settles: false),
      ])
  case .foreignPopIsIgnored:
    Scenario(world(nav("Nav", v("A", v("B")))), steps: [Step(.popTo("B", on: "Nav"))])
  case .stackTakesStacks:
    Scenario(
      world(nav("Nav", v("A"))), steps: [Step(.push(.new(.stock(.navigation)), on: "Nav"))])
  case .lastTabIsInFront, .childrenComeInReverse:
    Scenario(
      world(
        v("A"),
        scenes: [Scene("B", .content), Scene("C", .content), Scene("T", .tabs, holds: ["B", "C"])]),
      steps: [Step(.root(.new(.scene("T"))))])
  default: changedFlow(fault)
  }
}

private let columns = world(split("Split", nav("Nav", v("A")), v("B")))

private func savedFlow(_ fault: Fault) -> Scenario {
  switch fault {
  case .restoreForgetsDetail: there(and: [.save, .restore], columns)
  case .restoreForgetsPopoverSource:
    Scenario(
      world(v("A"), segues: [Segue(from: "A", "go", .popover("B", isAnchored: true))]),
      steps: [Step(.performSegue("A", "go")), Step(.save), Step(.restore)])
  default: Scenario(world(v("A")), steps: [Step(.save), Step(.background)])
  }
}

private func resizedFlow(_ fault: Fault) -> Scenario {
  switch fault {
  case .wideningSelectsFirstTab:
    there(and: [.size(.regular)], world(tabs("Tab", selecting: "B", v("A"), v("B"))))
  case .expansionDropsWhatLiesAbove:
    there(and: [.push(.new(.stock(.content)), on: "Nav"), .size(.regular)], columns)
  case .sizeMovesPresentation:
    there(
      and: [.size(.regular)],
      world(tabs("Tab", nav("Nav", v("A"))), [by("A", .currentContext, v("C"))]))
  case .replacementForgetsCaller:
    there(
      and: [],
      world(
        nav("Nav", v("A")), [by("A", .popover, v("P"))], scenes: [replaced("P")]))
  case .presentedMissesTheWidth, .rootHearsTheWidthTwice:
    there(and: [], world(v("A"), [by("A", v("B"))]))
  case .discardedColumnTaken:
    there(
      and: [],
      world(
        StageEntry("Split", .scene("Split"), children: [nav("Nav", v("A")), v("B")]),
        scenes: [discarding("Split")]))
  default: there(and: [], columns)
  }
}

private func discarding(_ name: SceneName) -> Scene {
  var contract = Contract()
  contract.collapse = .discards
  return Scene(name, .split, contract: contract)
}

private func replaced(_ name: SceneName) -> Scene {
  var contract = Contract()
  contract.replacement = .navigation
  return Scene(name, .content, contract: contract)
}

private func touchedFlow(_ fault: Fault) -> Scenario {
  let sheet = world(
    tabs("Tab", selecting: "B", v("A"), v("B")), [by("Tab", v("S"))],
    segues: [Segue(from: "B", "go", .show("C"))])
  let pull = Step(.beginSwipeDown("S"), settles: false)
  return switch fault {
  case .cancelledPullDeafensSheet:
    Scenario(sheet, steps: [pull, Step(.cancel), Step(.swipeDown("S"))])
  case .cancelledPullKeepsSheetBusy:
    Scenario(sheet, steps: [pull, Step(.cancel), Step(.dismiss("S"))])
  case .dismissalDeafensControls:
    Scenario(sheet, steps: [Step(.dismiss("S")), Step(.tap("B", "go"))])
  case .finishSelectsFirstTab: Scenario(sheet, steps: [pull, Step(.finish)])
  case .finishPopsTwo:
    Scenario(
      world(nav("Nav", v("A"), v("B"), v("C"))),
      steps: [Step(.beginBack("Nav"), settles: false), Step(.finish)])
  default: Scenario(sheet, steps: [Step(.swipeDown("S"), settles: false)])
  }
}

private func movingFlow(_ fault: Fault) -> Scenario {
  let stack = world(
    nav("Nav", v("A"), v("B")), segues: [Segue(from: "A", "go", .present("C", style: nil))])
  let pop = Step(.pop("Nav"), settles: false)
  switch fault {
  case .resizeRevivesDismissed:
    return Scenario(
      world(v("A"), [by("A", v("B"))]),
      steps: [Step(.dismiss("B"), settles: false), Step(.size(.compact))])
  case .selectionDropsPresentation, .selectionInFlightReverted:
    var begin = presentation(nil, on: "Tab")
    begin.settles = false
    return Scenario(
      world(tabs("Tab", v("A"), v("B"))), steps: [begin, Step(.select("B", on: "Tab"))])
  case .selectionDropsThePushed:
    return Scenario(
      world(tabs("Tab", nav("Nav", v("A")))),
      steps: [
        Step(.push(.new(.stock(.content)), on: "Nav"), settles: false),
        Step(.select("Nav", on: "Tab")),
      ])
  case .movementSwallowsAllTouches:
    return Scenario(
      world(
        nav("Nav", v("A"), v("B")), [by("B", v("S"))], segues: [Segue(from: "S", "go", .show("C"))]),
      steps: [pop, Step(.tap("S", "go"))])
  case .upperLayersCountAsResting:
    return Scenario(
      world(
        v("A"), [by("A", v("B")), by("B", v("C"))]),
      steps: [Step(.dismiss("A"), settles: false), presentation(nil, on: "C")])
  case .unwindInFlightDismissesTheTop:
    return Scenario(
      unwinding("S", to: ["A"], nav("Nav", v("A"), v("B")), [by("A", v("C")), by("C", v("S"))]),
      steps: [pop, Step(.performSegue("S", "back"))])
  case .presentationInFlightDropped:
    return Scenario(stack, steps: [pop, presentation(nil, on: "A")])
  case .showInFlightDropped:
    return Scenario(stack, steps: [pop, Step(.show(.new(.stock(.content)), on: "A"))])
  case .presentingSegueInFlightDropped:
    return Scenario(stack, steps: [pop, Step(.performSegue("A", "go"))])
  default:
    return Scenario(
      unwinding("S", to: ["A"], nav("Nav", v("A"), v("S"), v("B"))),
      steps: [pop, Step(.performSegue("S", "back"))])
  }
}

private func changedFlow(_ fault: Fault) -> Scenario {
  switch fault {
  case .popToRootDismissesWhatCovers:
    Scenario(
      world(nav("Nav", v("A"), v("B")), [by("B", v("C"))]), steps: [Step(.popToRoot("Nav"))])
  case .popLeavesPresentation:
    Scenario(
      world(
        nav("Nav", v("A"), v("B")), [by("B", .currentContext, v("C"))],
        scenes: [Scene("B", .content, contract: Contract(definesContext: true))]),
      steps: [Step(.pop("Nav"))])
  case .addGoesFirst:
    Scenario(world(v("A", v("B"))), steps: [Step(.add(.new(.stock(.content)), to: "A"))])
  case .pushSelectsItsTab:
    Scenario(
      world(tabs("Tab", v("A"), nav("Nav", v("B")))),
      steps: [Step(.push(.new(.stock(.content)), on: "Nav"))])
  default:
    Scenario(
      world(
        nav("Nav", v("A")), [by("A", v("B"))], segues: [Segue(from: "A", "go", .show("C"))]),
      steps: [Step(.performSegue("A", "go"))])
  }
}
