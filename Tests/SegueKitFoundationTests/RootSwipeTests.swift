import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A stack whose pages have a button of their own in the place of the back button, and that lets
/// the user swipe back all the same.
private class OwnButtonStack: UINavigationController, UIGestureRecognizerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UITableViewController()]
    setNavigationBarHidden(true, animated: false)
    interactivePopGestureRecognizer?.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// The same, which looks whether there is somebody to go back to.
private final class CarefulStack: OwnButtonStack {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    viewControllers.count > 1
  }
}

@Suite struct `A swipe back at the root` {
  private func findings(_ make: @escaping @Sendable () -> UINavigationController) -> [Finding] {
    let system = SegueSimulation(registering: [
      RegisteredClass(
        UINavigationController.self, named: "App", declaring: Contract(leavingOpen: [.exits]),
        make: make)
    ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("App", .navigation, className: "App")]),
      stage: Stage(root: StageEntry("app", .scene("App"))))
    return Campaign(
      seed: Seed(1), budget: Budget(runsMax: 200, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world.declaring(system.classes), stepsMax: 8, drivenBy: .person)
    ).run().findings
  }

  @Test func `is found where the app lets it begin`() throws {
    let finding = try #require(findings { OwnButtonStack() }.first)
    #expect(finding.signature.invariant == "rule.no-swipe-at-the-root")
    #expect(finding.scenario.steps.map(\.kind) == [.tap])
  }

  @Test func `is let be where the app says no`() {
    #expect(findings { CarefulStack() }.isEmpty)
  }
}
