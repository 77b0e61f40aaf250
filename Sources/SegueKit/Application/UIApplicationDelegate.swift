/// Who is told that the app goes and comes; what is left out does nothing.
///
/// While the scene has a delegate that is told, and this one is not.
///
/// - SeeAlso: UIKit, `UIApplicationDelegate`.
public protocol UIApplicationDelegate: AnyObject {
  /// What controllers write down, and not Foundation's.
  typealias NSCoder = UIResponder.NSCoder

  /// The window, in an app that has no delegate of a scene.
  var window: UIWindow? { get set }
  /// The app is about to be launched.
  ///
  /// - Returns: Whether it opens what it is launched for; nobody looks at it.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is launched: without a delegate of a scene, the time to fill the window.
  ///
  /// - Returns: Whether it opens what it is launched for; nobody looks at it.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// A scene is about to come.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// The user has closed scenes for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// The app is about to go: gestures are about to be taken back.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has gone to the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is on its way back.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app can be touched again.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// A controller that was not made from a storyboard is to be restored; `nil` leaves it out.
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}

extension UIApplicationDelegate {
  /// None, and none is kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }

  /// Does nothing, and opens it.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing, and opens it.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Says nothing of it.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
  }

  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}

  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}

  /// Leaves it out.
  public func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? { nil }
}
