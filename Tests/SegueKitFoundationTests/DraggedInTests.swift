import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A page with a menu that a pan drags in, or a button shows.
private final class MenuPage: UIViewController, UIViewControllerTransitioningDelegate {
  private let isForgetful: Bool
  private var pan: UIPercentDrivenInteractiveTransition?
  private var isOpen = false

  /// Makes one; a forgetful one counts a menu as open that was dragged in and let go of.
  init(isForgetful: Bool) {
    self.isForgetful = isForgetful
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Menu") { [unowned self] in showMenu() }
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "drag:"))
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] pan in (pan as? UIPanGestureRecognizer).map(follow) }
  }

  private func follow(_ gesture: UIPanGestureRecognizer) {
    switch gesture.state {
    case .began:
      guard !isOpen else { return }
      pan = UIPercentDrivenInteractiveTransition()
      showMenu()
    case .changed: pan?.update(0.5)
    case .ended where gesture.translation(in: view).x > 100:
      pan?.finish()
      pan = nil
    case .ended, .cancelled, .failed:
      pan?.cancel()
      pan = nil
    default: break
    }
  }

  private func showMenu() {
    guard !isOpen, presentedViewController == nil else { return }
    isOpen = true
    let menu = UIViewController.screen("Close") { [unowned self] in
      guard presentedViewController?.transitionCoordinator == nil else { return }
      dismiss(animated: true) { [weak self] in self?.isOpen = false }
    }
    menu.modalPresentationStyle = .custom
    menu.transitioningDelegate = self
    present(menu, animated: true)
    guard !isForgetful else { return }
    menu.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if context.isCancelled { self?.isOpen = false }
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { SlideIn() }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pan }
}

private final class SlideIn: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let menu = transitionContext.view(forKey: .to)
    if let menu { transitionContext.containerView.addSubview(menu) }
    UIView.animate(withDuration: 0.3) {
    } completion: { _ in
      if transitionContext.transitionWasCancelled { menu?.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}

@Suite struct `A menu that is dragged in and let go of` {
  @Test(arguments: [true, false])
  func `need not appear, and can be shown again`(isForgetful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: MenuPage(isForgetful: isForgetful))
    }
    let report = app.report(flows: 60)
    #expect(report.reach.events[.interaction] > 0)
    #expect(report.findings.isEmpty != isForgetful)
    let unheeded: Set<InvariantID> = [
      "rule.what-comes-appears", "transition.ends-as-it-began",
      "outside.background-changes-nothing",
    ]
    #expect(unheeded.isDisjoint(with: report.findings.map(\.signature.invariant)))
  }
}
