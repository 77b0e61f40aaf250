import FlowModel
import SegueKit
import SegueSimulation
import Testing

private final class QuietStack: UINavigationController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

private final class QuietTabs: UITabBarController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

@Suite struct `A container that tells its children by hand` {
  private func trace(
    of kind: ControllerKind, with children: [StageEntry], _ action: Step.Action
  ) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(QuietStack.self) { QuietStack() },
      RegisteredClass(QuietTabs.self) { QuietTabs() },
    ])
    let name: ClassName = kind == .tabs ? "QuietTabs" : "QuietStack"
    let world = World(
      storyboard: Storyboard(scenes: [Scene("Own", kind, className: name)]),
      stage: Stage(root: StageEntry("own", .scene("Own"), children: children)))
    return system.trace(of: Scenario(world.declaring(system), steps: [Step(action)]))
  }

  @Test(arguments: [Step.Action.tapTab("b", on: "own"), .select("b", on: "own")])
  func `brings a tab to the front`(action: Step.Action) {
    let trace = trace(of: .tabs, with: [.plain("a"), .plain("b")], action)
    #expect(!trace.events.contains { $0.kind == .declined })
    #expect(trace.snapshots.last?.nodes.first?.selected == trace.controller(of: "b"))
  }

  @Test func `goes back to one of its own`() {
    let trace = trace(of: .navigation, with: [.plain("a"), .plain("b")], .popTo("a", on: "own"))
    #expect(!trace.events.contains { $0.kind == .declined })
    #expect(trace.snapshots.last?.contains(ControllerID(1)) == true)
    #expect(trace.snapshots.last?.nodes.count == 2)
  }
}
