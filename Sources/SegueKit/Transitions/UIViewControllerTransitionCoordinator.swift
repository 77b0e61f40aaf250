/// What the controllers that move with a transition know of it.
///
/// - SeeAlso: UIKit, `UIViewControllerTransitionCoordinatorContext` and its header comments.
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of a presentation or dismissal; `none` for every other transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition was in somebody's hand when it began; that never changes.
  var initiallyInteractive: Bool { get }
  /// Whether the transition is in somebody's hand now; it never is when it comes to its end.
  var isInteractive: Bool { get }
  /// Whether an interactive transition has been taken back.
  var isCancelled: Bool { get }
  /// How far an interactive transition had come when it was let go, from 0 to 1.
  var percentComplete: Double { get }
  /// Who takes part in the transition; `nil` when it is over, and for a change of size.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views that take part; `nil` for that of a presenter that stays below, when the transition
  /// is over, and for a change of size.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place, as large as the window; for a change of size the
  /// window.
  var containerView: UIView { get }
  /// How long the transition takes, in seconds, as its animator says; nothing waits for it.
  ///
  /// The house takes 0.35 (undocumented; reading chosen by this project).
  var transitionDuration: Double { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// How fast an interactive transition goes on when it is let go; nobody sees it.
  public var completionVelocity: Double { 1 }
  /// Whether somebody can take the transition in hand while it runs; nobody can.
  ///
  /// - SeeAlso: UIKit, `UIViewControllerTransitionCoordinatorContext.isInterruptible`.
  public var isInterruptible: Bool { false }
  /// How an interactive transition goes on when it is let go; nobody sees it.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// How the view that comes has to be turned; not at all.
  public var targetTransform: CGAffineTransform { .identity }
}

/// A transition as the controllers that move with it see it, and what they do alongside.
///
/// - SeeAlso: UIKit, `UIViewControllerTransitionCoordinator` and its header comments.
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes when the transition begins to move, and says when it is over.
  ///
  /// Both are handed the transition. While it moves, what changes is changed at once. The
  /// completion runs when everybody has been told that they have come or gone, also when the
  /// transition was taken back.
  ///
  /// - Parameters:
  ///   - animation: What changes alongside.
  ///   - completion: What is done in the end.
  /// - Returns: Whether the changes are made; not when the transition does not move any more. The
  ///   completion runs also then, unless completions have run already.
  /// - SeeAlso: UIKit,
  ///   `UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)`. That the
  ///   completion comes after the appearance callbacks, and before the completion that `present` or
  ///   `dismiss` was given, is undocumented; reading chosen by this project.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Hears each time that the transition leaves somebody's hand, whether to go on or to go back.
  ///
  /// That is before anybody is told that they come or go after all.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  /// Does the same; deprecated in UIKit.
  func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes when the transition begins to move.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// Does the same for what a view contains, wherever that stands; the view is not looked at.
  ///
  /// - SeeAlso: UIKit, `animateAlongsideTransition(in:animation:completion:)`.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does the same; deprecated in UIKit.
  public func notifyWhenInteractionEnds(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    notifyWhenInteractionChanges(handler)
  }
}
