import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack that is given all screens of a path each time that the path grows.
private final class PathStack: UINavigationController, UINavigationControllerDelegate {
  private let counts: Bool
  private var path: [UIViewController] = []
  private var home = UIViewController()

  /// Makes one; one that counts takes one screen off its path, however many have gone.
  init(counting counts: Bool) {
    self.counts = counts
    super.init(nibName: nil, bundle: nil)
    delegate = self
    home = level(0)
    viewControllers = [home]
  }

  required override init?(coder: AnyObject) { nil }

  private func level(_ depth: Int) -> UIViewController {
    let screen = UIViewController.screen("Deeper") { [unowned self] in
      guard depth < 3, transitionCoordinator == nil else { return }
      path.append(level(depth + 1))
      setViewControllers([home] + path, animated: true)
    }
    screen.title = "Level \(depth)"
    screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Home",
      primaryAction: UIAction(title: "Home") { [unowned self] _ in
        guard transitionCoordinator == nil else { return }
        popToRootViewController(animated: true)
      })
    return screen
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard viewControllers.count - 1 < path.count else { return }
    if counts { path.removeLast() } else { path = Array(viewControllers.dropFirst()) }
  }
}

@Suite struct `A path of screens` {
  @Test(arguments: [true, false])
  func `brings nobody back whom the user has left`(counts: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { PathStack(counting: counts) }
    let findings = app.report(flows: 24).findings
    #expect(
      findings.map(\.signature.invariant) == (counts ? ["rule.everything-pushed-is-seen"] : []))
    #expect(findings.map(\.signature.clause) == (counts ? ["again"] : []))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .tap, .tap])
    }
  }
}
