import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack whose second screen says that something is saved, and leaves when the user has read
/// that, or at once.
private final class SavingStack: UINavigationController {
  private let waits: Bool

  init(waits: Bool) {
    self.waits = waits
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Edit") { [unowned self] in showForm() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func showForm() {
    let form = UIViewController.screen("Save") { [unowned self] in save() }
    form.modalPresentationStyle = .fullScreen
    present(form, animated: true)
  }

  private func save() {
    let saved = UIAlertController(title: "Saved", message: nil, preferredStyle: .alert)
    saved.addAction(
      UIAlertAction(title: "OK", style: .default) { [unowned self] _ in
        if waits { dismiss(animated: true) }
      })
    presentedViewController?.present(saved, animated: true)
    if !waits { dismiss(animated: true) }
  }
}

@Suite struct `An alert that says that something is saved` {
  @Test(arguments: [true, false])
  func `is told of where it goes before it has come`(waits: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { SavingStack(waits: waits) }
    let findings = app.report(flows: 24).findings
    #expect(findings.map(\.signature.invariant).contains("rule.what-comes-appears") == !waits)
    #expect(!waits || findings.isEmpty)
  }
}

/// An album that ends its visit when it disappears, or when it goes.
private final class AlbumScreen: UIViewController {
  private let heedsWhy: Bool

  init(heedingWhy heedsWhy: Bool) {
    self.heedsWhy = heedsWhy
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Photo") { [unowned self] in
      let photo = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
      photo.modalPresentationStyle = .fullScreen
      present(photo, animated: true)
    }
    addButton("Done") { [unowned self] in
      if presentedViewController == nil { dismiss(animated: true) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if !heedsWhy { presentingViewController?.dismiss(animated: true) }
  }
}

@Suite struct `A screen that covers another one` {
  @Test(arguments: [true, false])
  func `does not take it along`(heedsWhy: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Album") { [unowned stack] in
          stack.present(AlbumScreen(heedingWhy: heedsWhy), animated: true)
        }
      ]
      return stack
    }
    let rule: InvariantID = "rule.what-comes-appears"
    let told = app.report(flows: 40).findings.filter { $0.signature.invariant == rule }
    #expect(told.map(\.signature.clause) == (heedsWhy ? [] : ["goneWithAsker"]))
    #expect(told.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap] })
  }
}
