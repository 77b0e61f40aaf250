import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// Tabs, the last of which presents a composer over the tab in which the user was.
private final class ComposingTabs: UITabBarController, UITabBarControllerDelegate {
  private let remembersTouches: Bool
  private var lastTouched = 0

  /// - Parameter remembersTouches: Whether it takes for that the tab that was touched last, and not
  ///   the one that is selected.
  init(rememberingTouches remembersTouches: Bool) {
    self.remembersTouches = remembersTouches
    super.init(nibName: nil, bundle: nil)
    showPages("Home", "Orders", "Compose")
    viewControllers?[0].addButton("Orders") { [unowned self] in selectedIndex = 1 }
    delegate = self
  }

  required override init?(coder: AnyObject) { nil }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    guard viewController === viewControllers?[2] else { return true }
    if remembersTouches { selectedIndex = lastTouched }
    present(
      .screen("Close") { [unowned self] in dismiss(animated: true) }, animated: true)
    return false
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    lastTouched = selectedIndex
  }
}

@Suite struct `A tab that a button leads to` {
  @Test(arguments: [true, false])
  func `is the one that the user comes back to`(remembersTouches: Bool) throws {
    let app = CodeMadeApp(inTabs: { ComposingTabs(rememberingTouches: remembersTouches) })
    let judgement = try app.judgement(
      of: ["tap home.Orders", "tapTab compose on all creating composer"],
      creating: ["all", "home", "orders", "compose"], asking: [.tabsChosenInCodeAreRemembered])
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (remembersTouches ? ["rule.tabs-chosen-in-code-are-remembered"] : []))
  }

  @Test(arguments: [true, false])
  func `is found by a campaign to be left`(remembersTouches: Bool) {
    let app = CodeMadeApp(inTabs: { ComposingTabs(rememberingTouches: remembersTouches) })
    let report = app.report(flows: 64)
    let rule: InvariantID = "rule.tabs-chosen-in-code-are-remembered"
    #expect(report.findings.map(\.signature.invariant) == (remembersTouches ? [rule] : []))
    #expect((report.reach.premises[rule] ?? 0) > 0)
  }
}
