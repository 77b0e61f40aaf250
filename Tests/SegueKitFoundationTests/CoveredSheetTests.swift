import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack that presents a form which covers itself when it is sent.
private final class FormStack: UINavigationController {
  private let isModal: Bool

  init(isModal: Bool) {
    self.isModal = isModal
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Write") { [unowned self] in present(form(), animated: true) }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  private func form() -> UIViewController {
    weak var page: UIViewController?
    let form = UIViewController.screen("Send") {
      guard let view = page?.view else { return }
      view.addSubview(UIView(frame: view.bounds))
    }
    page = form
    let stack = UINavigationController(rootViewController: form)
    stack.isModalInPresentation = isModal
    return stack
  }
}

@Suite struct `A sheet that is covered for good` {
  @Test(arguments: [true, false])
  func `keeps the user where they cannot pull it down`(isModal: Bool) {
    let findings = CodeMadeApp(contract: .undeclared) { FormStack(isModal: isModal) }
      .report(flows: 40).findings
    let rule: InvariantID = "rule.touches-get-through-again"
    #expect(findings.map(\.signature.invariant) == (isModal ? [rule] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap] })
  }
}
