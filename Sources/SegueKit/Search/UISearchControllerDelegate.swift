/// Who is told that a search comes and goes by itself; what is left out does nothing.
///
/// Nobody is told where the app itself presents or dismisses the search.
///
/// - SeeAlso: UIKit, `UISearchControllerDelegate`: "they will not be called if you present or
///   dismiss the search controller yourself".
public protocol UISearchControllerDelegate: AnyObject {
  /// The search is to be presented; an app may do that here itself.
  func presentSearchController(_ searchController: UISearchController)
  /// The search is about to be presented.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has been presented.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search is about to be dismissed.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has been dismissed.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Leaves it to the search.
  public func presentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}

  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Who shows what is found.
///
/// - SeeAlso: UIKit, `UISearchResultsUpdating`.
public protocol UISearchResultsUpdating: AnyObject {
  /// The user begins to type, has typed, has chosen something below the bar, or has ended.
  ///
  /// That it is called when the search goes, which is not active any more then, is undocumented, as
  /// apps know it.
  func updateSearchResults(for searchController: UISearchController)
}
