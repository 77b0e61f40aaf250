/// A finger on a view, as a gesture recognizer's delegate hears of it.
///
/// - SeeAlso: UIKit, `UITouch`.
open class UITouch: Hashable {
  /// The view that it is on.
  public private(set) weak final var view: UIView?

  init(on view: UIView?) { self.view = view }

  /// Where it is: in the middle of the view.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return .zero }
    return CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }

  /// Whether both are the same.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Feeds it to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What fingers do.
///
/// - SeeAlso: UIKit, `UIEvent`.
open class UIEvent {
  /// What sort of motion it is.
  ///
  /// - SeeAlso: UIKit, `UIEvent.EventSubtype`.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// None.
    case none
    /// The device is shaken.
    case motionShake
  }

  /// Its fingers; `nil` for one without.
  open var allTouches: Set<UITouch>? { nil }

  init() {}
}

extension UIGestureRecognizer {
  /// Where the gesture is: in the middle of the view.
  public final func location(in view: UIView?) -> CGPoint { UITouch(on: view).location(in: view) }
}
