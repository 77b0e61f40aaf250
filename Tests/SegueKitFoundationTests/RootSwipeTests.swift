import FlowFuzzing
import FlowModel
import SegueKitFoundation
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
    CodeMadeApp(contract: Contract(leavingOpen: [.exits]), make: make).report(flows: 24).findings
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
