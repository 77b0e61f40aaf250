import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// Two tabs that lead to the user's profile.
private final class ProfileTabs: UITabBarController {
  private let profile: UIViewController?

  /// - Parameter keeping: Whether there is one profile for both.
  init(keeping: Bool) {
    profile = keeping ? UIViewController() : nil
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = (0..<2).map { tab in
      let stack = UINavigationController()
      stack.tabBarItem = UITabBarItem(title: "\(tab)", image: nil, tag: tab)
      stack.viewControllers = [
        .screen("Profile") { [unowned self, unowned stack] in
          guard stack.viewControllers.count == 1, stack.transitionCoordinator == nil else { return }
          stack.pushViewController(profile ?? UIViewController(), animated: true)
        }
      ]
      return stack
    }
  }
}

@Suite struct `A screen that is kept` {
  @Test(arguments: [true, false])
  func `is not pushed on a second stack`(keeping: Bool) {
    let app = CodeMadeApp(inTabs: { ProfileTabs(keeping: keeping) })
    let told = app.report(flows: 40).findings.map(\.signature.invariant)
    #expect(told.contains("rule.nobody-is-pushed-from-another-stack") == keeping)
  }

  @Test func `may lie below one to which a shortcut leads`() {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      let settings = UIViewController()
      settings.title = "Settings"
      let home = UIViewController.screen("Wi-Fi") { [unowned stack] in
        guard stack.transitionCoordinator == nil, let home = stack.viewControllers.first else {
          return
        }
        let page = UIViewController()
        page.title = "Wi-Fi"
        stack.setViewControllers([home, settings, page], animated: true)
      }
      stack.viewControllers = [home]
      return stack
    }
    let report = app.report(flows: 64)
    #expect(report.findings.map(\.signature.invariant) == [])
    #expect(report.reach.steps[.back] > 10)
  }
}
