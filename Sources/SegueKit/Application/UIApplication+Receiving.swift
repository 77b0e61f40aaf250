// What comes to a running app from outside, for whoever plays the system.
extension UIApplication {
  /// Does what the system does when the user goes on here with what was begun elsewhere: the app
  /// comes back if it is not there, and the delegate of the scene is told.
  ///
  /// - SeeAlso: UIKit, `UISceneDelegate.scene(_:continue:)`.
  public func receive(_ userActivity: NSUserActivity) {
    deliver { scene, delegate in delegate.scene(scene, continue: userActivity) }
  }

  /// Does what the system does when the user chooses something on the app's icon: the app comes
  /// back if it is not there, and the delegate of the scene is told.
  ///
  /// - SeeAlso: UIKit, `UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)`.
  public func receive(_ shortcutItem: UIApplicationShortcutItem) {
    deliver { scene, delegate in
      (delegate as? any UIWindowSceneDelegate)?
        .windowScene(scene, performActionFor: shortcutItem) { [call = owedCall()] _ in
          call.make()
        }
    }
  }

  /// What an app owes that was told of something: whoever is in front by then is named when the
  /// completion handler is let go of.
  package func owedCall() -> OwedCall {
    OwedCall { [weak scene] in scene?.keyWindow?.frontmost }
  }

  /// Has the delegate of the scene told of something with which the app comes back, if it is away.
  package func deliver(_ tell: (UIWindowScene, any UISceneDelegate) -> Void) {
    guard !environment.isHalted else { return }
    enterForeground { if let delegate = scene.delegate { tell(scene, delegate) } }
  }
}
