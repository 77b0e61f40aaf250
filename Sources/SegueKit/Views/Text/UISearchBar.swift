/// A line that the user types to look for something.
///
/// It is first responder itself while the user types, where in UIKit the field in it is.
///
/// - SeeAlso: UIKit, `UISearchBar`.
open class UISearchBar: UIView, UITextInputTraits {
  /// Who is asked and told while the user types; not kept.
  public weak final var delegate: (any UISearchBarDelegate)?
  /// What is typed; `nil` becomes an empty text.
  open var text: String? = "" { didSet { if text == nil { text = "" } } }
  /// What stands there while nothing is typed; nobody sees it.
  open var placeholder: String?
  /// What stands above it; nobody sees it.
  open var prompt: String?
  /// What it looks like; nobody sees it.
  open var searchBarStyle = Style.default
  /// Its colour; nobody sees it.
  open var barTintColor: UIColor?
  /// Whether there is a button that cancels.
  open var showsCancelButton = false
  /// Whether what can be chosen below it is there.
  open var showsScopeBar = false
  /// What can be chosen below it.
  open var scopeButtonTitles: [String]?
  /// What is chosen below it, counted from zero.
  open var selectedScopeButtonIndex = 0
  /// What comes above the keys; nobody sees it.
  open var inputAccessoryView: UIView?
  /// What the keys are like.
  public final var inputTraits = TextInputTraits()

  /// Says whether there is a button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// It can.
  open override var canBecomeFirstResponder: Bool { true }

  /// Lets the user type, if the delegate does.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) != false else { return false }
    return super.becomeFirstResponder()
  }

  /// Has the user type no more, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, delegate?.searchBarShouldEndEditing(self) == false { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() { delegate?.searchBarTextDidBeginEditing(self) }
  override func didResignFirstResponder() { delegate?.searchBarTextDidEndEditing(self) }

  /// What it looks like.
  ///
  /// - SeeAlso: UIKit, `UISearchBar.Style`.
  public enum Style: UInt, Hashable, Sendable {
    /// As usual.
    case `default`
    /// With something behind it.
    case prominent
    /// With nothing behind it.
    case minimal
  }
}

// What a user does with it.
extension UISearchBar {
  /// Does what touching the bar and typing a whole text does; the text before is gone.
  package final func type(_ newText: String) {
    guard isTouchable, becomeFirstResponder(), isTouchable else { return }
    text = newText
    delegate?.searchBar(self, textDidChange: newText)
  }

  /// Does what a touch of the key that searches does.
  package final func touchSearch() {
    if isFirstResponder, isTouchable { delegate?.searchBarSearchButtonClicked(self) }
  }

  /// Does what a touch of the button that cancels does.
  package final func touchCancel() {
    if showsCancelButton, isTouchable { delegate?.searchBarCancelButtonClicked(self) }
  }

  /// Does what a touch of something that can be chosen below it does.
  package final func touch(scope: Int) {
    guard showsScopeBar, scopeButtonTitles?.indices.contains(scope) == true, isTouchable,
      scope != selectedScopeButtonIndex
    else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
  }
}

/// Who is asked and told while the user looks for something; what is left out says yes and does
/// nothing.
///
/// - SeeAlso: UIKit, `UISearchBarDelegate`.
public protocol UISearchBarDelegate: AnyObject {
  /// Whether the user may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The user has begun.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether the user may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// The user has ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// The user has typed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// The user has touched the key that searches.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// The user has touched the button that cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// The user has chosen something below.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  /// Says yes.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}

  /// Says yes.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }

  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}

  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
