import SegueKit
import Testing

/// A list that can be searched, and writes down what it is told of the search.
private final class SearchedPage: Page, UISearchResultsUpdating, UISearchControllerDelegate,
  UISearchBarDelegate
{
  let search: UISearchController
  var told: [String] = []
  var presentsByItself = false
  var mayBegin = true

  init(_ title: String, showing results: UIViewController? = nil) {
    search = UISearchController(searchResultsController: results)
    super.init(title)
    search.title = "search"
    search.searchResultsUpdater = self
    search.delegate = self
    search.searchBar.delegate = self
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? "nothing"
    told.append("update \(text)\(searchController.isActive ? "" : " at the end")")
  }
  func presentSearchController(_ searchController: UISearchController) {
    if presentsByItself { present(searchController, animated: true) }
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    told.append("willPresent")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    told.append("didPresent")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    told.append("willDismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    told.append("didDismiss")
  }
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { told.append("began") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { told.append("ended") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { told.append("cancel") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    told.append("typed \(searchText)")
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    told.append("scope \(selectedScope)")
  }
}

/// A stack with a page below one that can be searched, and what a person touches there.
private struct Stage {
  let staging = Staging()
  let page: SearchedPage

  init(showing results: () -> UIViewController? = { nil }) {
    page = staging.make { SearchedPage("list", showing: results()) }
    staging.make { [staging, page] in
      staging.window.rootViewController = stack("nav", Page("home"), page)
    }
  }

  var search: UISearchController { page.search }

  func titles(_ controller: UIViewController? = nil) -> [String] {
    staging.make { (controller ?? page).touchables.map(\.title) }
  }

  /// Touches something, and lets everything settle.
  func touch(_ title: String, in controller: UIViewController? = nil) {
    staging.make {
      (controller ?? search).touchables.first { $0.title == title }?.touch()
      staging.environment.settle()
    }
  }

  /// Touches the bar of the page.
  func begin() { touch("search", in: page) }

  func settle() { staging.make { _ = staging.environment.settle() } }
}

@Suite struct `A search` {
  private let stage = Stage()

  @Test func `is presented by the nearest context when its bar is touched, and tells of that`() {
    #expect(stage.titles() == ["search"] && !stage.search.isActive)
    stage.staging.make { stage.page.touchables[0].touch() }
    #expect(stage.page.told == ["willPresent", "began", "update "])
    stage.settle()
    #expect(stage.page.told.last == "didPresent" && stage.search.isActive)
    #expect(stage.staging.tree == "nav[home list+search]")
    #expect(stage.staging.diary.lines("willDisappear").filter { $0.hasSuffix("list") } == [])
  }

  @Test func `is typed in, has something chosen below it, and is cancelled`() {
    stage.search.searchBar.scopeButtonTitles = ["All", "Red"]
    stage.begin()
    #expect(
      stage.titles(stage.search)
        == ["search", "search-key", "search-cancel", "Red", "search-outside"])
    stage.page.told = []
    stage.touch("search")
    stage.touch("Red")
    stage.touch("search-clear")
    #expect(
      stage.page.told
        == ["typed text", "update text", "scope 1", "update text", "typed ", "update "])
    stage.touch("search")
    stage.page.told = []
    stage.touch("search-cancel")
    #expect(
      stage.page.told == ["cancel", "willDismiss", "ended", "update  at the end", "didDismiss"])
    #expect(stage.staging.tree == "nav[home list]" && stage.search.searchBar.text == "")
  }

  @Test func `ends when what it dims is touched`() {
    stage.begin()
    stage.touch("search-outside")
    #expect(!stage.search.isActive && !stage.page.told.contains("cancel"))
    #expect(stage.page.told.suffix(2) == ["update  at the end", "didDismiss"])
  }

  @Test func `comes and goes when code says so, and the user does not type then`() {
    stage.staging.make { stage.search.isActive = true }
    stage.settle()
    #expect(stage.page.told == ["willPresent", "didPresent"])
    #expect(!stage.search.searchBar.isFirstResponder)
    stage.staging.make { stage.search.isActive = false }
    #expect(!stage.search.isActive)
    stage.settle()
    #expect(
      stage.page.told.dropFirst(2) == ["willDismiss", "update  at the end", "didDismiss"])
  }

  @Test func `tells its delegate nothing when the app presents or dismisses it`() {
    stage.page.presentsByItself = true
    stage.begin()
    #expect(stage.page.told == ["began", "update "] && stage.search.isActive)
    stage.staging.make { stage.page.dismiss(animated: true) }
    stage.settle()
    #expect(stage.page.told.dropFirst(2) == ["ended", "update  at the end"])
    #expect(stage.staging.tree == "nav[home list]")
  }

  @Test func `does not come where its bar may not begin, or nobody on screen has it`() {
    stage.page.mayBegin = false
    stage.begin()
    #expect(!stage.search.isActive && stage.page.told == [])
    stage.staging.make {
      let stray = UISearchController(searchResultsController: nil)
      stray.title = "stray"
      stray.isActive = true
      #expect(!stray.isActive && !stray.searchBar.becomeFirstResponder())
    }
    #expect(
      stage.staging.diary.lines("refused")
        == ["refused notInWindow stray", "refused notInWindow stray"])
  }

  @Test func `is begun by a bar that lies in the view`() {
    stage.page.navigationItem.searchController = nil
    stage.staging.make { stage.page.view.addSubview(stage.search.searchBar) }
    stage.search.searchBar.accessibilityIdentifier = "finder"
    #expect(stage.titles() == ["finder"])
    stage.touch("finder", in: stage.page)
    #expect(stage.search.isActive)
    stage.staging.make { #expect(stage.search.searchBar.searchTextField.isFirstResponder) }
    #expect(stage.titles().isEmpty)
    stage.search.searchBar.searchTextField.text = "by code"
    #expect(stage.search.searchBar.text == "by code" && !stage.page.told.contains("typed by code"))
  }

  @Test func `stays with its screen when another one is pushed, or its tab is left`() {
    stage.begin()
    stage.staging.make {
      stage.page.navigationController?.pushViewController(Page("next"), animated: false)
    }
    #expect(stage.staging.tree == "nav[home list+search next]" && stage.search.isActive)
    #expect(stage.titles(stage.search) != [])
    stage.staging.make {
      _ = stage.page.navigationController?.popToRootViewController(animated: false)
    }
    #expect(stage.staging.tree == "nav[home]")
  }

  @Test func `lies over all screens of the stack where none defines a context`() {
    stage.page.definesPresentationContext = false
    stage.begin()
    #expect(stage.staging.tree == "nav[home list]+search")
    stage.staging.make {
      stage.page.navigationController?.pushViewController(Page("next"), animated: false)
    }
    #expect(stage.staging.tree == "nav[home list next]+search" && stage.search.isActive)
  }

  @Test func `is released with its screen`() {
    let census = Census()
    let staging = Staging()
    staging.make {
      let list = SearchedPage("list", showing: Page("results", census: census))
      staging.window.rootViewController = list
      list.search.isActive = true
      list.search.searchBar.text = "text"
      #expect(staging.tree == "list+search[results]")
      staging.window.rootViewController = Page("other")
    }
    staging.make { _ = staging.environment.settle() }
    #expect(census.count == 0)
  }
}

