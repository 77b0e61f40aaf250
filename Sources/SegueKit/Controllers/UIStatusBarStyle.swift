/// How a status bar looks.
///
/// - SeeAlso: UIKit, `UIStatusBarStyle`.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// As the interface is.
  case `default` = 0
  /// Light, on something dark.
  case lightContent = 1
  /// Dark, on something light.
  case darkContent = 3
}

extension UIViewController {
  /// Says that the status bar should look otherwise; there is none.
  ///
  /// - SeeAlso: UIKit, `UIViewController.setNeedsStatusBarAppearanceUpdate()`.
  public final func setNeedsStatusBarAppearanceUpdate() {}
}
