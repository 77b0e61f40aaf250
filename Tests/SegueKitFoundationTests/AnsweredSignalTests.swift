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
