import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// What keeps touches away for a while.
private enum Shutter: String, CaseIterable {
  case viewInFront, viewInTheWindow, viewWithoutTouches, ignoredTouches
}

/// A stack that keeps touches away while it saves, and while its options are before it.
private final class NoteStack: UINavigationController, UIAdaptivePresentationControllerDelegate {
  private let shutter: Shutter
  private let forgets: Bool
  private var dim: UIView?

  init(by shutter: Shutter, forgets: Bool) {
    self.shutter = shutter
    self.forgets = forgets
    super.init(nibName: nil, bundle: nil)
    let note = UIViewController.screen("Save") { [unowned self] in save() }
    note.view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Options") { [unowned self] _ in showOptions() }))
    viewControllers = [note]
  }

  required override init?(coder: AnyObject) { nil }

  private func save() {
    shut()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      // Nobody saves without options.
      if self?.forgets != true { self?.open() }
    }
  }

  private func showOptions() {
    // What ignores touches would ignore those on the options.
    if shutter != .ignoredTouches { shut() }
    let options = UIViewController.screen("Bold") {}
    if !forgets { options.presentationController?.delegate = self }
    present(options, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    open()
  }

  private func shut() {
    switch shutter {
    case .viewInFront: cover(view)
    case .viewInTheWindow: if let window = view.window { cover(window) }
    case .viewWithoutTouches: topViewController?.view.isUserInteractionEnabled = false
    case .ignoredTouches: ignore()
    }
  }

  private func cover(_ room: UIView) {
    dim?.removeFromSuperview()
    let made = UIView(frame: room.bounds)
    room.addSubview(made)
    dim = made
  }

  private func ignore() {
    guard !UIApplication.shared.isIgnoringInteractionEvents else { return }
    UIApplication.shared.beginIgnoringInteractionEvents()
  }

  private func open() {
    dim?.removeFromSuperview()
    topViewController?.view.isUserInteractionEnabled = true
    UIApplication.shared.endIgnoringInteractionEvents()
  }
}

@Suite struct `What keeps touches away` {
  @Test(arguments: Shutter.allCases)
  fileprivate func `may do so for a while`(shutter: Shutter) {
    let report = CodeMadeApp(contract: .undeclared) { NoteStack(by: shutter, forgets: false) }
      .report(flows: 40)
    #expect(report.findings.map { "\($0.signature)" } == [])
  }

  @Test(arguments: Shutter.allCases)
  fileprivate func `is found where it stays`(shutter: Shutter) {
    let report = CodeMadeApp(contract: .undeclared) { NoteStack(by: shutter, forgets: true) }
      .report(flows: 40)
    let rule: InvariantID = "rule.touches-get-through-again"
    #expect(report.findings.contains { $0.signature.invariant == rule })
  }
}
