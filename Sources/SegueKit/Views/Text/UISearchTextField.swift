/// The field of a search bar: what is typed in the bar, and who types there.
///
/// - SeeAlso: UIKit, `UISearchTextField`.
open class UISearchTextField: UITextField {
  private weak final var bar: UISearchBar?

  init(of bar: UISearchBar) {
    super.init(frame: .zero)
    self.bar = bar
  }

  /// Makes a field without a bar.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a field without a bar, as a storyboard does.
  public override init?(coder: AnyObject) { super.init(coder: coder) }

  /// What is typed in the bar.
  open override var text: String? {
    get { bar.map(\.text) ?? super.text }
    set { if let bar { bar.text = newValue } else { super.text = newValue } }
  }

  /// What stands in the bar while nothing is typed.
  open override var placeholder: String? {
    get { bar.map(\.placeholder) ?? super.placeholder }
    set { if let bar { bar.placeholder = newValue } else { super.placeholder = newValue } }
  }

  /// Whether the user types in the bar.
  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

  /// Has the user type in the bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  /// Has the user type no more in the bar.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }
}