@Suite struct `Below a search` {
  private let stage = Stage()
  private var added: [String] { stage.titles(stage.search) }

  /// Puts a button on the page and one into its bar, and begins the search.
  private func begin(obscuring: Bool = false, hidingBar: Bool = true, act: @escaping () -> Void) {
    stage.staging.make {
      stage.page.view.addSubview(
        UIButton(type: .system, primaryAction: UIAction(title: "Row") { _ in act() }))
      stage.page.navigationItem.rightBarButtonItem = UIBarButtonItem(
        primaryAction: UIAction(title: "Add") { _ in act() })
      stage.search.obscuresBackgroundDuringPresentation = obscuring
      stage.search.hidesNavigationBarDuringPresentation = hidingBar
    }
    stage.begin()
  }

  @Test func `the screen is touched, unless it is obscured`() {
    var count = 0
    begin { count += 1 }
    #expect(added.suffix(2) == ["search-cancel", "Row"])
    stage.touch("Row")
    #expect(count == 1 && stage.search.isActive)
    stage.staging.make { stage.search.obscuresBackgroundDuringPresentation = true }
    #expect(added.last == "search-outside" && !added.contains("Row"))
  }

  @Test func `the bar is touched only where it is not hidden, and so is the way back`() {
    var count = 0
    begin(hidingBar: false) { count += 1 }
    #expect(added.suffix(2) == ["Add", "Row"])
    stage.touch("Add")
    #expect(count == 1)
    let stack = stage.page.navigationController
    #expect(stack?.hasBackButton == true && stack?.hasBackSwipe == true)
    stage.search.hidesNavigationBarDuringPresentation = true
    #expect(stack?.hasBackButton == false && stack?.hasBackSwipe == false)
    #expect(stack?.owesWayBack == false && !added.contains("Add"))
  }

