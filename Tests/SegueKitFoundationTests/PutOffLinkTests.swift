import FlowFuzzing
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
