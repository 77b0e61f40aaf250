extension UIApplication {
  /// Leaves the app for a link; nothing is opened, and the app stays where it is.
  ///
  /// That it does is a reading chosen by this project: flows send the app to the background
  /// themselves.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: How it is opened; nobody asks.
  ///   - completion: Hears in the next turn of the main queue that it was opened.
  /// - SeeAlso: UIKit, `UIApplication.open(_:options:completionHandler:)`.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    SegueEnvironment.current.putOff { completion(true) }
  }

  /// Whether somebody can open a link; yes.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// Does what the system does when the user opens a link of the app's elsewhere: the app comes
  /// back if it is not there, and the delegate of the scene is told.
  ///
  /// - SeeAlso: UIKit, `UISceneDelegate.scene(_:openURLContexts:)`.
  public func receive(_ url: URL) {
    deliver { scene, delegate in
      delegate.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
  }

  /// The link to the settings of the app.
  public static let openSettingsURLString = "app-settings:"

  /// How a link is opened.
  ///
  /// - SeeAlso: UIKit, `UIApplication.OpenExternalURLOptionsKey`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  /// How the app is handed a link.
  ///
  /// - SeeAlso: UIKit, `UIApplication.OpenURLOptionsKey`.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which app hands it over.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
}

extension UIScene {
  /// Leaves the app for a link; nothing is opened, and the app stays where it is.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: How it is opened; nobody asks.
  ///   - completion: Hears in the next turn of the main queue that it was opened.
  /// - SeeAlso: UIKit, `UIScene.open(_:options:completionHandler:)`.
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    guard let completion else { return }
    SegueEnvironment.current.putOff { completion(true) }
  }
}

extension UIOpenURLContext {
  /// Hands a link over, as the system does.
  public convenience init(url: URL) { self.init(link: url) }

  /// The link.
  ///
  /// - SeeAlso: UIKit, `UIOpenURLContext.url`.
  public var url: URL { link as? URL ?? URL(filePath: "/") }
}
