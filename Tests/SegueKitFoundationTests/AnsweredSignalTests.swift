import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A shop that keeps links until it is active, and then shows the order that they lead to.
private final class WaitingShop: UINavigationController {
  private let forgets: Bool
  private var links = 0
  private var token: (any NSObjectProtocol)?

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Cart") {}]
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.followLinks() }
  }

  required override init?(coder: AnyObject) { nil }

  deinit { token.map(NotificationCenter.default.removeObserver) }

  func receive() {
    links += 1
    if UIApplication.shared.applicationState == .active { followLinks() }
  }

  private func followLinks() {
    guard links > 0, transitionCoordinator == nil else { return }
    if forgets { links = 0 }
    guard topViewController?.title != "Order" else { return }
    let order = UIViewController()
    order.title = "Order"
    pushViewController(order, animated: true)
  }
}

/// A shop that has the user log in before it follows a link, each time that it was away.
private final class GuardedShop: UINavigationController {
  private var isLoggedIn = true
  private var token: (any NSObjectProtocol)?

  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Cart") {}]
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: nil
    ) { [weak self] _ in self?.isLoggedIn = false }
  }

  required override init?(coder: AnyObject) { nil }

  deinit { token.map(NotificationCenter.default.removeObserver) }

  func follow() {
    guard isLoggedIn else { return logIn() }
    guard topViewController?.title != "Order" else { return }
    let order = UIViewController()
    order.title = "Order"
    pushViewController(order, animated: true)
  }

  private func logIn() {
    guard presentedViewController == nil else { return }
    let login = UIViewController.screen("Enter") { [unowned self] in
      isLoggedIn = true
      dismiss(animated: true)
    }
    let cancel = UIAction(title: "Cancel") { [unowned self] _ in dismiss(animated: true) }
    login.view.addSubview(UIButton(type: .system, primaryAction: cancel))
    login.modalPresentationStyle = .fullScreen
    present(login, animated: true)
  }
}

@Suite struct `A link that comes again` {
  @Test func `need not do what it did before the user has logged in`() {
    let system = SegueSimulation(
      registering: [RegisteredClass(GuardedShop.self, declaring: .undeclared) { GuardedShop() }],
      signals: [
        RegisteredSignal("link") {
          (UIApplication.shared.keyWindow?.rootViewController as? GuardedShop)?.follow()
        }
      ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("Shop", .navigation, className: "GuardedShop")]),
      stage: Stage(root: StageEntry("n", .scene("Shop")))
    ).declaring(system)
    let steps = [
      Step(.signal("link")), Step(.background), Step(.foreground),
      Step(.signal("link"), creating: ["first"]), Step(.tap("first", "Cancel")),
      Step(.signal("link"), creating: ["second"]), Step(.tap("second", "Enter")),
      Step(.signal("link")), Step(.signal("link")),
    ]
    let judgement = Judge(of: system, by: .ofApps).judge(Scenario(world, steps: steps))
    #expect(judgement.violations.map(\.signature) == [])
    #expect(judgement.trace.events.count { $0.kind == .dismiss } == 2)
  }
}

@Suite struct `A link that the app has followed` {
  @Test(arguments: [true, false])
  func `is not followed again when the app comes back`(forgets: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) { WaitingShop(forgets: forgets) }
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? WaitingShop)?.receive()
    }
    let report = app.report(flows: 100, signals: [link])
    let rule: InvariantID = "rule.signals-are-answered-once"
    #expect(report.findings.map(\.signature.invariant) == (forgets ? [] : [rule]))
    #expect(
      report.findings.allSatisfy {
        $0.scenario.steps.map(\.kind) == [.signal, .back, .background, .foreground]
      })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
