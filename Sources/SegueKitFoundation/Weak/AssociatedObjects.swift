import SegueKit

/// How somebody holds what code has hung on them.
///
/// - SeeAlso: Objective-C runtime, `objc_AssociationPolicy`.
public enum objc_AssociationPolicy: Hashable, Sendable {
  /// They do not keep it.
  case OBJC_ASSOCIATION_ASSIGN
  /// They keep it.
  case OBJC_ASSOCIATION_RETAIN
  /// They keep it.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  /// They keep it; values are copies anyway.
  case OBJC_ASSOCIATION_COPY
  /// They keep it; values are copies anyway.
  case OBJC_ASSOCIATION_COPY_NONATOMIC
}

/// Hangs something on a controller or a view, which goes with it.
///
/// - Parameters:
///   - object: On whom.
///   - key: An address that stands for what it is.
///   - value: What; `nil` takes away what hangs there.
///   - policy: Whether it is kept.
/// - SeeAlso: Objective-C runtime, `objc_setAssociatedObject`.
public func objc_setAssociatedObject(
  _ object: UIResponder, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  guard policy == .OBJC_ASSOCIATION_ASSIGN, let value, type(of: value) is AnyClass else {
    return object.associated[key] = value
  }
  object.associated[key] = WeakLink(value as AnyObject)
}

/// What code has hung on a controller or a view; `nil` for nothing.
///
/// - SeeAlso: Objective-C runtime, `objc_getAssociatedObject`.
public func objc_getAssociatedObject(_ object: UIResponder, _ key: UnsafeRawPointer) -> Any? {
  let value = object.associated[key]
  return (value as? WeakLink).map { $0.object as Any? } ?? value
}
