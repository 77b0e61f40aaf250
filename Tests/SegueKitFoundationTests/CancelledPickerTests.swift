import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack whose first screen has a picture chosen; it may forget what it owes who cancels that.
private final class AlbumStack: UINavigationController, UIImagePickerControllerDelegate {
  private let forgets: Bool

  init(forgets: Bool) {
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Photo") { [unowned self] in choose() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func choose() {
    let picker = UIImagePickerController()
    picker.modalPresentationStyle = .fullScreen
    picker.delegate = self
    present(picker, animated: true)
  }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    if !forgets { picker.dismiss(animated: true) }
  }
}

@Suite struct `A picker that is cancelled` {
  @Test(arguments: [true, false])
  func `finds out who does not dismiss it`(forgets: Bool) {
    let findings = CodeMadeApp { AlbumStack(forgets: forgets) }.report(flows: 24).findings
    let rule: InvariantID = "rule.ways-out-lead-out"
    #expect(findings.map(\.signature.invariant) == (forgets ? [rule] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap] })
  }
}
