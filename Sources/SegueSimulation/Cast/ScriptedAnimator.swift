import FlowModel
import SegueKit

/// An animator that completes its transitions as often as its scene declares.
final class ScriptedAnimator: StandInAnimator {
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
