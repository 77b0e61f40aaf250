/// The part of a view that segues depend on: whether animations are enabled.
///
/// - SeeAlso: UIKit, `UIView.areAnimationsEnabled`.
open class UIView {
  /// The controller whose view it is.
  final var owner: ControllerLink?

  /// Makes a view.
  public init() {}

  /// The window that the view can be seen in, covered or not; only a controller's own view has one.
  ///
  /// - SeeAlso: UIKit, `UIView.window`.
  open var window: UIWindow? {
    guard let controller = owner?.target, controller.hasViewInWindow else { return nil }
    return controller.window
  }

  /// Whether animations are enabled in the current environment.
  public final class var areAnimationsEnabled: Bool {
    SegueEnvironment.current.areAnimationsEnabled
  }

  /// Enables or disables animations in the current environment.
  public final class func setAnimationsEnabled(_ enabled: Bool) {
    SegueEnvironment.current.areAnimationsEnabled = enabled
  }
}
