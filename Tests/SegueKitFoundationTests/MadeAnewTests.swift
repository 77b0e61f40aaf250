import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// The part of a home that says who is logged in.
private final class HeaderPage: UIViewController {}

/// A home that makes its header anew whenever it appears.
private final class HeadedHome: UIViewController {
  private var header: HeaderPage?

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Open") { [unowned self] in
      guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
      stack.pushViewController(UIViewController(), animated: true)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    header?.willMove(toParent: nil)
    header?.view.removeFromSuperview()
    header?.removeFromParent()
    let header = HeaderPage()
    addChild(header)
    view.addSubview(header.view)
    header.didMove(toParent: self)
    self.header = header
  }
}

@Suite struct `A header that is made anew at each appearance` {
  @Test func `is nobody whom the user misses`() {
    let app = CodeMadeApp(inTabs: {
      let tabs = UITabBarController()
      tabs.showPages("Home", "Profile")
      let home = UINavigationController(rootViewController: HeadedHome())
      home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      tabs.viewControllers?[0] = home
      return tabs
    })
    let report = app.report(flows: 64)
    #expect(report.findings.map(\.signature.invariant) == [])
    for rule in ["rule.tabs-keep-their-place", "rule.screens-below-stay-as-they-are"] {
      #expect(report.reach.premises[InvariantID(rule)] ?? 0 > 0, "\(rule)")
    }
  }
}
