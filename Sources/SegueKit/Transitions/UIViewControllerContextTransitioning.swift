/// What an animator knows of the transition that it animates, and where it says that it is over.
///
/// - SeeAlso: UIKit, `UIViewControllerContextTransitioning`.
public protocol UIViewControllerContextTransitioning: AnyObject {
  /// Whether the transition is animated; nobody is asked to animate one that is not.
  var isAnimated: Bool { get }
  /// Whether the user has the transition in hand.
  var isInteractive: Bool { get }
  /// Whether the user has taken it back.
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation or dismissal; `none` for every other transition.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The view in which the transition takes place; the view that goes lies in it, and an animator
  /// puts in the one that comes.
  ///
  /// It is a plain view as large as the window. In the end only what is presented stays in it.
  var containerView: UIView { get }

  /// Follows the user; nothing in the tree changes.
  func updateInteractiveTransition(_ percentComplete: Double)
  /// The user lets go, and the transition goes on to its end.
  func finishInteractiveTransition()
  /// The user takes it back, and the transition goes back to its beginning.
  func cancelInteractiveTransition()

  /// Ends the transition; an animator calls it once.
  ///
  /// Until then it is in flight. When it did not complete, everything is put back. That a second
  /// call is logged and ignored is undocumented; reading chosen by this project.
  ///
  /// - Parameter didComplete: Whether it went through.
  func completeTransition(_ didComplete: Bool)

  /// Who takes part in the transition.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The views that take part; `nil` for that of a presenter that stays below.
  ///
  /// - SeeAlso: UIKit, `UIViewControllerContextTransitioning.view(forKey:)` and
  ///   `UIPresentationController.shouldRemovePresentersView`.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Where the view of a controller lies in the beginning; zero for one that comes.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Where the view of a controller lies in the end; zero for one that goes.
  func finalFrame(for vc: UIViewController) -> CGRect
}

extension UIViewControllerContextTransitioning {
  /// How the view that comes has to be turned; not at all.
  public var targetTransform: CGAffineTransform { .identity }

  /// The user takes in hand what has gone on by itself; in a flow nobody does.
  public func pauseInteractiveTransition() {}
}

/// Which of the views of a transition is asked for.
///
/// - SeeAlso: UIKit, `UITransitionContextViewKey`.
public struct UITransitionContextViewKey: Hashable, Sendable {
  private let name: String

  /// The view that could be seen before.
  public static let from = Self(name: "from")
  /// The view that can be seen afterwards.
  public static let to = Self(name: "to")
}

/// Which of the controllers of a transition is asked for.
///
/// - SeeAlso: UIKit, `UITransitionContextViewControllerKey`.
public struct UITransitionContextViewControllerKey: Hashable, Sendable {
  private let name: String

  /// The controller that could be seen before: of a presentation the presenter.
  public static let from = Self(name: "from")
  /// The controller that can be seen afterwards: of a presentation what is presented.
  public static let to = Self(name: "to")
}

/// Who animates transitions in a way of their own.
///
/// - SeeAlso: UIKit, `UIViewControllerAnimatedTransitioning`.
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  /// How long it takes, in seconds; on the virtual clock it is not looked at.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double
  /// Animates; when that is over, somebody must call `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called when the transition has been completed; does nothing.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// What drives a transition that the user has in hand.
///
/// - SeeAlso: UIKit, `UIViewControllerInteractiveTransitioning`.
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  /// Whether the transition is interactive when it begins; `true` unless somebody says otherwise.
  ///
  /// With `false` the transition is only animated, as if there were no interaction controller.
  var wantsInteractiveStart: Bool { get }
  /// The transition begins in the hands of the user.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
}

extension UIViewControllerInteractiveTransitioning {
  /// It is.
  public var wantsInteractiveStart: Bool { true }
}
