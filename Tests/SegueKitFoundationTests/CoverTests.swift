import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A stack whose first screen goes on to another one, and that goes back to it when it appears, be
/// it only from below something else.
private final class ForgetfulStack: UINavigationController {
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("List") { [unowned self] in
        pushViewController(.screen("Photo") { [unowned self] in showPhoto() }, animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  private func showPhoto() {
    let photo = UIViewController()
    photo.modalPresentationStyle = .fullScreen
    let close = UIAction(title: "Close") { [unowned photo] _ in photo.dismiss(animated: true) }
    photo.view.addSubview(UIButton(primaryAction: close))
    present(photo, animated: true)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if forgets { popToRootViewController(animated: false) }
  }
}

/// A stack of a screen that defines a context, in which it shows an activity sheet.
private final class SharingStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let screen = UIViewController.screen("Share") { [unowned self] in share() }
    screen.definesPresentationContext = true
    viewControllers = [screen]
  }

  private func share() {
    let activities = UIActivityViewController(activityItems: [], applicationActivities: nil)
    activities.popoverPresentationController?.sourceView = view
    topViewController?.present(activities, animated: true)
  }
}

/// A form with a field whose return key saves, and goes back.
private final class CodeForm: UIViewController, UITextFieldDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Code"
    field.delegate = self
    view.addSubview(field)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    navigationController?.popViewController(animated: true)
    return true
  }
}

@Suite struct `What covers everything before a touch` {
  @Test(arguments: [true, false])
  func `finds out who goes elsewhere each time that they appear`(forgets: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { ForgetfulStack(forgets: forgets) }
    let findings = app.report(flows: 40).findings
    let rule: InvariantID = "rule.cover-changes-nothing"
    let found = findings.first { $0.signature.invariant == rule }
    #expect(found?.scenario.steps.map(\.kind) == (forgets ? [.tap, .tap] : nil))
    #expect(findings.isEmpty != forgets)
  }

  @Test func `is put before nothing while the user types, for it would end that`() throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Enter") { [unowned stack] in
          stack.pushViewController(CodeForm(), animated: true)
        }
      ]
      return stack
    }
    let judgement = try app.judgement(
      of: ["tap home.Enter creating form", "tap form.Code", "tap form.Code-return"],
      creating: ["home"], asking: [.coverChangesNothing])
    #expect(judgement.violations.map(\.signature.invariant) == [])
    #expect(judgement.trace.events.contains { $0.kind == .pop })
  }

  @Test func `goes by itself, with nothing of the app's`() {
    let app = CodeMadeApp(contract: .undeclared) { SharingStack() }
    #expect(app.report(flows: 60).findings.map(\.signature.invariant).isEmpty)
  }
}
