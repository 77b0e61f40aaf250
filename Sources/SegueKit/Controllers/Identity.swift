// Two controllers are equal when they are one, as objects are in UIKit. Nothing that can be seen
// depends on the order in which a set has them.

extension UIViewController: Hashable {
  /// Whether both are the same controller.
  public static func == (left: UIViewController, right: UIViewController) -> Bool {
    left === right
  }

  /// Feeds the identity of the controller.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIView: Hashable {
  /// Whether both are the same view.
  public static func == (left: UIView, right: UIView) -> Bool { left === right }

  /// Feeds the identity of the view.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIScene: Hashable {
  /// Whether both are the same scene.
  public static func == (left: UIScene, right: UIScene) -> Bool { left === right }

  /// Feeds the identity of the scene.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UITab: Hashable {
  /// Whether both are the same tab.
  public static func == (left: UITab, right: UITab) -> Bool { left === right }

  /// Feeds the identity of the tab.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UISceneSession: Hashable {
  /// Whether both are the same session.
  public static func == (left: UISceneSession, right: UISceneSession) -> Bool {
    left === right
  }

  /// Feeds the identity of the session.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIOpenURLContext: Hashable {
  /// Whether both are the same context.
  public static func == (left: UIOpenURLContext, right: UIOpenURLContext) -> Bool {
    left === right
  }

  /// Feeds the identity of the context.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSUserActivity: Hashable {
  /// Whether both are the same activity.
  public static func == (left: NSUserActivity, right: NSUserActivity) -> Bool {
    left === right
  }

  /// Feeds the identity of the activity.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIGestureRecognizer: Hashable {
  /// Whether both are the same gesture recognizer.
  public static func == (left: UIGestureRecognizer, right: UIGestureRecognizer) -> Bool {
    left === right
  }

  /// Feeds the identity of the gesture recognizer.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIBarItem: Hashable {
  /// Whether both are the same item.
  public static func == (left: UIBarItem, right: UIBarItem) -> Bool { left === right }

  /// Feeds the identity of the item.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIAlertAction: Hashable {
  /// Whether both are the same answer.
  public static func == (left: UIAlertAction, right: UIAlertAction) -> Bool { left === right }

  /// Feeds the identity of the answer.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIMenuElement: Hashable {
  /// Whether both are the same element.
  public static func == (left: UIMenuElement, right: UIMenuElement) -> Bool { left === right }

  /// Feeds the identity of the element.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UINavigationItem: Hashable {
  /// Whether both are the same item.
  public static func == (left: UINavigationItem, right: UINavigationItem) -> Bool { left === right }

  /// Feeds the identity of the item.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIPresentationController: Hashable {
  /// Whether both are the same presentation controller.
  public static func == (left: UIPresentationController, right: UIPresentationController) -> Bool {
    left === right
  }

  /// Feeds the identity of the presentation controller.
  public final func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
