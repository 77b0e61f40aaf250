import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A screen that links lead to.
private final class OrderScreen: UIViewController {}

/// A shop with a cart that presents an order on its stack, whatever that presents, or on whatever
/// is in front, once nothing moves any more.
private final class Shop: UINavigationController {
  private let isRash: Bool

  init(isRash: Bool) {
    self.isRash = isRash
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [
      .screen("Cart") { [unowned self] in
        present(.screen("Pay") {}, animated: true)
      }
    ]
  }

  fileprivate func open() {
    guard !isRash else { return present(OrderScreen(), animated: true) }
    var front: UIViewController = self
    while let presented = front.presentedViewController, !presented.isBeingDismissed {
      front = presented
    }
    guard !(front is OrderScreen) else { return }
    guard let coordinator = front.transitionCoordinator ?? transitionCoordinator else {
      return front.present(OrderScreen(), animated: true)
    }
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.open() }
  }
}

@Suite struct `A link that comes at any time` {
  private func report(isRash: Bool) -> CampaignReport {
    let system = SegueSimulation(
      registering: [RegisteredClass(Shop.self) { Shop(isRash: isRash) }],
      signals: [
        RegisteredSignal("order link") {
          (UIApplication.shared.keyWindow?.rootViewController as? Shop)?.open()
        }
      ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("Shop", .navigation, className: "Shop")]),
      stage: Stage(root: StageEntry("n", .scene("Shop")))
    ).declaring(system)
    let leads = Invariant("An order link leads to the order") { timeline in
      timeline.always(!.received("order link") || .shown("OrderScreen"))
    }
    return Campaign(
      seed: Seed(1), budget: Budget(runsMax: 100, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: Catalog([leads])),
      source: .fixed(world, stepsMax: 8, drivenBy: .person)
    ).run()
  }

  @Test func `leads where a rule says, whatever is presented`() {
    let report = report(isRash: false)
    #expect(report.findings.map(\.signature) == [])
    #expect(report.reach.steps[.signal] > 30)
  }

  @Test func `is found out where it is lost`() throws {
    let finding = try #require(report(isRash: true).findings.first)
    #expect(finding.scenario.steps.map(\.kind) == [.tap, .signal])
    #expect(finding.scenario.steps.last?.action == .signal("order link"))
  }

  @Test func `does not let the user leave a screen that it takes away`() throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Lock") { [unowned stack] in
          let lock = OrderScreen()
          lock.modalPresentationStyle = .fullScreen
          stack.present(lock, animated: true)
        }
      ]
      return stack
    }
    let open = RegisteredSignal("unlocked") {
      UIApplication.shared.keyWindow?.rootViewController?.dismiss(animated: true)
    }
    let ends = try #require(app.report(flows: 300, signals: [open]).reach.deadEnds)
    #expect(ends.screens.map(\.name) == ["OrderScreen"])
  }
}
