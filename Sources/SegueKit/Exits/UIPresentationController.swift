/// What stands between a presented controller and whoever presents it.
///
/// It belongs to the controller that is or will be presented; ask that one for it, before or
/// after the presentation, to become its delegate.
///
/// - SeeAlso: UIKit, `UIPresentationController`.
open class UIPresentationController {
  /// The controller that is presented.
  public final unowned let presentedViewController: UIViewController
  /// Who is asked and told when the user leaves the presentation; not kept.
  public weak final var delegate: (any UIAdaptivePresentationControllerDelegate)?

  init(of presentedViewController: UIViewController) {
    self.presentedViewController = presentedViewController
  }

  /// The controller that presents; before the presentation the presented one itself.
  public final var presentingViewController: UIViewController {
    presentedViewController.presenter ?? presentedViewController
  }
}

/// Who is asked and told when the user leaves a presentation.
///
/// Nothing of it is called when code dismisses, nor by an unwind segue. What a delegate leaves out
/// says yes and does nothing.
///
/// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate` ("this is not called if the
///   presentation is dismissed programmatically").
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may leave.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// The user is leaving, and may yet change their mind.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// The user has left: nothing moves any more, and what was presented is gone.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// The user has tried to leave and may not.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Says yes.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}

extension UIViewController {
  /// The presentation controller of the controller, or of the nearest ancestor that is presented.
  ///
  /// - SeeAlso: UIKit, `UIViewController.presentationController`.
  public final var presentationController: UIPresentationController? {
    let owner = selfOrAncestor { $0.presenter != nil } ?? self
    if let known = owner.ownPresentationController { return known }
    let made = UIPresentationController(of: owner)
    owner.ownPresentationController = made
    return made
  }
}
