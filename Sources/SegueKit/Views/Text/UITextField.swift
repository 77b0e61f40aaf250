/// A line that the user types.
///
/// Code that sets the text tells nobody, as in UIKit. What comes first, the delegate or the events,
/// is undocumented; here it is the delegate (reading chosen by this project).
///
/// - SeeAlso: UIKit, `UITextField`.
open class UITextField: UIControl, UITextInputTraits {
  /// Who is asked and told while the user types; not kept.
  public weak final var delegate: (any UITextFieldDelegate)?
  /// What is typed; `nil` becomes an empty text.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      noteShown(text != oldValue)
    }
  }
  /// What stands there while nothing is typed; nobody sees it.
  open var placeholder: String?
  /// What the letters look like; nobody sees it.
  open var font: UIFont?
  /// Their colour; nobody sees it.
  open var textColor: UIColor?
  /// Where the line lies; nobody sees it.
  open var textAlignment = NSTextAlignment.natural
  /// What is around it; nobody sees it.
  open var borderStyle = BorderStyle.none
  /// Whether the letters get smaller when there is little room; nobody sees it.
  open var adjustsFontSizeToFitWidth = false
  /// How small they may get; nobody sees it.
  open var minimumFontSize = 0.0
  /// Whether the letters get larger when the user would like that; nobody does.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it is emptied when the user begins to type.
  open var clearsOnBeginEditing = false
  /// When there is a button that empties it.
  open var clearButtonMode = ViewMode.never
  /// What lies on its left; it is kept, in no view, and can be touched.
  open var leftView: UIView?
  /// When that lies there.
  open var leftViewMode = ViewMode.never
  /// What lies on its right; it is kept, in no view, and can be touched.
  open var rightView: UIView?
  /// When that lies there.
  open var rightViewMode = ViewMode.never
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

  /// Whether the user is typing.
  open var isEditing: Bool { isFirstResponder }
  /// Whether there is text.
  open var hasText: Bool { text != "" }
  /// It can, while it can be used.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Lets the user type, if the delegate does.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) != false else {
      return false
    }
    return super.becomeFirstResponder()
  }

  /// Has the user type no more, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, delegate?.textFieldShouldEndEditing(self) == false { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) != false { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    post(.began)
  }

  override func didResignFirstResponder() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    post(.ended)
  }

  /// A touch lets the user type.
  override func answerTouch() { becomeFirstResponder() }

  /// What is around a field.
  ///
  /// - SeeAlso: UIKit, `UITextField.BorderStyle`.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// As if it were deeper.
    case bezel
    /// A line with round corners.
    case roundedRect
  }

  /// When something lies in a field.
  ///
  /// - SeeAlso: UIKit, `UITextField.ViewMode`.
  public enum ViewMode: Int, Hashable, Sendable {
    /// Never.
    case never
    /// While the user types.
    case whileEditing
    /// While the user does not type.
    case unlessEditing
    /// Always.
    case always
  }

  /// Why the user types no more.
  ///
  /// - SeeAlso: UIKit, `UITextField.DidEndEditingReason`.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    /// The text counts.
    case committed
  }
}

// What a user does with it.
extension UITextField {
  /// Does what touching the field and typing a whole text does; the text before is gone.
  ///
  /// The delegate is not asked about each change: UIKit names the place of it in a type of
  /// Foundation's.
  package final func type(_ newText: String) {
    if !isFirstResponder { touch() }
    guard isFirstResponder, canBeTouched else { return }
    text = newText
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    post(.changed)
  }

  /// Does what a touch of the return key does.
  ///
  /// The user types no more when somebody waits for that event, as in UIKit.
  package final func touchReturn() {
    guard isFirstResponder, canBeTouched, delegate?.textFieldShouldReturn(self) != false else {
      return
    }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Whether something that lies in it can be seen.
  final func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// Whether there is a button that empties it.
  final var showsClearButton: Bool { hasText && shows(clearButtonMode) }

  /// Does what a touch of the button that empties it does.
  package final func touchClear() {
    guard showsClearButton, canBeTouched,
      delegate?.textFieldShouldClear(self) != false
    else { return }
    text = ""
    sendActions(for: .editingChanged)
    post(.changed)
  }
}

extension UIView {
  /// Posts what the user does with it, when everybody else has heard.
  ///
  /// The order is undocumented; reading chosen by this project.
  final func post(_ typing: UIApplication.Typing) {
    SegueEnvironment.current.application.postTyping?(typing, self)
  }
}
