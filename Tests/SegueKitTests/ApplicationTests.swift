import SegueKit
import Testing

private final class Delegate: UIApplicationDelegate {
  private(set) var states: [UIApplication.State] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    note(application)
    return true
  }

  func applicationWillResignActive(_ application: UIApplication) { note(application) }
  func applicationDidEnterBackground(_ application: UIApplication) { note(application) }
  func applicationWillEnterForeground(_ application: UIApplication) { note(application) }
  func applicationDidBecomeActive(_ application: UIApplication) { note(application) }

  private func note(_ application: UIApplication) { states.append(application.applicationState) }
}

private final class SceneDelegate: UISceneDelegate {
  private(set) var states: [UIScene.ActivationState] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) { note(scene) }

  func sceneWillEnterForeground(_ scene: UIScene) { note(scene) }
  func sceneDidBecomeActive(_ scene: UIScene) { note(scene) }

  private func note(_ scene: UIScene) { states.append(scene.activationState) }
}

@Suite struct `An app` {
  @Test func `tells its delegate how it goes and comes, once each`() {
    let delegate = Delegate()
    SegueEnvironment().run {
      UIApplication.shared.delegate = delegate
      UIApplication.shared.enterForeground()
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterBackground()
      UIApplication.shared.enterForeground()
    }
    #expect(delegate.states == [.active, .background, .background, .active])
  }

  @Test func `is not active before it has been launched`() {
    let (delegate, sceneDelegate) = (Delegate(), SceneDelegate())
    SegueEnvironment().run {
      UIApplication.shared.launch(delegate)
      #expect(delegate.states == [.inactive, .active])
      UIApplication.shared.connect(sceneDelegate)
      #expect(UIApplication.shared.applicationState == .active)
    }
    #expect(
      sceneDelegate.states == [.foregroundInactive, .foregroundInactive, .foregroundActive])
  }

  @Test(arguments: [(true, UIApplication.State.inactive), (false, .active)])
  func `is handed a link before it is active again`(isAway: Bool, state: UIApplication.State) {
    let delegate = Delegate()
    SegueEnvironment().run {
      UIApplication.shared.delegate = delegate
      if isAway { UIApplication.shared.enterBackground() }
      UIApplication.shared.enterForeground {
        #expect(UIApplication.shared.applicationState == state)
        #expect(delegate.states.last == (isAway ? .background : nil))
      }
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test func `ends what is in flight when it goes to the background`() {
    let environment = SegueEnvironment()
    environment.run {
      let window = UIWindow()
      let stack = UINavigationController(rootViewController: UIViewController())
      window.rootViewController = stack
      stack.pushViewController(UIViewController(), animated: true)
      #expect(environment.transitionsInFlight == 1)
      environment.application.enterBackground()
      #expect(environment.transitionsInFlight == 0)
      stack.touchBackButton()
      #expect(stack.viewControllers.count == 2)
    }
  }

  @Test func `presents nothing in a window that it has not shown yet`() throws {
    try SegueEnvironment().run {
      let window = UIWindow(windowScene: try #require(UIWindow().windowScene))
      let root = UIViewController()
      window.rootViewController = root
      root.present(UIViewController(), animated: false)
      #expect(root.presentedViewController == nil)
      window.windowLevel = .alert + 1
      #expect(window.windowLevel > .alert)
      window.makeKeyAndVisible()
      root.present(UIViewController(), animated: false)
      #expect(root.presentedViewController != nil)
    }
  }

  @Test func `has another key window when the key one is hidden or gone`() {
    SegueEnvironment().run {
      let window = UIWindow()
      window.makeKeyAndVisible()
      var alerts: [UIWindow] = [UIWindow()]
      alerts[0].makeKeyAndVisible()
      #expect(!window.isKeyWindow)
      alerts[0].isHidden = true
      #expect(window.isKeyWindow)
      alerts[0].makeKeyAndVisible()
      #expect(!window.isKeyWindow)
      alerts = []
      #expect(window.isKeyWindow)
      window.isHidden = true
      #expect(window.isKeyWindow)
    }
  }

  @Test func `has one scene, with its windows`() throws {
    try SegueEnvironment().run {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      let scene = try #require(scenes.first { $0.activationState == .foregroundActive })
      #expect(scene.keyWindow === window && scene.windows == [window])
      #expect(window.windowScene === scene)
      let second = UIWindow(windowScene: scene)
      second.makeKeyAndVisible()
      #expect(scene.keyWindow === second && scene.windows == [window, second])
      UIApplication.shared.enterBackground()
      #expect(scene.activationState == .background)
    }
  }
}
