extension UIScene {
  /// Why a scene is connected.
  ///
  /// - SeeAlso: UIKit, `UIScene.ConnectionOptions`.
  public final class ConnectionOptions {
    /// The links that it is to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// What the user is to go on with.
    public let userActivities: Set<NSUserActivity>
    /// What the user has chosen on the app's icon.
    public let shortcutItem: UIApplicationShortcutItem?
    /// Which app asks for it; none.
    public var sourceApplication: String? { nil }
    /// What the user will go on with; nothing.
    public var handoffUserActivityType: String? { nil }

    /// Says why, as the system does.
    public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil
    ) {
      self.urlContexts = urlContexts
      self.userActivities = userActivities
      self.shortcutItem = shortcutItem
    }
  }
}

/// A link that a scene is to open.
///
/// - SeeAlso: UIKit, `UIOpenURLContext`.
public final class UIOpenURLContext {
  /// The link, a `URL` of Foundation.
  package let link: Any

  package init(link: Any) { self.link = link }

  /// How it is to be opened.
  public var options: UIScene.OpenURLOptions { UIScene.OpenURLOptions() }
}

extension UIScene {
  /// How a link is to be opened.
  ///
  /// - SeeAlso: UIKit, `UIScene.OpenURLOptions`.
  public final class OpenURLOptions {
    /// Which app hands it over; none.
    public var sourceApplication: String? { nil }
    /// What that says of it; nothing.
    public var annotation: Any? { nil }
    /// Whether what it leads to stays where it is; no.
    public var openInPlace: Bool { false }
  }

  /// How a link is opened in another app.
  ///
  /// - SeeAlso: UIKit, `UIScene.OpenExternalURLOptions`.
  public final class OpenExternalURLOptions {
    /// Whether only an app opens it, and no page; nobody asks.
    public var universalLinksOnly = false

    /// Makes options.
    public init() {}
  }
}

/// Something that the user can choose on the app's icon.
///
/// - SeeAlso: UIKit, `UIApplicationShortcutItem`.
public final class UIApplicationShortcutItem {
  /// What sort of thing it is.
  public let type: String
  /// What it says.
  public let localizedTitle: String
  /// What it says below that.
  public let localizedSubtitle: String?
  /// What the app needs to do it.
  public let userInfo: [String: Any]?

  /// Makes an item; it has no picture.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    userInfo: [String: Any]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
  }
}
