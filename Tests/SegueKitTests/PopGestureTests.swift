import SegueKit
import Testing

@Suite struct `The gesture that swipes back` {
  private let staging = Staging()
  private let nav: UINavigationController

  init() {
    let staging = staging
    nav = staging.make { stack("nav", Page("a"), Page("b")) }
    staging.make { staging.window.rootViewController = nav }
  }

  private var swipes: Bool {
    staging.make {
      let swipe = nav.beginInteractivePop()
      swipe?.cancel()
      return swipe != nil
    }
  }

  @Test func `does nothing while it is disabled, and leaves the back button alone`() {
    #expect(swipes)
    nav.interactivePopGestureRecognizer?.isEnabled = false
    #expect(!swipes)
    staging.make { nav.touchBackButton() }
    #expect(nav.children.count == 1)
  }

  @Test func `asks its delegate whether it may begin`() {
    let keeper = Keeper()
    nav.interactivePopGestureRecognizer?.delegate = keeper
    #expect(!swipes)
    keeper.answer = true
    #expect(swipes)
    #expect(keeper.asked.allSatisfy { $0 === nav.interactivePopGestureRecognizer })
    #expect(keeper.asked.count == 2)
  }

  @Test func `does not begin when the delegate goes back itself`() {
    let keeper = Keeper()
    keeper.answer = true
    keeper.whenAsked = { [nav] in nav.popViewController(animated: false) }
    nav.interactivePopGestureRecognizer?.delegate = keeper
    #expect(!swipes)
    #expect(staging.tree == "nav[a]")
  }

  @Test func `is for the app to answer for, once that has said who is asked`() {
    nav.setNavigationBarHidden(true, animated: false)
    #expect(!swipes)
    nav.interactivePopGestureRecognizer?.delegate = nil
    #expect(swipes)
    staging.make {
      nav.touchBackButton()
      #expect(nav.children.count == 2)
      nav.popViewController(animated: false)
    }
    #expect(!swipes)
  }

  @Test func `freezes the stack at its root, unless whoever is asked says no`() {
    let keeper = Keeper()
    func swipeAtRoot() -> [String] {
      staging.lines { nav.touchables.first { $0.title == "swipe-at-root" }?.touch() }
    }
    nav.interactivePopGestureRecognizer?.delegate = keeper
    #expect(nav.touchables.isEmpty)
    staging.make { _ = nav.popViewController(animated: false) }
    #expect(swipeAtRoot().isEmpty && keeper.asked.count == 1)
    nav.interactivePopGestureRecognizer?.delegate = nil
    #expect(swipeAtRoot() == ["warned rootSwiped nav"])
  }

  @Test func `is kept away from the root by the house`() {
    _ = nav.interactivePopGestureRecognizer
    staging.make { _ = nav.popViewController(animated: false) }
    #expect(nav.touchables.isEmpty)
  }

  @Test func `looks at one view at a time`() {
    let (left, right) = (UIView(), UIView())
    let pan = UIPanGestureRecognizer(target: nil, action: nil)
    left.addGestureRecognizer(pan)
    right.addGestureRecognizer(pan)
    #expect(left.gestureRecognizers?.isEmpty == true && pan.view === right)
    right.removeGestureRecognizer(pan)
    #expect(pan.view == nil)
  }
}

@Suite struct `The key window` {
  @Test func `is the one that was made it last`() {
    let staging = Staging()
    staging.make {
      #expect(UIApplication.shared.keyWindow == nil && !staging.window.isKeyWindow)
      staging.window.makeKeyAndVisible()
      #expect(UIApplication.shared.keyWindow === staging.window && staging.window.isKeyWindow)
      #expect(UIApplication.shared.windows == [staging.window])
    }
  }

  @Test func `stands on a tablet`() {
    let staging = Staging()
    staging.make {
      let page = Page("page")
      #expect(page.traitCollection.userInterfaceIdiom == .unspecified)
      staging.window.rootViewController = page
      #expect(page.traitCollection.userInterfaceIdiom == .pad)
      #expect(page.traitCollection.verticalSizeClass == .regular)
      #expect(UIDevice.current.userInterfaceIdiom == .pad)
      #expect(UIScreen.main.bounds == UIWindow(frame: .zero).bounds)
    }
  }
}

/// Says whether a gesture may begin.
private final class Keeper: UIGestureRecognizerDelegate {
  var answer = false
  var whenAsked: () -> Void = {}
  private(set) var asked: [UIGestureRecognizer] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    asked.append(gestureRecognizer)
    whenAsked()
    return answer
  }
}
