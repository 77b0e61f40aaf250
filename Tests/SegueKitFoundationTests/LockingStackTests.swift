import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A stack that takes no touches while a screen comes.
private final class LockingStack: UINavigationController {
  private let isCareful: Bool

  /// Makes one, which takes touches again when the transition has ended, and where there is none,
  /// at once or never.
  init(isCareful: Bool) {
    self.isCareful = isCareful
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Help") { [unowned self] in open("Help", animated: true) }]
  }

  required override init?(coder: AnyObject) { nil }

  fileprivate func open(_ title: String, animated: Bool) {
    guard transitionCoordinator == nil, topViewController?.title != title else { return }
    view.isUserInteractionEnabled = false
    let screen = UIViewController()
    screen.title = title
    pushViewController(screen, animated: animated)
    if let coordinator = transitionCoordinator {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.view.isUserInteractionEnabled = true
      }
    } else if isCareful {
      view.isUserInteractionEnabled = true
    }
  }
}

@Suite struct `A stack that takes no touches while it moves` {
  @Test(arguments: [true, false])
  func `takes them again where nothing moved`(isCareful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { LockingStack(isCareful: isCareful) }
    let link = RegisteredSignal("link") {
      (UIApplication.shared.keyWindow?.rootViewController as? LockingStack)?
        .open("Order", animated: false)
    }
    let rule: InvariantID = "rule.touches-get-through-again"
    let told = app.report(flows: 40, signals: [link]).findings
      .filter { $0.signature.invariant == rule }
    #expect(told.isEmpty == isCareful)
    #expect(told.allSatisfy { $0.scenario.steps.map(\.kind) == [.signal] })
  }
}
