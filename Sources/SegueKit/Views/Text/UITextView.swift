/// Lines that the user types, or reads.
///
/// - SeeAlso: UIKit, `UITextView`.
open class UITextView: UIScrollView, UITextInputTraits {
  /// Who is asked and told while the user types; not kept.
  public final var delegate: (any UITextViewDelegate)? {
    get { scrollDelegate as? any UITextViewDelegate }
    set { scrollDelegate = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is typed; `nil` becomes an empty text.
  open var text: String! = "" {
    didSet {
      if text == nil { text = "" }
      noteShown(text != oldValue)
    }
  }
  /// What the letters look like; nobody sees it.
  open var font: UIFont?
  /// Their colour; nobody sees it.
  open var textColor: UIColor?
  /// Where the lines lie; nobody sees it.
  open var textAlignment = NSTextAlignment.natural
  /// Whether the user can type.
  open var isEditable = true
  /// Whether the user can choose some of it; nobody does.
  open var isSelectable = true
  /// How much room is around the lines; nothing is laid out.
  open var textContainerInset = UIEdgeInsets.zero
  /// Where the lines lie in detail; nothing is laid out.
  public final let textContainer = NSTextContainer()
  /// What becomes a link by itself; nobody touches it.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// Whether the letters get larger when the user would like that; nobody does.
  open var adjustsFontForContentSizeCategory = false
  /// What comes in place of the keys; nobody sees it.
  open override var inputView: UIView? {
    get { keys }
    set { keys = newValue }
  }
  /// What comes above the keys; nobody sees it.
  open override var inputAccessoryView: UIView? {
    get { aboveKeys }
    set { aboveKeys = newValue }
  }
  private final var keys: UIView?
  private final var aboveKeys: UIView?
  /// What the keys are like.
  public final var inputTraits = TextInputTraits()

  /// Whether there is text.
  open var hasText: Bool { text != "" }
  /// It can, while the user can type.
  open override var canBecomeFirstResponder: Bool { isEditable }

  /// Lets the user type, if the delegate does.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) != false else {
      return false
    }
    return super.becomeFirstResponder()
  }

  /// Has the user type no more, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, delegate?.textViewShouldEndEditing(self) == false { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    delegate?.textViewDidBeginEditing(self)
    post(.began)
  }
  override func didResignFirstResponder() {
    delegate?.textViewDidEndEditing(self)
    post(.ended)
  }

  /// Does what touching the view and typing a whole text does; the text before is gone.
  package final func type(_ newText: String) {
    guard isTouchable, becomeFirstResponder(), isTouchable else { return }
    text = newText
    delegate?.textViewDidChange(self)
    post(.changed)
  }
}

/// Who is asked and told while the user types lines; what is left out says yes and does nothing.
///
/// About each change nobody is asked.
///
/// - SeeAlso: UIKit, `UITextViewDelegate`.
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether the user may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// The user has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether the user may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// The user has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The user has typed.
  func textViewDidChange(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Says yes.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}

  /// Says yes.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}

  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
}
