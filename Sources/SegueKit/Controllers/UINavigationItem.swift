/// What a navigation bar shows of a controller: its words, and what keeps the back button away.
///
/// Bars are not modelled, only whether there is a back button for the user to touch. Nobody touches
/// what an app puts into a bar.
///
/// - SeeAlso: UIKit, `UINavigationItem`.
open class UINavigationItem {
  /// The words in the middle of the bar.
  open var title: String?
  /// The line above them.
  open var prompt: String?
  /// The words of the back button that leads here.
  open var backButtonTitle: String?
  /// Whether there is no back button while the controller is on top.
  open var hidesBackButton = false
  /// What stands on the left, in place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// What stands on the right, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether what stands on the left stands beside the back button.
  open var leftItemsSupplementBackButton = false

  /// Makes an item.
  public init(title: String?) { self.title = title }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// The first of what stands on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of what stands on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether nothing keeps the back button away.
  ///
  /// - SeeAlso: UIKit, `UINavigationItem.leftBarButtonItems` and `leftItemsSupplementBackButton`.
  final var hasBackButton: Bool {
    !hidesBackButton && (leftItemsSupplementBackButton || leftBarButtonItems?.isEmpty != false)
  }
}
