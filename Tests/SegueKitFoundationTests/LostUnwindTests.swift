import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// The list of an app, whose form goes back to it by an unwind.
private final class List: UIViewController {
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    action == "unwindToList:" ? { _ in } : super.unwindAction(for: action)
  }
}

@Suite struct `A button that unwinds` {
  @Test(arguments: ["unwindToList:", "unwindToListWithSegue:"])
  func `is told of where nobody has the action that the storyboard names`(
    action: ActionName
  ) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(List.self, declaring: Contract(unwinds: ["unwindToList:"])) { List() }
    ])
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("List", .content, className: "List"), Scene("Form", .content)],
        segues: [
          Segue(from: "List", "add", .present("Form", style: .fullScreen)),
          Segue(from: "Form", "done", .unwind(action)),
        ],
        controls: [
          Control(in: "List", "Add", fires: [.segue("add")]),
          Control(in: "Form", "Done", fires: [.segue("done")]),
        ]),
      stage: Stage(root: StageEntry("l", .scene("List")))
    ).declaring(system)
    let findings = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 100, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world, stepsMax: 8, drivenBy: .person)
    ).run().findings
    let isThere = action == "unwindToList:"
    #expect(
      findings.map(\.signature.invariant) == (isThere ? [] : ["rule.unwinds-lead-somewhere"]))
    #expect(findings.first?.scenario.steps.map(\.kind) == (isThere ? nil : [.tap, .tap]))
  }
}
