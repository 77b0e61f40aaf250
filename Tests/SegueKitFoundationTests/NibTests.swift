import SegueKitFoundation
import Testing

/// A stack with bars of its own, as a file for UIKit spells it.
private final class SpelledStack: UINavigationController {
  override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("No storyboard makes it.") }
}

@Suite struct `A controller that is made from a file` {
  @Test func `says which it was, and where`() {
    let environment = SegueEnvironment()
    environment.run {
      let controller = UIViewController(nibName: "Page", bundle: Bundle.main)
      #expect(controller.nibName == "Page" && controller.nibBundle === Bundle.main)
      #expect(UIViewController().nibBundle == nil)
      let stack = SpelledStack(navigationBarClass: nil, toolbarClass: nil)
      #expect(stack.viewControllers.isEmpty)
    }
  }

  @Test func `animates with what others can hold`() {
    let animator: any UIViewImplicitlyAnimating = UIViewPropertyAnimator(
      duration: 0.3, curve: .linear)
    var isChanged = false
    animator.addAnimations { isChanged = true }
    SegueEnvironment().run { animator.startAnimation() }
    #expect(isChanged && animator.state == .active)
  }
}
