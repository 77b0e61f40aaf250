/// What a navigation bar shows of a controller: here, its words.
///
/// Bars are not modelled. What decides where a user can go, the back button and its replacements,
/// is left out, so that code which depends on it does not compile.
///
/// - SeeAlso: UIKit, `UINavigationItem`.
open class UINavigationItem {
  /// The words in the middle of the bar.
  open var title: String?
  /// The line above them.
  open var prompt: String?
  /// The words of the back button that leads here.
  open var backButtonTitle: String?

  /// Makes an item.
  public init(title: String?) { self.title = title }
}

extension UIViewController {
  /// What a navigation bar shows of the controller; made when it is asked for.
  ///
  /// - SeeAlso: UIKit, `UIViewController.navigationItem`.
  public final var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let made = UINavigationItem(title: title)
    ownNavigationItem = made
    return made
  }
}
