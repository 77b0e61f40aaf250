import FlowModel
import SegueKit

/// An animator that completes its transitions as often as its scene declares.
final class ScriptedAnimator: UIViewControllerAnimatedTransitioning {
  private let animating: Animating

  init(_ animating: Animating) { self.animating = animating }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard animating != .never else { return }
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
    } completion: { [animating] _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      if animating == .twice { transitionContext.completeTransition(true) }
    }
  }
}

extension Script {
  private var animator: ScriptedAnimator? { scene.contract.animates.map(ScriptedAnimator.init) }
}

extension Script: UIViewControllerTransitioningDelegate {
  /// The animator that the scene declares, if it declares one.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  /// The animator that the scene declares, if it declares one.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension Script: UINavigationControllerDelegate {
  /// The animator that the scene declares, if it declares one.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  /// What the user has in hand who begins to swipe back.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe }
}

extension Script {
  /// Does what the class's own gesture does when the user begins to swipe back, and says whether it
  /// has one.
  func beginSwipe(of stack: UINavigationController) -> Bool {
    guard scene.contract.swipes, scene.contract.animates != nil else { return false }
    swipe = UIPercentDrivenInteractiveTransition()
    stack.popViewController(animated: true)
    swipe = nil
    return true
  }
}
