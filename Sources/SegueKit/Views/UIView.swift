/// The part of a view that controllers depend on: in which view it is, and whose it is.
///
/// - SeeAlso: UIKit, `UIView`.
open class UIView: UIResponder {
  /// The controller whose view it is.
  final var owner: ControllerLink?
  /// The view that it was put into; that view keeps it.
  @exclusivity(unchecked) final unowned var superviewLink: UIView?
  /// What was put into it, the one in front last.
  @exclusivity(unchecked) final var subviewList: [UIView] = []

  /// Makes a view.
  public override init() {}

  deinit { for subview in subviewList { subview.superviewLink = nil } }

  /// The window that the view can be seen in, covered or not.
  ///
  /// - SeeAlso: UIKit, `UIView.window`.
  open var window: UIWindow? {
    guard let controller = nearestController, controller.hasViewInWindow else { return nil }
    return controller.window
  }

  // MARK: Hearing of views

  /// Called when a view was put into this one; does nothing.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one; does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is put into another one, or taken out; does nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view was put into another one, or taken out; does nothing.
  open func didMoveToSuperview() {}

  // MARK: Animations

  /// Whether animations are enabled in the current environment.
  public final class var areAnimationsEnabled: Bool {
    SegueEnvironment.current.areAnimationsEnabled
  }

  /// Enables or disables animations in the current environment.
  public final class func setAnimationsEnabled(_ enabled: Bool) {
    SegueEnvironment.current.areAnimationsEnabled = enabled
  }
}
