import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack with a button, in its view or in its bar, that is disabled while a form is shown, and
/// enabled again by the form, or also when that is pulled down.
private final class FormStack: UINavigationController, UIAdaptivePresentationControllerDelegate {
  private let heedsPulls: Bool
  private let setEnabled: (Bool) -> Void

  init(heedsPulls: Bool, hasBarButton: Bool) {
    self.heedsPulls = heedsPulls
    let page = UIViewController()
    let action = UIAction(title: "New") { [unowned page] _ in
      (page.navigationController as? FormStack)?.showForm()
    }
    if hasBarButton {
      let button = UIBarButtonItem(primaryAction: action)
      page.navigationItem.rightBarButtonItem = button
      setEnabled = { button.isEnabled = $0 }
    } else {
      let button = UIButton(primaryAction: action)
      page.view.addSubview(button)
      setEnabled = { button.isEnabled = $0 }
    }
    super.init(nibName: nil, bundle: nil)
    viewControllers = [page]
  }

  required override init?(coder: AnyObject) { nil }

  private func showForm() {
    let form = UIViewController.screen("Save") { [unowned self] in
      setEnabled(true)
      dismiss(animated: true)
    }
    form.modalPresentationStyle = .formSheet
    if heedsPulls { form.presentationController?.delegate = self }
    setEnabled(false)
    present(form, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    setEnabled(true)
  }
}

@Suite struct `A button that is disabled while a form is shown` {
  @Test(arguments: [true, false], [true, false])
  func `is told of where it stays so`(heedsPulls: Bool, hasBarButton: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      FormStack(heedsPulls: heedsPulls, hasBarButton: hasBarButton)
    }
    let findings = app.report(flows: 300).findings
    let ids = findings.map(\.signature.invariant)
    #expect(ids == (heedsPulls ? [] : ["rule.what-opens-opens-again"]))
    #expect(
      findings.first?.scenario.steps.map(\.kind) == (heedsPulls ? nil : [.tap, .swipeDown, .tap]))
  }
}
