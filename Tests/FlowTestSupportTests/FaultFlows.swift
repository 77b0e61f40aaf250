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
    .keepsWhatItPopped,
    .actionTwice, .actionNever, .actionToContainer:
    flow(unwinding("S", to: ["A", "B"], nav("Nav", v("A"), v("B"), v("S"))))
  case .refusedTriggerPerforms, .refusalStopsOtherActions, .codeAsks, .wiredDoesNotAsk:
    refusedFlow(fault == .codeAsks ? .performSegue("A", "go") : .tap("A", "both"))
  case .prepareAfterPerform, .prepareTwice, .prepareOnDestination, .destinationReused,
    .showsAnotherInstance:
    shownAgain
  case .unwindWithoutImplementerDismisses:
    flow(unwinding("S", to: [], v("A"), [by("A", v("S"))]))
  case .oneModalOfSeveralRemoved:
    flow(unwinding("S", to: ["A"], v("A"), [by("A", v("M")), by("M", v("S"))]))
  case .tabNotSelected, .selectionClaimStale:
    flow(unwinding("S", to: ["B"], tabs("Tab", v("S"), v("B"))))
  }
}

private func flow(_ world: World) -> Scenario {
  Scenario(world, steps: [Step(.performSegue("S", "back"))])
}

private func refusedFlow(_ action: Step.Action) -> Scenario {
  let world = world(
    nav("Nav", v("A")), scenes: [Scene("A", .content, contract: Contract(refuses: ["go"]))],
    segues: [Segue(from: "A", "go", .show("B"))],
    controls: [Control(in: "A", "both", fires: [.segue("go"), .action("save")])])
  return Scenario(world, steps: [Step(action, creating: ["b"])])
}

private let shownAgain = Scenario(
  world(nav("Nav", v("A")), segues: [Segue(from: "A", "go", .show("B"))]),
  steps: [
    Step(.performSegue("A", "go"), creating: ["b", "other"]), Step(.pop("Nav")),
    Step(.performSegue("A", "go"), creating: ["c", "another"]),
  ])
