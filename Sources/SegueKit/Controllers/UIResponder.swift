/// Who does something that is named by a selector.
protocol ActionTarget: AnyObject {
  /// What the class does for an action, or `nil` when it has no such method.
  func action(for selector: Selector) -> ((Any) -> Void)?
}

extension UIResponder: ActionTarget {}
extension UIPresentationController: ActionTarget {}

/// What can be asked to do something that is named by a selector: a controller, or a view.
///
/// - SeeAlso: UIKit, `UIResponder`.
open class UIResponder {
  /// What code has hung on it, by addresses that stand for what that is.
  package final var associated: [UnsafeRawPointer: Any] = [:]

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

  /// Called when it has been made as a storyboard says, with what it holds; does nothing.
  ///
  /// - SeeAlso: UIKit, `NSObject.awakeFromNib()`.
  open func awakeFromNib() {}

  /// Who is asked after this one; nobody.
  ///
  /// - SeeAlso: UIKit, `UIResponder.next`.
  open var next: UIResponder? { nil }

  /// Does what users who do not see the screen do to leave; nobody asks.
  ///
  /// - Returns: Whether it has left; no.
  open func accessibilityPerformEscape() -> Bool { false }

  // MARK: Fingers, of which nobody is told: what a touch does is done at once

  /// Called when fingers have come; passes that on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers have moved; passes that on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers have gone; passes that on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when fingers were taken back; passes that on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: A device that is shaken, which nobody does

  /// Called when the device is moved; passes that on.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionBegan(motion, with: event)
  }

  /// Called when the device has been moved; passes that on.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionEnded(motion, with: event)
  }

  /// Called when it was something else; passes that on.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    next?.motionCancelled(motion, with: event)
  }

  /// What keys do while it is first responder, or in front of whoever is; nobody has any.
  ///
  /// - SeeAlso: UIKit, `UIResponder.keyCommands`.
  open var keyCommands: [UIKeyCommand]? { nil }

  // MARK: What the user does

  /// What takes back what the user has done: that of who is asked next, and in the end the
  /// window's.
  ///
  /// - SeeAlso: UIKit, `UIResponder.undoManager`.
  open var undoManager: UndoManager? { next?.undoManager }

  /// Called when what the user does is to go on elsewhere, which it never is; does nothing.
  open func updateUserActivityState(_ activity: NSUserActivity) {}

  /// Goes on with what the user has done elsewhere; does nothing, and is called by the app alone.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  // MARK: The first responder

  /// Whether it can become first responder; no.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it gives that up when it is asked to; yes.
  open var canResignFirstResponder: Bool { true }

  /// Whether it is first responder.
  open var isFirstResponder: Bool { SegueEnvironment.current.firstResponder === self }

  /// Makes it first responder, if it can be and whoever is it gives that up.
  ///
  /// - SeeAlso: UIKit, `UIResponder.becomeFirstResponder()`.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder,
      SegueEnvironment.current.firstResponder?.resignFirstResponder() != false
    else { return false }
    SegueEnvironment.current.firstResponder = self
    didBecomeFirstResponder()
    return true
  }

  /// Has it give up being first responder.
  ///
  /// - SeeAlso: UIKit, `UIResponder.resignFirstResponder()`.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { stopBeingFirstResponder() }
    return true
  }

  /// Gives it up, asked or not.
  final func stopBeingFirstResponder() {
    SegueEnvironment.current.firstResponder = nil
    didResignFirstResponder()
  }

  /// What comes in place of the keys while it is first responder; nothing.
  ///
  /// - SeeAlso: UIKit, `UIResponder.inputView`.
  open var inputView: UIView? { nil }

  /// What comes above the keys while it is first responder, or at the bottom where there are none,
  /// as in a chat; nothing.
  ///
  /// - SeeAlso: UIKit, `UIResponder.inputAccessoryView`.
  open var inputAccessoryView: UIView? { nil }

  /// Has it be asked again for what comes there, which each touch does anyway.
  open func reloadInputViews() {}

  /// Called when it has become first responder; does nothing.
  func didBecomeFirstResponder() {}
  /// Called when it is first responder no more; does nothing.
  func didResignFirstResponder() {}
}
