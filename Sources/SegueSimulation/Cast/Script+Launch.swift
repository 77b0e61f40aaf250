import SegueKit

// An app in which the delegate of the scene makes the window.
extension Script {
  /// Has a delegate fill the window of its scene, and hands over the root.
  ///
  /// On stage that stays there, and the flow goes on in that window. In a step somebody else is to
  /// show it, and the delegate hears of nothing more.
  func launch<Root: UIViewController>(
    _ delegate: any UIWindowSceneDelegate, showing type: Root.Type
  ) -> Root {
    let options = UIScene.ConnectionOptions()
    guard !recorder.isOnStage else {
      retained?.retain(delegate)
      UIApplication.shared.beginConnecting(delegate, options: options)
      return root(of: delegate)
    }
    recorder.isOnStage = true
    defer { recorder.isOnStage = false }
    let keyWindow = UIApplication.shared.keyWindow
    SegueEnvironment.current.withOneUpdate {
      for scene in UIApplication.shared.connectedScenes {
        delegate.scene(scene, willConnectTo: scene.session, options: options)
      }
    }
    let root: Root = root(of: delegate)
    delegate.window?.rootViewController = nil
    keyWindow?.makeKey()
    return root
  }

  private func root<Root: UIViewController>(of delegate: any UIWindowSceneDelegate) -> Root {
    let root = delegate.window?.rootViewController
    guard let wanted = root as? Root else {
      fatalError(
        "The window of \(type(of: delegate)) has to have a \(Root.self) as its root, and has"
          + " \(root.map { "a \(type(of: $0))" } ?? "none").")
    }
    return wanted
  }
}
