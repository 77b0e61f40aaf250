// What is in front: where an app puts what comes from outside.
extension UIWindow {
  /// The controller at the end of the presentations that start at the root.
  package final var topmostPresented: UIViewController? {
    guard var top = rootViewController else { return nil }
    while let above = top.presented { top = above }
    return top
  }

  /// The innermost controller in front: what is presented counts before what is contained, and of
  /// several children that can be seen the last one.
  package final var frontmost: UIViewController? {
    guard var front = rootViewController else { return nil }
    while let next = front.presented ?? front.visibleChildren.last { front = next }
    return front
  }
}
