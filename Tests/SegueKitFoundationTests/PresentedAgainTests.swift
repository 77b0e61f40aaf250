import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// What is presented when the server refuses something.
private final class LoginScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIAction(title: "Close") { [unowned self] _ in dismiss(animated: true) }
    view.addSubview(UIButton(type: .system, primaryAction: close))
  }
}

/// An app that has its user log in again.
private final class Account: UINavigationController {
  private let looks: Bool

  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    viewControllers = [UIViewController()]
  }

  required override init?(coder: AnyObject) { nil }

  fileprivate func logIn() {
    var front: UIViewController = self
    while let next = front.presentedViewController { front = next }
    if let moving = front.transitionCoordinator {
      moving.animate(alongsideTransition: nil) { [weak self] _ in self?.logIn() }
      return
    }
    if looks, front is LoginScreen { return }
    front.present(LoginScreen(), animated: true)
  }
}

@Suite struct `A login that the server asks for` {
  @Test(arguments: [true, false])
  func `is presented once`(looks: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) { Account(looks: looks) }
    let refused = RegisteredSignal("refused") {
      (UIApplication.shared.keyWindow?.rootViewController as? Account)?.logIn()
    }
    let report = app.report(flows: 60, signals: [refused])
    let id: InvariantID = "rule.signals-present-once"
    #expect(report.findings.map(\.signature.invariant) == (looks ? [] : [id]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.signal, .signal] })
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}
