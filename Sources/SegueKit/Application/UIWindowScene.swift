/// A scene with windows.
///
/// - SeeAlso: UIKit, `UIWindowScene`.
public final class UIWindowScene: UIScene {
  /// The windows, in the order in which they were made.
  public var windows: [UIWindow] { application.windows }
  /// The window for what no touch says where to; the first one, when none was made that.
  public var keyWindow: UIWindow? { application.keyWindow ?? windows.first }
  /// How it is turned.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
  /// The screen on which it is.
  public var screen: UIScreen { .main }
}

extension UIApplication {
  /// The one scene of the app, unless that is disconnected.
  ///
  /// - SeeAlso: UIKit, `UIApplication.connectedScenes`.
  public var connectedScenes: Set<UIScene> { scene.isConnected ? [scene] : [] }

  /// What the system knows of the one scene.
  ///
  /// - SeeAlso: UIKit, `UIApplication.openSessions`.
  public var openSessions: Set<UISceneSession> { [scene.session] }

  /// Whether there may be more scenes than one; no.
  public var supportsMultipleScenes: Bool { false }
}

extension UIWindow {
  /// The scene that shows it.
  public final var windowScene: UIWindowScene? {
    get { environment.application.scene }
    set {}
  }

  /// Makes a window without a root in a scene; nobody in it can present before it is shown.
  ///
  /// - SeeAlso: UIKit, `UIWindow.makeKeyAndVisible()`.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    awaitsShowing = true
  }
}
