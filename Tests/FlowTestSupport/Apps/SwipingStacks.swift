import SegueKit
import SegueSimulation

/// A stack of an app with an animator and a back swipe of its own, which the animator follows.
class SwipingStack: UINavigationController, BackSwiping, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  fileprivate var swipe: UIPercentDrivenInteractiveTransition?

  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  func beginBackSwipe() {
    swipe = UIPercentDrivenInteractiveTransition()
    popViewController(animated: true)
    swipe = nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    show(transitionContext)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { [unowned self] _ in
      complete(transitionContext)
    }
  }

  func show(_ transition: any UIViewControllerContextTransitioning) {
    if let view = transition.view(forKey: .to) { transition.containerView.addSubview(view) }
  }

  func complete(_ transition: any UIViewControllerContextTransitioning) {
    transition.completeTransition(!transition.transitionWasCancelled)
  }
}

/// One that completes also what was taken back.
final class SlipperyStack: SwipingStack {
  override func complete(_ transition: any UIViewControllerContextTransitioning) {
    transition.completeTransition(true)
  }
}

/// One that has something to be driven at hand for every pop.
final class WaitingStack: SwipingStack {
  override func popViewController(animated: Bool) -> UIViewController? {
    swipe = UIPercentDrivenInteractiveTransition()
    defer { swipe = nil }
    return super.popViewController(animated: animated)
  }
}

/// One that lets go of what the user drives only when something moves.
final class DanglingStack: SwipingStack {
  override func beginBackSwipe() {
    swipe = UIPercentDrivenInteractiveTransition()
    if popViewController(animated: true) != nil { swipe = nil }
  }
}

/// One that shows nobody who comes back.
final class BlindStack: SwipingStack {
  override func show(_ transition: any UIViewControllerContextTransitioning) {
    let isBack = transition.viewController(forKey: .from).map(viewControllers.contains) == false
    if !isBack { super.show(transition) }
  }
}

/// One that leaves on top a picture of whom it comes back from.
final class LitteringStack: SwipingStack {
  override func show(_ transition: any UIViewControllerContextTransitioning) {
    super.show(transition)
    let isBack = transition.viewController(forKey: .from).map(viewControllers.contains) == false
    let container = transition.containerView
    if isBack { container.addSubview(UIView(frame: container.bounds)) }
  }
}

/// One that takes away whoever was to go, also when they stay.
final class SweepingStack: SwipingStack {
  override func complete(_ transition: any UIViewControllerContextTransitioning) {
    transition.view(forKey: .from)?.removeFromSuperview()
    super.complete(transition)
  }
}
