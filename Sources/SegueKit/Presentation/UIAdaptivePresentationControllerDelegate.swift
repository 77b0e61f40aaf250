/// Who says how a presentation adapts to the width of the window, and is asked and told when the
/// user leaves it.
///
/// Of leaving, nothing is called when code dismisses, nor by an unwind segue. What a delegate
/// leaves out says yes and does nothing.
///
/// - SeeAlso: UIKit, `UIAdaptivePresentationControllerDelegate` ("this is not called if the
///   presentation is dismissed programmatically").
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The form in a compact window; `none` keeps the style as it is. By default, what the
  /// presentation controller answers.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// The form for traits; by default, in a compact window what
  /// ``adaptivePresentationStyle(for:)`` answers, and `none` in any other.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// What is shown in place of the presented controller when the presentation adapts; by default,
  /// nothing is.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

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
  /// Leaves it to the presentation controller.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    controller.adaptivePresentationStyle
  }

  /// Asks for the form in a compact window, and only there.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    guard traitCollection.horizontalSizeClass == .compact else { return .none }
    return adaptivePresentationStyle(for: controller)
  }

  /// Shows the presented controller itself.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

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
