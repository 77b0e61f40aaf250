/// What a tab bar shows of a controller.
///
/// - SeeAlso: UIKit, `UITabBarItem`.
open class UITabBarItem: UIBarItem {
  /// The words on the badge.
  open var badgeValue: String?
  /// The colour of the badge; nobody sees it.
  open var badgeColor: UIColor?
  /// The picture while the tab is selected; nobody sees it.
  open var selectedImage: UIImage?

  /// Makes an item without words.
  public override init() {}

  /// Makes an item with a number for the app's own use.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another picture while the tab is selected.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Makes an item that looks as many others do.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init()
    self.tag = tag
  }

  /// What many items look like; nobody sees it.
  public enum SystemItem: Int, Hashable, Sendable {
    /// As UIKit names them.
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    /// As UIKit names them.
    case downloads, mostRecent, mostViewed
  }
}
