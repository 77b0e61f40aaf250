/// Who is asked for the animators of a presentation, and for what looks after a custom one; not
/// kept.
///
/// Nobody is asked for animators of transitions that are not animated, nor about the gesture that
/// every sheet has (undocumented; reading chosen by this project).
///
/// - SeeAlso: UIKit, `UIViewControllerTransitioningDelegate`.
public protocol UIViewControllerTransitioningDelegate: AnyObject {
  /// Who animates the presentation; `nil` for the animation of the house.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Who animates the dismissal; `nil` for the animation of the house.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// The interaction controller for the presentation; `nil` when it is not interactive.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// The interaction controller for the dismissal; `nil` when it is not interactive.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// What looks after a presentation in the style `custom`; `nil` for one that does nothing.
  ///
  /// - Parameters:
  ///   - presented: The controller that is to be presented.
  ///   - presenting: Who will present it; `nil`, for that is determined later.
  ///   - source: The controller that was asked to present it; when somebody asks for the
  ///     presentation controller before, the presented one (undocumented; reading chosen by this
  ///     project).
  /// - Returns: The presentation controller; it is kept until the controller has gone.
  /// - SeeAlso: UIKit, `UIViewControllerTransitioningDelegate`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Leaves it to the house.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Leaves it to the house.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Names nobody.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Names nobody.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Leaves it to one that does nothing.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
