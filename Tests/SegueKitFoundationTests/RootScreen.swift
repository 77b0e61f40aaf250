import SegueKitFoundation

/// A window with one screen, in an environment of its own.
struct RootScreen<Screen: UIViewController> {
  let environment = SegueEnvironment()
  let screen: Screen
  private let window: UIWindow

  /// Makes the screen, and waits until it is there.
  init(_ make: () -> Screen) {
    let screen = environment.run(make)
    self.screen = screen
    window = environment.run { [environment] in
      let window = UIWindow()
      window.rootViewController = screen
      environment.settle()
      return window
    }
  }

  /// Does something, and waits until all that moves has come to its end.
  func settled(_ body: () -> Void) {
    environment.run {
      body()
      environment.settle()
    }
  }
}
