// What a launch tells, for whoever launches an app; a flow begins with one that stands already.
extension UIApplication {
  /// Does what a launch does: tells the delegate of the app, and shows what that shows.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; not kept.
  ///   - options: Why the app is launched.
  /// - SeeAlso: UIKit, `UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)`. That
  ///   nobody appears before it has returned is undocumented; reading chosen by this project.
  public func launch(
    _ delegate: any UIApplicationDelegate, options: [LaunchOptionsKey: Any]? = nil
  ) {
    guard !environment.isHalted else { return }
    self.delegate = delegate
    if scene.delegate == nil { beginLaunching() }
    environment.withOneUpdate {
      _ = delegate.application(self, willFinishLaunchingWithOptions: options)
      _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    }
    guard !environment.isHalted, scene.delegate == nil else { return }
    becomeActive()
  }

  /// Does what a launch does with the scene: tells its delegate, and shows what that shows.
  ///
  /// The delegate of the app is asked before for the configuration. Where that names a storyboard,
  /// the delegate of the scene has a window with its initial controller from the beginning.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; not kept.
  ///   - options: Why the scene is connected.
  /// - SeeAlso: UIKit, `UISceneDelegate.scene(_:willConnectTo:options:)`. That nobody appears
  ///   before it has returned, and then everybody before the scene is active, is undocumented;
  ///   reading chosen by this project.
  public func connect(
    _ delegate: any UISceneDelegate,
    options: UIScene.ConnectionOptions = UIScene.ConnectionOptions()
  ) {
    environment.withOneUpdate { beginConnecting(delegate, options: options) }
    endConnecting()
  }

  /// Has the delegate of the scene fill its window.
  package func beginConnecting(
    _ delegate: any UISceneDelegate, options: UIScene.ConnectionOptions
  ) {
    guard !environment.isHalted else { return }
    beginLaunching()
    let session = scene.session
    scene.isConnected = true
    scene.delegate = delegate
    if let owner = self.delegate {
      session.configuration = owner.application(
        self, configurationForConnecting: session, options: options)
    }
    let keeper = delegate as? any UIWindowSceneDelegate
    if let storyboard = session.configuration.storyboard {
      let window = UIWindow(windowScene: scene)
      window.rootViewController = storyboard.instantiateInitialViewController()
      keeper?.window = window
    }
    delegate.scene(scene, willConnectTo: session, options: options)
    if session.configuration.storyboard != nil { keeper?.window?.makeKeyAndVisible() }
  }

  /// Tells the delegate that the scene is there.
  package func endConnecting() {
    guard !environment.isHalted else { return }
    scene.delegate?.sceneWillEnterForeground(scene)
    guard !environment.isHalted else { return }
    becomeActive()
  }

  /// Does what the system does with a scene in the background: the app has it no more.
  ///
  /// - Parameter isDiscarded: Whether the user has closed it for good, of which the delegate of the
  ///   app is told.
  /// - SeeAlso: UIKit, `UISceneDelegate.sceneDidDisconnect(_:)`,
  ///   `UIApplicationDelegate.application(_:didDiscardSceneSessions:)`.
  public func disconnectScene(isDiscarded: Bool = false) {
    guard !environment.isHalted, scene.isConnected else { return }
    scene.isConnected = false
    scene.delegate?.sceneDidDisconnect(scene)
    scene.delegate = nil
    if isDiscarded { delegate?.application(self, didDiscardSceneSessions: [scene.session]) }
  }
}
