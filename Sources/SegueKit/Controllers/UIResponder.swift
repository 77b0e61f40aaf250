/// What can be asked to do something that is named by a selector: a controller, or a view.
///
/// - SeeAlso: UIKit, `UIResponder`.
open class UIResponder {
  /// Makes a responder.
  public init() {}

  /// What the class does for an action that a control sends, or `nil` when it has no such method.
  ///
  /// The one place where a class says which actions it has, unwind actions apart; it is handed the
  /// control. UIKit finds them by their selectors.
  ///
  /// - SeeAlso: UIKit, `UIControl.sendAction(_:to:for:)`.
  open func action(for selector: Selector) -> ((Any) -> Void)? { nil }

  /// Whether it wants to handle an action that it overrides; yes.
  ///
  /// - SeeAlso: UIKit, `UIResponder.canPerformAction(_:withSender:)`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
}
