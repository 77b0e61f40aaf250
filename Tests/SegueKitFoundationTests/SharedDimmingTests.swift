import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// The view behind the sheet that is in front, where all sheets have one together.
private final class Dimming {
  weak var view: UIView?
}

/// Takes away the view behind the sheet below, where both have one together.
private final class SharingPresentation: DimmingPresentation {
  var dimming: Dimming?

  override func presentationTransitionWillBegin() {
    dimming?.view?.removeFromSuperview()
    dimming?.view = dimmingView
    super.presentationTransitionWillBegin()
  }
}

/// A sheet from which others are presented.
private final class DimmedSheet: UIViewController, UIViewControllerTransitioningDelegate {
  private let dimming: Dimming?
  private let sheets: [String]

  /// Makes one from which one sheet after another can be presented.
  init(leadingTo sheets: [String], sharing dimming: Dimming?) {
    self.dimming = dimming
    self.sheets = sheets
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard let next = sheets.first else { return }
    addButton(next) { [unowned self] in
      guard presentedViewController == nil, !isBeingPresented, !isBeingDismissed else { return }
      let rest = Array(sheets.dropFirst())
      present(DimmedSheet(leadingTo: rest, sharing: dimming), animated: true)
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = SharingPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.dimming = dimming
    presentation.close = { [unowned self] in
      guard !isBeingDismissed, !isBeingPresented, presentedViewController == nil else { return }
      presentingViewController?.dismiss(animated: true)
    }
    return presentation
  }
}

@Suite struct `A view behind a sheet` {
  @Test(arguments: [true, false])
  func `comes back when the sheet upon it has gone`(isShared: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let dimming = isShared ? Dimming() : nil
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Filter") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          stack.present(DimmedSheet(leadingTo: ["Colours"], sharing: dimming), animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 24).findings
    let rule: InvariantID = "rule.touches-get-through-again"
    #expect(findings.map(\.signature.invariant) == (isShared ? [rule] : []))
    for finding in findings {
      #expect(finding.signature.clause == "besideIsLost")
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .tap])
    }
  }
}
