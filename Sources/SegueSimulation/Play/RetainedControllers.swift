import SegueKit

/// The controllers that the app retains, so that it can show one again that is gone.
final class RetainedControllers {
  /// Where what they do when they are let go of belongs.
  private let environment: SegueEnvironment
  /// In order of birth.
  private(set) var all: [UIViewController] = []

  /// Who was told of the scene when the app was launched.
  private(set) var sceneDelegate: (any UISceneDelegate)?

  /// Makes the list of an app that retains nobody yet.
  init(in environment: SegueEnvironment) { self.environment = environment }

  deinit {
    environment.run {
      releaseAll()
      sceneDelegate = nil
    }
  }

  /// Retains the delegate of the scene, with the window that it has, until the flow is over.
  func retain(_ delegate: any UISceneDelegate) { sceneDelegate = delegate }

  /// Retains a controller until the app is launched anew.
  func retain(_ controller: UIViewController) { all.append(controller) }

  /// Lets go of everybody, as the end of the app does.
  func releaseAll() { all = [] }
}
