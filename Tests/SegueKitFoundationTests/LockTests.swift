import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// An app that asks who is there whenever it comes back, as long as nothing lies above.
private final class VaultController: UINavigationController {
  private let isWary: Bool

  init(isWary: Bool) {
    self.isWary = isWary
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [.screen("Letters") {}]
    let center = NotificationCenter.default
    let moment = UIApplication.willEnterForegroundNotification
    _ = center.addObserver(forName: moment, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.lock() }
    }
  }

  private func lock() {
    guard !isWary || presentedViewController == nil else { return }
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    let unlock = UIAction(title: "Unlock") { [unowned screen] _ in screen.dismiss(animated: true) }
    screen.view.addSubview(UIButton(primaryAction: unlock))
    present(screen, animated: true)
  }
}

/// An app that puts a lock in front as it goes, and shows the order that a link leads to.
private final class LockedShop: UINavigationController {
  private let waits: Bool
  private var awaitsLink = false
  private weak var lock: UIViewController?

  init(waits: Bool) {
    self.waits = waits
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Cart") {}]
    let moment = UIApplication.didEnterBackgroundNotification
    _ = NotificationCenter.default.addObserver(forName: moment, object: nil, queue: nil) {
      [weak self] _ in self?.close()
    }
  }

  required override init?(coder: AnyObject) { nil }

  private var front: UIViewController {
    var front: UIViewController = self
    while let next = front.presentedViewController, !next.isBeingDismissed { front = next }
    return front
  }

  private func close() {
    guard lock?.presentingViewController == nil else { return }
    let screen = UIViewController.screen("Unlock") { [unowned self] in
      lock?.presentingViewController?.dismiss(animated: true) { [self] in
        guard awaitsLink else { return }
        awaitsLink = false
        follow()
      }
    }
    screen.title = "Lock"
    screen.modalPresentationStyle = .fullScreen
    lock = screen
    front.present(screen, animated: false)
  }

  func follow() {
    if let coordinator = front.transitionCoordinator ?? transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        DispatchQueue.main.async { self?.follow() }
      }
      return
    }
    if waits, lock?.presentingViewController != nil { return awaitsLink = true }
    guard front.title != "Order" else { return }
    let order = UIViewController()
    order.title = "Order"
    front.present(order, animated: true)
  }
}

@Suite struct `A lock that is shown as the app goes` {
  @Test(arguments: [true, false], [true, false])
  func `has no link followed over it`(waits: Bool, isLoaded: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) { LockedShop(waits: waits) }
    let link = RegisteredSignal("link") {
      let shop = UIApplication.shared.keyWindow?.rootViewController as? LockedShop
      guard isLoaded else { return shop?.follow() ?? () }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak shop] in shop?.follow() }
    }
    let report = app.report(flows: 64, signals: [link])
    let rule: InvariantID = "rule.locks-stay-in-front"
    #expect(report.findings.map(\.signature.invariant) == (waits ? [] : [rule]))
    #expect(
      report.findings.allSatisfy {
        $0.scenario.steps.map(\.kind)
          == [.background, .foreground, .signal] + (isLoaded ? [.settle] : [])
      })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}

@Suite struct `A lock that is shown when the app comes back` {
  @Test(arguments: [true, false])
  func `is no change that the background has made, and stands there once`(isWary: Bool) {
    let app = CodeMadeApp(contract: Contract(leavingOpen: [.appearing])) {
      VaultController(isWary: isWary)
    }
    let found = app.report(flows: 100).findings.map(\.signature.invariant)
    #expect(!found.contains("outside.background-changes-nothing"))
    #expect(found.isEmpty == isWary)
  }
}
