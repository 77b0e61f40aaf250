import FlowModel

// Classes of UIKit that rules know.
extension ClassName {
  static let alertController = ClassName("UIAlertController")
  static let pageViewController = ClassName("UIPageViewController")
  static let searchController = ClassName("UISearchController")
}
