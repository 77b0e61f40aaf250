import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import SegueKitFoundation
import SegueSimulation
import Testing

/// A shop that leads to an order by a link, on its stack or above it.
private final class OrderingShop: UINavigationController {
  enum Way: CaseIterable { case pushes, presents, pushesWhileLoading }

  private let way: Way
  private let looks: Bool

  init(_ way: Way, looking looks: Bool) {
    self.way = way
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Cart") {}]
  }

  required override init?(coder: AnyObject) { nil }

  func follow() {
    guard transitionCoordinator == nil, !looks || !showsOrder else { return }
    switch way {
    case .pushes: pushViewController(.titled("Order"), animated: true)
    case .presents:
      guard presentedViewController?.isBeingDismissed != true else { return }
      front.present(.titled("Order"), animated: true)
    case .pushesWhileLoading:
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
        guard let self, !looks || !showsOrder else { return }
        pushViewController(.titled("Order"), animated: true)
      }
    }
  }

  private var showsOrder: Bool {
    topViewController?.title == "Order" || presentedViewController != nil
  }

  private var front: UIViewController {
    var front: UIViewController = self
    while let next = front.presentedViewController { front = next }
    return front
  }
}

extension UIViewController {
  fileprivate static func titled(_ title: String) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    return screen
  }
}

@Suite struct `A link to where the user is already` {
  private let rule: InvariantID = "rule.signals-open-nothing-twice"

  /// What is told where the link comes twice, and time passes after each.
  private func judgement(of way: OrderingShop.Way, looking looks: Bool) -> Judgement {
    let system = SegueSimulation(
      registering: [
        RegisteredClass(OrderingShop.self, declaring: .undeclared) {
          OrderingShop(way, looking: looks)
        }
      ],
      signals: [
        RegisteredSignal("link") {
          (UIApplication.shared.keyWindow?.rootViewController as? OrderingShop)?.follow()
        }
      ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("Shop", .navigation, className: "OrderingShop")]),
      stage: Stage(root: StageEntry("n", .scene("Shop")))
    ).declaring(system)
    let steps = [Step(.signal("link")), Step(.settle), Step(.signal("link")), Step(.settle)]
    return Judge(of: system, by: .ofApps).judge(Scenario(world, steps: steps))
  }

  @Test(arguments: OrderingShop.Way.allCases)
  fileprivate func `opens no second screen upon the first`(way: OrderingShop.Way) {
    let judgement = judgement(of: way, looking: false)
    #expect(judgement.violations.map(\.signature.invariant) == [rule])
  }

  @Test(arguments: OrderingShop.Way.allCases)
  fileprivate func `leaves alone who looks where the user is`(way: OrderingShop.Way) {
    let judgement = judgement(of: way, looking: true)
    #expect(judgement.violations.map(\.signature) == [])
    #expect(judgement.premises[rule] == 1)
  }

  @Test func `is come upon by random flows`() {
    let app = CodeMadeApp(contract: .undeclared) { OrderingShop(.pushes, looking: false) }
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? OrderingShop)?.follow()
    }
    let report = app.report(flows: 40, signals: [link])
    #expect(report.findings.map(\.signature.invariant) == [rule])
    #expect(report.findings.map { $0.scenario.steps.map(\.kind) } == [[.signal, .signal]])
  }

  @Test(arguments: [true, false])
  func `comes once when it comes twice while something moves`(looks: Bool) throws {
    let system = SegueSimulation(
      registering: [
        RegisteredClass(PatientShop.self, declaring: .undeclared) { PatientShop(looking: looks) }
      ],
      signals: [
        RegisteredSignal("link") {
          (UIApplication.shared.keyWindow?.rootViewController as? PatientShop)?.follow()
        }
      ])
    let flow = try Scenario(
      text: """
        scene Shop nav, class PatientShop, unknown show calls

        stage regular creating cart
          Shop as n

        do tap cart.Cart creating page unsettled
        do signal link unsettled
        do signal link
        do settle
        """)
    let judgement = Judge(of: system, by: .ofApps).judge(flow)
    let told = judgement.violations.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told == (looks ? [] : ["\(rule) atOnce"]))
    #expect(
      judgement.trace.snapshots.last?.nodes.count { $0.place == .child(of: 0) } == (looks ? 3 : 4))
  }
}

/// A shop that keeps links while something moves, and shows an order for each of them then.
private final class PatientShop: UINavigationController, UINavigationControllerDelegate {
  private let looks: Bool
  private var links = 0

  init(looking looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [
      .screen("Cart") { [unowned self] in
        guard transitionCoordinator == nil else { return }
        pushViewController(UIViewController(), animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func follow() {
    guard topViewController?.title != "Order" else { return }
    links += 1
    if transitionCoordinator == nil { showOrders() }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if links > 0 { DispatchQueue.main.async { [weak self] in self?.showOrders() } }
  }

  private func showOrders() {
    let orders = (0..<(looks ? min(links, 1) : links)).map { _ in UIViewController.titled("Order") }
    links = 0
    guard !orders.isEmpty, topViewController?.title != "Order" else { return }
    setViewControllers(viewControllers + orders, animated: true)
  }
}
