/// A presentation that points at a view or a bar button item.
///
/// - SeeAlso: UIKit, `UIPopoverPresentationController`.
open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the popover points at.
  public final var sourceView: UIView?
  /// The bar button item that the popover points at.
  public final var barButtonItem: UIBarButtonItem?
  /// The part of the view that the popover points at; nobody sees it.
  public final var sourceRect = CGRect.null
  /// From where the popover may point; nobody sees it.
  public final var permittedArrowDirections = UIPopoverArrowDirection.any
  /// From where it points; nobody knows as long as nobody sees it.
  public final var arrowDirection: UIPopoverArrowDirection { .unknown }
  /// Whether it may lie over what it points at; nobody sees it.
  open var canOverlapSourceViewRect = false
  /// The views that can be touched beside the popover; nobody touches them.
  public final var passthroughViews: [UIView]?
  /// Its colour; nobody sees it.
  open var backgroundColor: UIColor?

  /// What the popover points at.
  ///
  /// - SeeAlso: UIKit, `UIPopoverPresentationController.sourceItem`.
  public final var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    get { barButtonItem ?? sourceView }
    set {
      barButtonItem = newValue as? UIBarButtonItem
      sourceView = newValue as? UIView
    }
  }

  /// Whether there is something to point at; without it, a popover cannot be shown.
  final var isAnchored: Bool { sourceView != nil || barButtonItem != nil }
}

/// What a popover can point at.
///
/// - SeeAlso: UIKit, `UIPopoverPresentationControllerSourceItem`.
public protocol UIPopoverPresentationControllerSourceItem: AnyObject {}

extension UIView: UIPopoverPresentationControllerSourceItem {}
extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}

/// From where a popover points.
///
/// - SeeAlso: UIKit, `UIPopoverArrowDirection`.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set of directions from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Nobody knows.
  public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}

/// Who sets up a popover, and is asked and told in the old words when the user leaves it.
///
/// - SeeAlso: UIKit, `UIPopoverPresentationControllerDelegate`.
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called before a controller is shown as a popover, and before that must point at something.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether the user may leave; deprecated.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// The user has left; deprecated.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Says yes.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}

  /// Asks in the old words, where an app has not taken up the new ones.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    guard let popover = presentationController as? UIPopoverPresentationController else {
      return true
    }
    return popoverPresentationControllerShouldDismissPopover(popover)
  }

  /// Tells in the old words, where an app has not taken up the new ones.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard let popover = presentationController as? UIPopoverPresentationController else { return }
    popoverPresentationControllerDidDismissPopover(popover)
  }
}

extension UIPresentationController {
  /// Has the delegate of a popover set it up before it is shown as one.
  final func prepareAsPopover() {
    guard let popover = self as? UIPopoverPresentationController,
      let delegate = delegate as? any UIPopoverPresentationControllerDelegate
    else { return }
    delegate.prepareForPopoverPresentation(popover)
  }
}
