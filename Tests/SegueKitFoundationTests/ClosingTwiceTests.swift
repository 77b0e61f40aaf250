import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack that hands what is to be done to a form, each time or only the first.
private final class FormStack: UINavigationController {
  private let forgets: Bool
  private var hasHandedOver = false

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("New") { [unowned self] in showForm() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func showForm() {
    let form = Form()
    if !forgets || !hasHandedOver {
      form.whenSaved = { [weak self] in self?.dismiss(animated: true) }
    }
    hasHandedOver = true
    form.modalPresentationStyle = .fullScreen
    present(form, animated: true)
  }
}

private final class Form: UIViewController {
  var whenSaved: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Save") { [unowned self] _ in whenSaved?() }))
  }
}

@Suite struct `A form that closes` {
  @Test(arguments: [true, false])
  func `is told of where the next one does not`(forgets: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { FormStack(forgets: forgets) }
    let findings = app.report(flows: 24).findings
    let ids = findings.map(\.signature.invariant)
    #expect(ids == (forgets ? ["rule.what-closes-closes-again"] : []))
    #expect(
      findings.first?.scenario.steps.map(\.kind) == (forgets ? [.tap, .tap, .tap, .tap] : nil))
  }
}
