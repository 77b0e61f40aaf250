/// Who is asked and told while the user types a line; what is left out says yes and does nothing.
///
/// About each change nobody is asked.
///
/// - SeeAlso: UIKit, `UITextFieldDelegate`.
public protocol UITextFieldDelegate: AnyObject {
  /// Whether the user may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// The user has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether the user may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// The user has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The user has ended; tells the other one unless it is there.
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// The user has typed.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key does what it usually does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Says yes.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}

  /// Says yes.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}

  /// Tells it without the reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }

  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}

  /// Says yes.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

  /// Says yes.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
