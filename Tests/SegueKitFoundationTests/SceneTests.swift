import SegueKitFoundation
import Testing

// As Xcode's template has them, but for @main and what the tests look at.

private final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var discarded: Set<UISceneSession> = []
  var storyboard: UIStoryboard?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(
      name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneDelegate.self
    configuration.storyboard = storyboard
    return configuration
  }

  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) { discarded = sceneSessions }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool { options[.sourceApplication] == nil }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool { false }

  func applicationWillResignActive(_ application: UIApplication) {
    Issue.record("The scene has a delegate.")
  }
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var told: [String] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    told.append("connect \(session.configuration.name ?? "-")")
    if window == nil {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = Diarist(tellingTo: self)
      window.makeKeyAndVisible()
      self.window = window
    }
    self.scene(scene, openURLContexts: connectionOptions.urlContexts)
    if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      told.append("go on with \(activity.activityType)")
    }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    for context in URLContexts { told.append("open \(context.url.lastPathComponent)") }
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    NSUserActivity(activityType: "reading")
  }

  func sceneDidDisconnect(_ scene: UIScene) { told.append("disconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { told.append("active") }
  func sceneWillResignActive(_ scene: UIScene) { told.append("inactive") }
  func sceneWillEnterForeground(_ scene: UIScene) { told.append("foreground") }
  func sceneDidEnterBackground(_ scene: UIScene) { told.append("background") }
}

/// A screen that tells when it is seen.
private final class Diarist: UIViewController {
  private weak let delegate: SceneDelegate?

  init(tellingTo delegate: SceneDelegate?) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.told.append("appear")
  }
}

@Suite struct `A scene` {
  private let app = AppDelegate()
  private let scene = SceneDelegate()
  private let link = UIOpenURLContext(url: URL(filePath: "/recipes/soup"))

  @Test func `has its delegate fill the window, and then tells it how the app goes and comes`() {
    SegueEnvironment().run {
      UIApplication.shared.launch(app)
      UIApplication.shared.connect(
        scene, options: UIScene.ConnectionOptions(urlContexts: [link]))
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      #expect(UIApplication.shared.keyWindow === scene.window)
    }
    let launch = ["connect Default Configuration", "open soup", "appear", "foreground", "active"]
    #expect(scene.told == launch + ["inactive", "background", "foreground", "active"])
  }

  @Test func `has a window with the initial controller of the storyboard of its configuration`() {
    SegueEnvironment().run {
      app.storyboard = UIStoryboard(
        scenes: [UIStoryboardScene("Home") { Diarist(tellingTo: nil) }], initialScene: "Home")
      UIApplication.shared.delegate = app
      UIApplication.shared.connect(scene)
      #expect(scene.window?.rootViewController is Diarist)
      #expect(scene.window?.rootViewController?.storyboard === app.storyboard)
      #expect(scene.window?.isKeyWindow == true)
    }
  }

  @Test func `is handed what it has said when the app was saved, and goes for good`() throws {
    try SegueEnvironment().run {
      UIApplication.shared.delegate = app
      UIApplication.shared.connect(scene)
      UIApplication.shared.saveState()
      let shown = try #require(UIApplication.shared.connectedScenes.first)
      UIApplication.shared.disconnectScene(isDiscarded: true)
      #expect(scene.told.last == "disconnect" && shown.activationState == .unattached)
      #expect(app.discarded == [shown.session] && UIApplication.shared.connectedScenes.isEmpty)
      #expect(shown.session.role == .windowApplication && shown.session.scene == nil)
      let next = SceneDelegate()
      UIApplication.shared.connect(next)
      #expect(next.told.contains("go on with reading") && shown.session.scene === shown)
    }
  }

  @Test func `posts how it goes and comes, before the app does`() {
    var posted: [String] = []
    SegueEnvironment().run {
      let window = UIWindow()
      let names = [UIScene.didEnterBackgroundNotification, UIScene.didActivateNotification]
      let app = [UIApplication.didEnterBackgroundNotification]
      for name in names + app {
        _ = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          posted.append("\(name.rawValue) \(type(of: $0.object ?? 0))")
        }
      }
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
      window.isHidden = false
    }
    #expect(
      posted == [
        "UISceneDidEnterBackgroundNotification UIWindowScene",
        "UIApplicationDidEnterBackgroundNotification UIApplication",
        "UISceneDidActivateNotification UIWindowScene",
      ])
  }

  @Test func `lets an app ask for what surrounds it, of which there is nothing`() throws {
    try SegueEnvironment().run {
      let shown = UIApplication.shared.connectedScenes.first as? UIWindowScene
      let scene = try #require(shown)
      scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portrait)) { _ in
        Issue.record("It is no error.")
      }
      #expect(scene.statusBarManager?.statusBarFrame.height == 0)
      var isOpen = false
      scene.open(link.url, options: nil) { isOpen = $0 }
      #expect(!isOpen)
      SegueEnvironment.current.runMainQueue()
      #expect(isOpen && link.options.sourceApplication == nil)
    }
  }

  @Test func `has windows that are as wide as the first one`() {
    SegueEnvironment().run {
      let window = UIWindow()
      window.traitOverrides.horizontalSizeClass = .compact
      UIApplication.shared.connect(scene)
      #expect(scene.window?.rootViewController?.traitCollection.horizontalSizeClass == .compact)
    }
  }
}
