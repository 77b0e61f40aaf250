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
    let told = app.report(flows: 72, signals: [link]).findings
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
  /// What it does with the tab in which the user was.
  enum Habit: CaseIterable {
    /// It takes the user back there, whatever has come meanwhile.
    case remembers
    /// It forgets the tab when a link leads elsewhere.
    case forgets
    /// It begins with the first tab each time.
    case begins
  }

  private let habit: Habit
  private var tab: Int?
  var window: UIWindow?

  init(_ habit: Habit) { self.habit = habit }

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
    if habit == .forgets { tab = nil }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    if habit != .begins { tab = tabs?.selectedIndex }
  }

  func sceneWillEnterForeground(_ scene: UIScene) {
    if habit == .begins { tabs?.selectedIndex = 0 }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    if let tab { tabs?.selectedIndex = tab }
    tab = nil
  }
}

@Suite struct `A link that brings the app to the front` {
  @Test(arguments: RememberingScene.Habit.allCases)
  fileprivate func `leads where it leads in front`(habit: RememberingScene.Habit) throws {
    let app = CodeMadeApp(launchedBy: { RememberingScene(habit) })
    let link = RegisteredSignal("link") {
      if let url = URL(string: "app://orders") { UIApplication.shared.receive(url) }
    }
    let report = app.report(flows: 120, signals: [link])
    let rule: InvariantID = "rule.signals-get-through-from-the-background"
    #expect(report.findings.map(\.signature.invariant) == (habit == .remembers ? [rule] : []))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.background, .signal] })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
