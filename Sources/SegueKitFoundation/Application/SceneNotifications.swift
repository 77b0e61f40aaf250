// What UIKit posts of the scene, each before what it posts of the app (undocumented; reading chosen
// by this project). That it comes and goes for good nobody posts.

extension UIScene {
  /// The scene can be touched.
  public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  /// The scene is about to go.
  public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene has gone to the background.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// The scene is on its way to the foreground.
  public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene comes; nobody posts it.
  public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  /// The app has the scene no more; nobody posts it.
  public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}

extension UIApplication.Passage {
  /// By which name it is posted of the scene.
  var notificationOfScene: Notification.Name {
    switch self {
    case .willResignActive: UIScene.willDeactivateNotification
    case .didEnterBackground: UIScene.didEnterBackgroundNotification
    case .willEnterForeground: UIScene.willEnterForegroundNotification
    case .didBecomeActive: UIScene.didActivateNotification
    }
  }
}
