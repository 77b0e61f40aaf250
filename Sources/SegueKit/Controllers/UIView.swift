/// The part of a view that segues depend on: whether animations are enabled.
///
/// - SeeAlso: UIKit, `UIView.areAnimationsEnabled`.
open class UIView {
  /// Makes a view.
  public init() {}

  /// Whether animations are enabled in the current environment.
  public final class var areAnimationsEnabled: Bool {
    SegueEnvironment.current.areAnimationsEnabled
  }

  /// Enables or disables animations in the current environment.
  public final class func setAnimationsEnabled(_ enabled: Bool) {
    SegueEnvironment.current.areAnimationsEnabled = enabled
  }
}
