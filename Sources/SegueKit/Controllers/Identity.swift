/// Somebody who is equal to nobody else, as objects are in UIKit.
///
/// Nothing that can be seen depends on the order in which a set has them.
public protocol IdentifiedObject: AnyObject, Hashable {}

extension IdentifiedObject {
  /// Whether both are one.
  public static func == (left: Self, right: Self) -> Bool { left === right }

  /// Feeds who it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIViewController: IdentifiedObject {}
extension UIView: IdentifiedObject {}
extension UIScene: IdentifiedObject {}
extension UITab: IdentifiedObject {}
extension UISceneSession: IdentifiedObject {}
extension UIOpenURLContext: IdentifiedObject {}
extension NSUserActivity: IdentifiedObject {}
extension UIGestureRecognizer: IdentifiedObject {}
extension UIBarItem: IdentifiedObject {}
extension UIAlertAction: IdentifiedObject {}
extension UIMenuElement: IdentifiedObject {}
extension UINavigationItem: IdentifiedObject {}
extension UIPresentationController: IdentifiedObject {}
