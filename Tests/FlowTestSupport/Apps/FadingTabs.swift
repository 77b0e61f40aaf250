import SegueKit

/// Tabs of an app that fade into each other.
class FadingTabs: UITabBarController, UITabBarControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else {
      return transitionContext.completeTransition(false)
    }
    view.alpha = 0
    view.frame = transitionContext.containerView.bounds
    transitionContext.containerView.addSubview(view)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      view.alpha = 1
    } completion: { [unowned self] _ in
      complete(transitionContext)
    }
  }

  func complete(_ transition: any UIViewControllerContextTransitioning) {
    transition.completeTransition(!transition.transitionWasCancelled)
  }

  /// Whether a transition goes to a tab before the other one.
  fileprivate func goesBack(_ transition: any UIViewControllerContextTransitioning) -> Bool {
    let places = [UITransitionContextViewControllerKey.from, .to].compactMap { key in
      transition.viewController(forKey: key).flatMap { tab in children.firstIndex { $0 === tab } }
    }
    return places.count == 2 && places[0] > places[1]
  }
}

/// Ones that take the way back to a tab before for one that was taken back, and take the view away.
final class BlindTabs: FadingTabs {
  override func complete(_ transition: any UIViewControllerContextTransitioning) {
    if goesBack(transition) { transition.view(forKey: .to)?.removeFromSuperview() }
    super.complete(transition)
  }
}

/// Ones that end only where they go on to a tab behind.
final class StuckTabs: FadingTabs {
  override func complete(_ transition: any UIViewControllerContextTransitioning) {
    if !goesBack(transition) { super.complete(transition) }
  }
}

/// Ones that end twice where they go back to a tab before.
final class EagerTabs: FadingTabs {
  override func complete(_ transition: any UIViewControllerContextTransitioning) {
    super.complete(transition)
    if goesBack(transition) { transition.completeTransition(true) }
  }
}
