import SegueKit
import Testing

/// Keeps a list of whom it was told of.
private final class Listener: UINavigationControllerDelegate {
  private(set) var heard: [String] = []
  /// What it does when it hears that a controller will be shown.
  var reaction: (UINavigationController, UIViewController) -> Void = { _, _ in }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    heard.append("will \(viewController.title ?? "?")")
    reaction(navigationController, viewController)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { heard.append("did \(viewController.title ?? "?")") }
}

@Suite struct `The delegate of a stack that comes on screen` {
  private let staging = Staging()
  private let listener = Listener()
  private let nav: UINavigationController

  init() {
    nav = staging.make { stack("nav", Page("a"), Page("b")) }
    nav.delegate = listener
  }

  private func show() { staging.make { staging.window.rootViewController = nav } }

  @Test func `hears who lies on top, as it hears of changes`() {
    show()
    #expect(listener.heard == ["will b", "did b"])
    staging.make { _ = nav.popViewController(animated: false) }
    #expect(listener.heard.suffix(2) == ["will a", "did a"])
  }

  @Test func `hears nothing when the stack comes back`() {
    show()
    staging.make {
      let cover = Page("c")
      cover.modalPresentationStyle = .fullScreen
      nav.present(cover, animated: false)
      nav.dismiss(animated: false)
    }
    #expect(listener.heard == ["will b", "did b"])
  }

  @Test func `hears of what was changed before only then`() {
    staging.make { nav.pushViewController(Page("c"), animated: false) }
    #expect(listener.heard == [])
    show()
    #expect(listener.heard == ["will c", "did c"])
  }

  @Test func `hears at once what is changed in a window where it is not in sight, and only then`() {
    let tabs = staging.make { UITabBarController() }
    staging.make {
      tabs.viewControllers = [Page("other"), nav]
      staging.window.rootViewController = tabs
      nav.pushViewController(Page("c"), animated: false)
    }
    #expect(listener.heard == ["will c", "did c"])
    staging.make { tabs.selectedIndex = 1 }
    #expect(listener.heard == ["will c", "did c"])
  }

  @Test func `hides the bar of the first page in time`() {
    var hidden: Bool?
    listener.reaction = { stack, shown in
      stack.setNavigationBarHidden(shown === stack.viewControllers.last, animated: false)
    }
    let first = WatchingPage("first") { hidden = $0.navigationController?.isNavigationBarHidden }
    staging.make { nav.viewControllers = [first] }
    show()
    #expect(hidden == true)
  }

  @Test func `hears of the end when the stack has appeared`() {
    let page = staging.make { Page("below") }
    staging.make { staging.window.rootViewController = page }
    staging.make { page.present(nav, animated: true) }
    #expect(listener.heard == ["will b"])
    staging.make { _ = staging.environment.settle() }
    #expect(listener.heard == ["will b", "did b"])
  }
}

/// Says when it will appear.
private final class WatchingPage: Page {
  private let look: (UIViewController) -> Void

  init(_ title: String, look: @escaping (UIViewController) -> Void) {
    self.look = look
    super.init(title)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    look(self)
  }
}
