import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A shop that shows an order when a link says so, at once or when it comes back.
private final class OrderShop: UINavigationController {
  private let waits: Bool
  private var isAsked = false
  private var observer: (any NSObjectProtocol)?

  /// Makes one, which waits for the foreground, also where it is there already.
  init(waits: Bool) {
    self.waits = waits
    super.init(nibName: nil, bundle: nil)
    viewControllers = [UIViewController()]
    let center = NotificationCenter.default
    observer = center.addObserver(
      forName: UIApplication.willEnterForegroundNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.show() }
  }

  required override init?(coder: AnyObject) { nil }

  fileprivate func follow() {
    isAsked = true
    if !waits && UIApplication.shared.applicationState != .background { show() }
  }

  private func show() {
    guard isAsked, presentedViewController == nil else { return }
    isAsked = false
    let order = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
    order.title = "Order"
    present(order, animated: true)
  }
}

@Suite struct `A link that comes in front` {
  @Test(arguments: [true, false])
  func `is followed there`(waits: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { OrderShop(waits: waits) }
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? OrderShop)?.follow()
    }
    let rule: InvariantID = "rule.signals-are-answered-when-they-come"
    let told = app.report(flows: 150, signals: [link]).findings
      .filter { $0.signature.invariant == rule }
    #expect(told.isEmpty != waits)
    #expect(
      told.allSatisfy {
        $0.scenario.steps.map(\.kind) == [.signal, .background, .foreground]
      })
  }
}

/// Tabs that come back as they were when the app left, also after a link.
private final class RememberingScene: UIResponder, UIWindowSceneDelegate {
  private let forgets: Bool
  private var tab: Int?
  var window: UIWindow?

  /// Makes one, which forgets where the user was when a link leads elsewhere, or not.
  init(forgetting forgets: Bool) { self.forgets = forgets }

  private var tabs: UITabBarController? {
    (window?.rootViewController as? UINavigationController)?.topViewController
      as? UITabBarController
  }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let tabs = UITabBarController()
    tabs.showPages("Shop", "Orders")
    let stack = UINavigationController(rootViewController: tabs)
    stack.isNavigationBarHidden = true
    let window = UIWindow(windowScene: scene)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    tabs?.selectedIndex = 1
    if forgets { tab = nil }
  }

  func sceneDidEnterBackground(_ scene: UIScene) { tab = tabs?.selectedIndex }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if let tab { tabs?.selectedIndex = tab }
    tab = nil
  }
}

@Suite struct `A link that brings the app to the front` {
  @Test(arguments: [true, false])
  func `leads where it leads in front`(forgets: Bool) throws {
    let app = CodeMadeApp(launchedBy: { RememberingScene(forgetting: forgets) })
    let link = RegisteredSignal("link") {
      if let url = URL(string: "app://orders") { UIApplication.shared.receive(url) }
    }
    let report = app.report(flows: 120, signals: [link])
    let rule: InvariantID = "rule.signals-get-through-from-the-background"
    #expect(report.findings.map(\.signature.invariant) == (forgets ? [] : [rule]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.background, .signal] })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
