import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// The stack of a tab, which takes its first screen when its view is loaded.
private final class OrdersStack: UINavigationController {
  private let looks: Bool

  /// Makes one that looks, or does not look, whether there is somebody already.
  init(looking looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    title = "Orders"
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIViewController()
    list.title = "All orders"
    setViewControllers([list] + (looks ? viewControllers : []), animated: false)
  }
}

@Suite struct `A link into a tab that is not loaded yet` {
  @Test(arguments: [true, false])
  func `shows its screen, which is on the list that the stack takes then`(looks: Bool) {
    let app = CodeMadeApp(inTabs: {
      let tabs = UITabBarController()
      let home = UIViewController()
      home.title = "Home"
      tabs.viewControllers = [home, OrdersStack(looking: looks)]
      return tabs
    })
    let link = RegisteredSignal("order") {
      let root = UIApplication.shared.keyWindow?.rootViewController
      guard let tabs = root?.children.first as? UITabBarController,
        let stack = tabs.viewControllers?.last as? OrdersStack,
        stack.transitionCoordinator == nil, stack.topViewController?.title != "Order"
      else { return }
      let order = UIViewController()
      order.title = "Order"
      stack.pushViewController(order, animated: false)
      tabs.selectedViewController = stack
    }
    let findings = app.report(flows: 40, signals: [link]).findings
    let told = findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told.contains("rule.everything-pushed-is-seen replaced") != looks)
    #expect(!looks || told == [])
  }
}
