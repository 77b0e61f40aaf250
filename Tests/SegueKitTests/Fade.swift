import SegueKit

/// An animator that is its own delegate and completes when it is told to, or in the end.
final class Fade: UIViewControllerAnimatedTransitioning {
  var isPatient = false
  /// Whether it forgets to put in the view that comes.
  var isBlind = false
  var interactor: UIPercentDrivenInteractiveTransition?
  var transition: (any UIViewControllerContextTransitioning)?
  private(set) var ended: [Bool] = []
  /// Whether its animations had finished when they ended.
  private(set) var finished: [Bool] = []
  private(set) var operations: [UINavigationController.Operation] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext
    if !isBlind, let view = transitionContext.view(forKey: .to) {
      transitionContext.containerView.addSubview(view)
    }
    guard !isPatient else { return }
    UIView.animate(withDuration: 0.3) {
    } completion: { [self] in
      finished.append($0)
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

extension Fade: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

extension Fade: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return self
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
