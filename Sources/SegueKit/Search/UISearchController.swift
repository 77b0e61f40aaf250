/// A search: it is presented while the user looks for something, with the bar in front of it.
///
/// While it goes on it covers the nearest presentation context, so that whoever presents it can
/// present nobody else. Without a controller for results it lets touches through to what lies
/// below, unless that is obscured.
///
/// - SeeAlso: UIKit, `UISearchController`; its sample "Displaying Searchable Content by Using a
///   Search Controller": "presentation will walk up the view controller hierarchy until it finds
///   the root view controller or one that defines a presentation context".
open class UISearchController: UIViewController {
  /// What the user types in; the app puts it into a view, or has ``UINavigationItem`` show it.
  public final let searchBar = UISearchBar()
  /// Who shows what is found, if not who is searched; a child of the search while it is shown.
  public private(set) final var searchResultsController: UIViewController?
  /// Who is told what the user looks for; not kept.
  public weak final var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told that the search comes and goes by itself; not kept.
  public weak final var delegate: (any UISearchControllerDelegate)?

  /// Whether what lies below is dimmed, and cannot be touched, while no results are shown.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar is hidden meanwhile, with the way back.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the bar has a button that cancels meanwhile.
  open var automaticallyShowsCancelButton = true
  /// Whether what can be chosen below the bar is there meanwhile.
  open var automaticallyShowsScopeBar = true
  /// When that is there; nobody sees it.
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the results are shown as soon as the user has typed.
  open var automaticallyShowsSearchResultsController = true {
    didSet { fitResults() }
  }
  private final var showsResults = false

  /// When what can be chosen below the bar is there.
  ///
  /// - SeeAlso: UIKit, `UISearchController.ScopeBarActivation`.
  public enum ScopeBarActivation: Int, Hashable, Sendable {
    /// As the system likes it.
    case automatic
    /// As the bar says.
    case manual
    /// As soon as the user types.
    case onTextEntry
    /// As soon as the search comes.
    case onSearchActivation
  }

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: Who shows what is found; `nil` when whoever is searched
  ///   does so.
  /// - SeeAlso: UIKit, `UISearchController.init(searchResultsController:)`.
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    takeUp(searchResultsController)
  }

  /// Makes a search without a controller for results.
  public override init(nibName: String?, bundle: AnyObject?) {
    super.init(nibName: nibName, bundle: bundle)
    takeUp(nil)
  }

  /// Makes a search without a controller for results, as a storyboard does.
  public override init?(coder: AnyObject) {
    super.init(coder: coder)
    takeUp(nil)
  }

  private final func takeUp(_ results: UIViewController?) {
    environment.uses.searches = true
    searchBar.searchLink = link()
    definesPresentationContext = true
    modalPresentationStyle = .overCurrentContext
    searchResultsController = results
  }

  /// Whether the search goes on; setting it has it come or go, by itself.
  ///
  /// A search that nobody on screen has cannot come, as a presentation that is refused.
  ///
  /// - SeeAlso: UIKit, `UISearchController.isActive`.
  open var isActive: Bool {
    get { presenter != nil && !isInDismissal }
    set { newValue ? comeByItself() : goByItself() }
  }

  /// Whether the results can be seen; saying so ends that this goes by what the user types.
  ///
  /// - SeeAlso: UIKit, `UISearchController.showsSearchResultsController`.
  open var showsSearchResultsController: Bool {
    get {
      guard searchResultsController != nil, isActive else { return false }
      return automaticallyShowsSearchResultsController ? searchBar.text != "" : showsResults
    }
    set {
      showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }

  /// All its children, whose views are as large as its own.
  open override var visibleChildren: ArraySlice<UIViewController> { children[...] }

  override var hasViewsInPlace: Bool { false }

  /// The user types no more, nothing is looked for, and whoever shows results hears of that; in the
  /// end the results go.
  ///
  /// Also when code dismisses it; that the text goes then is undocumented; reading chosen by this
  /// project.
  override func dismissalDidGoOn(hasEnded: Bool) {
    guard hasEnded else {
      if searchBar.isFirstResponder { searchBar.stopBeingFirstResponder() }
      searchBar.text = ""
      return updateResults()
    }
    guard let searchResultsController, searchResultsController.parentLink === self else { return }
    searchResultsController.willMove(toParent: nil)
    searchResultsController.leave()
    searchResultsController.didMove(toParent: nil)
  }
}
