import SegueKit
import SegueSimulation
import Testing

@Suite struct `The router that comes along` {
  @Test func `has no route to a screen that somebody else presents again`() {
    let environment = SegueEnvironment()
    environment.run {
      let window = UIWindow()
      let (router, home, screen) = (RouterController(), UIViewController(), UIViewController())
      router.setViewControllers([home], animated: false)
      window.rootViewController = router
      router.present(screen, animated: false)
      environment.settle()
      #expect(shown(by: router) == [home, screen].map(ObjectIdentifier.init))

      home.dismiss(animated: false)
      home.present(screen, animated: false)
      environment.settle()
      #expect(screen.presentingViewController != nil)
      #expect(shown(by: router) == [ObjectIdentifier(home)])
    }
  }

  private func shown(by router: RouterController) -> [ObjectIdentifier] {
    router.list.filter(router.isShown).compactMap(\.controller).map(ObjectIdentifier.init)
  }
}
