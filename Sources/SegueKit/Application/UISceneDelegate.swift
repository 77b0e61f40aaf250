/// Who is told of a scene; what is left out does nothing.
///
/// - SeeAlso: UIKit, `UISceneDelegate`.
public protocol UISceneDelegate: AnyObject {
  /// The scene comes: the time to fill its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The app has the scene no more.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene can be touched.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to go: gestures are about to be taken back.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is on its way to the foreground.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has gone to the background.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The user has opened links elsewhere; those with which the scene comes are in its options.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The user goes on with what was begun elsewhere, as with a link to a page of the app's.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What the user does there, to be shown again; asked when the app saves its state.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}

  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}

  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}

  /// Does nothing.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}

  /// Has nothing to show again.
  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// Who has the window of a scene.
///
/// - SeeAlso: UIKit, `UIWindowSceneDelegate`.
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window.
  var window: UIWindow? { get set }
  /// The user has chosen something on the app's icon.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None, and none is kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing, and says so.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
}
