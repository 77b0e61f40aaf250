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
    let report = app.report(flows: 120)
    let told = report.findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    let rule = "rule.pulling-down-leads-where-cancel-leads"
    #expect(told == (tellsAlways ? [] : ["\(rule) outOfReach"]))
    #expect(try #require(report.reach.premises[InvariantID(rule)]) > 0)
  }
}
