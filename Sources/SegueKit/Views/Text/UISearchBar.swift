/// A line that the user types to look for something.
///
/// It is first responder itself while the user types, where in UIKit the field in it is.
///
/// - SeeAlso: UIKit, `UISearchBar`.
open class UISearchBar: UIView, UITextInputTraits {
  /// Who is asked and told while the user types; not kept.
  public weak final var delegate: (any UISearchBarDelegate)?
  /// What is typed; `nil` becomes an empty text.
  open var text: String? = "" {
    didSet {
      if text == nil { text = "" }
      search?.fitResults()
    }
  }
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
  /// Whether there is a button for bookmarks while nothing is typed.
  open var showsBookmarkButton = false
  /// Whether what can be chosen below it is there.
  open var showsScopeBar = false
  /// What can be chosen below it.
  open var scopeButtonTitles: [String]?
  /// What is chosen below it, counted from zero.
  open var selectedScopeButtonIndex = 0
  /// What comes above the keys; nobody sees it.
  open override var inputAccessoryView: UIView? {
    get { aboveKeys }
    set { aboveKeys = newValue }
  }
  private final var aboveKeys: UIView?
  /// What the keys are like.
  public final var inputTraits = TextInputTraits()
  /// The search that it belongs to.
  final var searchLink: ControllerLink?
  final var search: UISearchController? { searchLink?.target as? UISearchController }
  private final var field: UISearchTextField?

  /// The field that the user types in; it stands for the bar.
  ///
  /// - SeeAlso: UIKit, `UISearchBar.searchTextField`.
  open var searchTextField: UISearchTextField {
    if let field { return field }
    let made = UISearchTextField(of: self)
    field = made
    return made
  }

  /// Says whether there is a button that cancels.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Says whether what can be chosen below it is there.
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// It can.
  open override var canBecomeFirstResponder: Bool { true }

  /// Lets the user type, if the delegate does; a search that it belongs to comes with it, and
  /// where that is refused the user does not type.
  ///
  /// - SeeAlso: UIKit, `UISearchController`: "when the user taps in the search bar …, the search
  ///   controller displays".
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard delegate?.searchBarShouldBeginEditing(self) != false else { return false }
    if let search {
      search.isActive = true
      guard search.isActive else { return false }
    }
    return super.becomeFirstResponder()
  }

  /// Has the user type no more, if the delegate lets it.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    if isFirstResponder, delegate?.searchBarShouldEndEditing(self) == false { return false }
    return super.resignFirstResponder()
  }

  override func didBecomeFirstResponder() {
    delegate?.searchBarTextDidBeginEditing(self)
    search?.updateResults()
  }
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
  /// Whether a touch reaches it: where it lies, or in front while its search goes on.
  private final var hearsTouch: Bool {
    guard let search, search.isActive else { return isTouchable }
    return knownLook?.refusesTouches != true && search.hearsTouches
  }

  /// Whether there is a button that cancels, for the app has said so or the search does.
  final var hasCancelButton: Bool {
    showsCancelButton || search.map { $0.isActive && $0.automaticallyShowsCancelButton } == true
  }

  /// The titles of what the user finds below it.
  final var scopesInSight: [String] {
    let isShown = search.map { $0.isActive && $0.automaticallyShowsScopeBar } == true
    return showsScopeBar || isShown ? scopeButtonTitles ?? [] : []
  }

  /// Does what touching the bar does.
  package final func touchBar() {
    if hearsTouch { becomeFirstResponder() }
  }

  /// Does what touching the bar and typing a whole text does; the text before is gone.
  package final func type(_ newText: String) {
    guard hearsTouch, becomeFirstResponder() else { return }
    // A search that comes cannot be touched yet.
    guard hearsTouch || search?.isInPresentation == true else { return }
    text = newText
    delegate?.searchBar(self, textDidChange: newText)
    search?.updateResults()
  }

  /// Does what a touch of the key that searches does.
  package final func touchSearch() {
    if isFirstResponder, hearsTouch { delegate?.searchBarSearchButtonClicked(self) }
  }

  /// Does what a touch of the button that cancels does; a search ends.
  package final func touchCancel() {
    guard hasCancelButton, hearsTouch else { return }
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  /// Does what a touch of the button for bookmarks does.
  final func touchBookmark() {
    if showsBookmarkButton, hearsTouch { delegate?.searchBarBookmarkButtonClicked(self) }
  }

  /// Does what a touch of something that can be chosen below it does.
  package final func touch(scope: Int) {
    guard scopesInSight.indices.contains(scope), hearsTouch, scope != selectedScopeButtonIndex
    else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    search?.updateResults()
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
  /// The user has touched the button for bookmarks.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
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
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}

  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