  @Test func `nobody presents, and above it somebody does`() {
    let (page, staging, search) = (stage.page, stage.staging, stage.search)
    begin {
      let alert = UIAlertController(title: "late", message: nil, preferredStyle: .alert)
      page.present(alert, animated: true)
    }
    stage.touch("Row")
    #expect(staging.diary.lines("refused") == ["refused alreadyPresenting list"])
    staging.make {
      search.present(
        UIAlertController(title: "sure?", message: nil, preferredStyle: .alert), animated: false)
    }
    #expect(staging.tree == "nav[home list+search]+sure?")
    staging.make { page.navigationController?.dismiss(animated: false) }
    staging.make {
      search.isActive = false
      page.present(Page("hasty"), animated: true)
    }
    #expect(staging.diary.lines("refused").last == "refused presentationInProgress list")
    stage.settle()
    staging.make { page.present(Page("next"), animated: false) }
    #expect(staging.tree == "nav[home list]+next")
  }
}

@Suite struct `The results of a search` {
  private let results: UIViewController
  private let stage: Stage

  init() {
    let stage = Stage { Page("results") }
    self.stage = stage
    results = stage.search.searchResultsController ?? stage.page
  }

  @Test func `appear as soon as something is typed, in the search, and go with it`() {
    let staging = stage.staging
    stage.begin()
    #expect(staging.tree == "nav[home list+search]")
    stage.touch("search")
    #expect(staging.tree == "nav[home list+search[results]]")
    #expect(stage.search.showsSearchResultsController && results.viewIfLoaded != nil)
    #expect(results.navigationController == nil && results.presentingViewController === stage.page)
    #expect(!stage.titles(stage.search).contains("search-outside"))
    let lines = staging.appearances { results.dismiss(animated: true) }
    stage.settle()
    #expect(lines.contains("willDisappear results") && !stage.search.isActive)
    #expect(staging.diary.appearances.contains("didDisappear results"))
    #expect(staging.tree == "nav[home list]" && results.parent == nil)
  }

  @Test func `are shown when the app says so`() {
    stage.search.showsSearchResultsController = true
    #expect(!stage.search.showsSearchResultsController)
    stage.begin()
    stage.touch("search-outside")
    stage.begin()
    stage.staging.make { stage.search.showsSearchResultsController = true }
    #expect(stage.staging.tree == "nav[home list+search[results]]")
    stage.touch("search")
    stage.staging.make { stage.search.showsSearchResultsController = false }
    #expect(stage.staging.tree == "nav[home list+search]")
    #expect(!stage.search.automaticallyShowsSearchResultsController)
  }
}
