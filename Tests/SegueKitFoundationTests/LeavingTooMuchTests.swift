import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A page of a sheet, which goes back by a button of its own.
private final class SettingsPage: UIViewController {
  private let looksAtItsPlace: Bool

  /// Makes one, which dismisses all of the sheet unless it is at its root and looks.
  init(_ title: String, lookingAtItsPlace looks: Bool) {
    looksAtItsPlace = looks
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
    addButton("Back") { [unowned self] in back() }
    addButton("More") { [unowned self] in
      guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
      stack.pushViewController(
        SettingsPage("More", lookingAtItsPlace: looksAtItsPlace), animated: true)
    }
  }

  private func back() {
    guard let stack = navigationController, stack.transitionCoordinator == nil,
      !stack.isBeingDismissed
    else { return }
    let isRoot = stack.viewControllers.first === self
    if stack.presentingViewController != nil && (isRoot || !looksAtItsPlace) {
      stack.presentingViewController?.dismiss(animated: true)
    } else {
      stack.popViewController(animated: true)
    }
  }
}

/// A page from which others are presented, and that a button dismisses.
private final class HelpPage: UIViewController {
  private let knowsItself: Bool
  private let leadsOn: [String]

  /// Makes one, which has its own presenter dismiss it, or the window's root.
  init(_ title: String, knowingItself: Bool, leadingTo titles: [String] = []) {
    knowsItself = knowingItself
    leadsOn = titles
    super.init(nibName: nil, bundle: nil)
    self.title = title
    modalPresentationStyle = .fullScreen
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in leadsOn {
      addButton(title) { [unowned self] in
        guard presentedViewController == nil else { return }
        let next = title == "Form" ? ["Help"] : []
        present(HelpPage(title, knowingItself: knowsItself, leadingTo: next), animated: true)
      }
    }
    guard title != "Home" else { return }
    let isHelp = title == "Help"
    addButton(isHelp ? "Done" : "Cancel") { [unowned self] in
      guard presentedViewController == nil, !isBeingDismissed else { return }
      let presenter = presentingViewController
      (isHelp && !knowsItself ? view.window?.rootViewController : presenter)?
        .dismiss(animated: true)
    }
  }
}

/// A form whose field can only be left with a number in it, and a "Cancel" that leaves the field
/// first, or does not care.
private final class AmountForm: UIViewController, UITextFieldDelegate {
  private let endsEditing: Bool
  private let field = UITextField()

  init(endingEditing endsEditing: Bool) {
    self.endsEditing = endsEditing
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Sum"
    field.delegate = self
    view.addSubview(field)
    addButton("Cancel") { [unowned self] in
      if endsEditing, !view.endEditing(false), field.isFirstResponder { return }
      dismiss(animated: true)
    }
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    Int(textField.text ?? "") != nil
  }
}

@Suite struct `A way out` {
  @Test(arguments: [true, false])
  func `leads out of a form in which the user has typed`(endsEditing: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Pay") { [unowned stack] in
          stack.present(AmountForm(endingEditing: endsEditing), animated: true)
        }
      ]
      return stack
    }
    let steps = [
      "tap home.Pay creating form", "tap form.Sum", "tap form.Cancel", "tap form.Cancel",
    ]
    let judgement = try app.judgement(of: steps, creating: ["home"])
    let rule: InvariantID = "rule.ways-out-lead-out"
    #expect(judgement.violations.map(\.signature.invariant) == (endsEditing ? [rule] : []))
  }

  @Test(arguments: [true, false])
  func `that is called back leads one screen back`(looks: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Settings") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          let sheet = UINavigationController(
            rootViewController: SettingsPage("Settings", lookingAtItsPlace: looks))
          sheet.modalPresentationStyle = .fullScreen
          stack.present(sheet, animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 24, shrinking: 2).findings
    let rule: InvariantID = "rule.ways-out-lead-out"
    #expect(findings.map(\.signature.invariant) == (looks ? [] : [rule]))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap, .tap] })
  }

  @Test(arguments: [true, false])
  func `takes along nothing that lies below, where it did not elsewhere`(
    knowsItself: Bool
  ) throws {
    let app = CodeMadeApp {
      let home = HelpPage("Home", knowingItself: knowsItself, leadingTo: ["Help", "Form"])
      return UINavigationController(rootViewController: home)
    }
    let steps = [
      "tap home.Help creating one", "tap one.Done", "tap home.Form creating form",
      "tap form.Help creating another", "tap another.Done",
    ]
    let judgement = try app.judgement(of: steps, creating: ["home"])
    let rule: InvariantID = "rule.what-closes-closes-elsewhere"
    #expect(judgement.premises[rule] == 1)
    #expect(judgement.violations.map(\.signature.invariant) == (knowsItself ? [] : [rule]))
  }
}
