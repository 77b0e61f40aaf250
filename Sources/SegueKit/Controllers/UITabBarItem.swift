/// What a tab bar shows of a controller: here, its words.
///
/// - SeeAlso: UIKit, `UITabBarItem`.
open class UITabBarItem {
  /// The words below the picture.
  open var title: String?
  /// The words on the badge.
  open var badgeValue: String?
  /// A number for the app's own use.
  open var tag = 0

  /// Makes an item without words.
  public init() {}
}
