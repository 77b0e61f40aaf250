import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A sheet that a touch beside it closes, and a pan that drags it down.
private final class MenuSheet: UIViewController, UIViewControllerTransitioningDelegate {
  private let tellsAlways: Bool
  private let didClose: () -> Void

  /// Makes one that tells that it was closed, always or only by the pan.
  init(tellingAlways tellsAlways: Bool, didClose: @escaping () -> Void) {
    self.tellsAlways = tellsAlways
    self.didClose = didClose
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "drag:"))
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] sender in
      guard let pan = sender as? UIPanGestureRecognizer, pan.state == .ended,
        pan.translation(in: view).y > 100
      else { return }
      close(telling: true)
    }
  }

  private func close(telling tells: Bool) {
    guard !isBeingDismissed, !isBeingPresented else { return }
    presentingViewController?.dismiss(animated: true) { [didClose] in if tells { didClose() } }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let presentation = DimmingPresentation(
      presentedViewController: presented, presenting: presenting)
    presentation.close = { [unowned self] in close(telling: tellsAlways) }
    return presentation
  }
}

@Suite struct `A sheet that is touched beside` {
  @Test(arguments: [true, false])
  func `leaves what can be touched as where it is dragged down`(tellsAlways: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      let home = UIViewController.screen("More") { [unowned stack] in
        guard stack.transitionCoordinator == nil, stack.viewControllers.count < 3 else { return }
        stack.pushViewController(UIViewController(), animated: true)
      }
      let button = UIButton(type: .system)
      let open = UIAction(title: "Add") { [unowned home, unowned button] _ in
        guard home.presentedViewController == nil else { return }
        button.isHidden = true
        let sheet = MenuSheet(tellingAlways: tellsAlways) { [weak button] in
          button?.isHidden = false
        }
        home.present(sheet, animated: true)
      }
      button.addAction(open, for: .touchUpInside)
      button.setTitle("Add", for: .normal)
      home.view.addSubview(button)
      stack.viewControllers = [home]
      return stack
    }
    let report = app.report(flows: 32)
    let told = report.findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    let rule = "rule.pulling-down-leads-where-cancel-leads"
    #expect(told == (tellsAlways ? [] : ["\(rule) outOfReach"]))
    #expect(try #require(report.reach.premises[InvariantID(rule)]) > 0)
  }
}

/// A button that is hidden while the user chooses a tag.
private final class TagPage: UIViewController, UIPopoverPresentationControllerDelegate {
  private let hearsOfTouchesBeside: Bool
  private let button = UIButton(type: .system)

  init(hearingOfTouchesBeside hearsOfTouchesBeside: Bool) {
    self.hearsOfTouchesBeside = hearsOfTouchesBeside
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Tag", for: .normal)
    button.addAction(UIAction { [unowned self] _ in choose() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func choose() {
    guard presentedViewController == nil else { return }
    button.isHidden = true
    let tags = UIViewController.screen("Done") { [unowned self] in
      guard presentedViewController?.isBeingDismissed == false else { return }
      dismiss(animated: true) { [button] in button.isHidden = false }
    }
    tags.modalPresentationStyle = .popover
    tags.popoverPresentationController?.sourceView = view
    tags.popoverPresentationController?.delegate = self
    present(tags, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if hearsOfTouchesBeside { button.isHidden = false }
  }
}

@Suite struct `A popover that is touched beside` {
  @Test(arguments: [true, false])
  func `leaves what can be touched as its button does`(hears: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: TagPage(hearingOfTouchesBeside: hears))
    }
    let rule: InvariantID = "rule.pulling-down-leads-where-cancel-leads"
    let told = app.report(flows: 40).findings.filter { $0.signature.invariant == rule }
    #expect(told.map(\.signature.clause) == (hears ? [] : ["outOfReach"]))
  }
}
