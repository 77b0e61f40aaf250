import SegueKit
import Testing

/// Says otherwise of what it stands in than it is.
private final class Loner: Page {
  let stack: UINavigationController

  init(_ title: String, in stack: UINavigationController) {
    self.stack = stack
    super.init(title)
  }

  override var parent: UIViewController? { nil }
  override var navigationController: UINavigationController? { stack }
}

/// Answers itself for what others set.
private final class Answering: Page {
  let answer = Animators()

  override var definesPresentationContext: Bool {
    get { true }
    set {}
  }
  override var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { answer }
    set {}
  }
}

private final class Animators: UIViewControllerTransitioningDelegate {
  private(set) var asked = 0

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    asked += 1
    return nil
  }
}

/// Stays its own delegate, and hands on what it is told.
private final class Proxy: UINavigationController, UINavigationControllerDelegate {
  private(set) var shown: [String] = []
  private(set) weak var other: (any UINavigationControllerDelegate)?

  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set {
      other = newValue
      super.delegate = self
    }
  }

  override var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    shown.append(viewController.title ?? "?")
    other?.navigationController(
      navigationController, didShow: viewController, animated: animated)
  }
}

private final class Doorkeeper: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { false }
}

/// Lets nobody be its delegate but one that it has itself.
private final class StrictTabs: UITabBarController {
  private let doorkeeper = Doorkeeper()

  override var delegate: (any UITabBarControllerDelegate)? {
    get { doorkeeper }
    set {}
  }
}

private final class ByHand: Page {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Writes down what its container tells it by hand.
private final class Told: Page {
  private(set) var told: [String] = []

  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    told.append(isAppearing ? "comes" : "goes")
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }

  override func endAppearanceTransition() {
    told.append("end")
    super.endAppearanceTransition()
  }
}

/// Presents nothing, as far as it says.
private final class Discreet: Page {
  override var presentedViewController: UIViewController? { nil }
}

/// Performs an unwind action in the words of earlier systems.
private final class OldFashioned: Page {
  private(set) var senders: [Any] = []

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, withSender sender: Any
  ) -> Bool {
    senders.append(sender)
    return false
  }
}

@Suite struct `A class that answers itself` {
  private let staging = Staging()

  @Test func `for its stack leads a segue there`() {
    staging.make {
      let (real, other) = (stack("nav", Page("a")), stack("other", Page("b")))
      let loner = Loner("loner", in: other)
      real.pushViewController(loner, animated: false)
      #expect(loner.parent == nil && loner.navigationController === other)
      UIStoryboardSegue(identifier: nil, source: loner, destination: Page("c")) {
        loner.navigationController?.pushViewController(Page("c"), animated: false)
      }.perform()
      #expect(other.children.count == 2 && real.children.count == 2)
    }
  }

  @Test func `for its parent is seen, and taken off, as any other`() {
    staging.make {
      let real = stack("nav", Page("a"))
      staging.window.rootViewController = real
      real.pushViewController(Loner("loner", in: real), animated: false)
    }
    #expect(staging.diary.appearances.suffix(1) == ["didAppear loner"])
    staging.make {
      (staging.window.rootViewController as? UINavigationController)?.touchBackButton()
    }
    #expect(staging.tree == "nav[a]")
  }

  @Test func `for contexts and animators is asked for them`() {
    let page = staging.make { Answering("page") }
    staging.make {
      staging.window.rootViewController = box("root", page)
      page.presentAtOnce(Page("sheet"), .currentContext)
    }
    #expect(staging.tree == "root[page+sheet]")
    let next = staging.make { Answering("next") }
    staging.make { page.presented?.present(next, animated: true) }
    #expect(next.answer.asked == 1)
  }

  @Test func `for its delegate is told as it says`() {
    staging.make {
      let (proxy, listener) = (Proxy(), Proxy())
      proxy.viewControllers = [Page("a")]
      proxy.delegate = listener
      staging.window.rootViewController = proxy
      proxy.pushViewController(Page("b"), animated: true)
      staging.environment.settle()
      #expect(proxy.shown.last == "b" && listener.shown == proxy.shown)
      #expect(proxy.interactivePopGestureRecognizer == nil)
      #expect(proxy.beginInteractivePop() != nil)
    }
  }

  @Test func `for the delegate of its tabs is asked as it says`() {
    let bar = staging.make { StrictTabs() }
    staging.make {
      bar.viewControllers = [Page("a"), Page("b")]
      bar.delegate = nil
      staging.window.rootViewController = bar
      bar.touchTab(bar.children[1])
    }
    #expect(bar.selectedIndex == 0)
  }

  @Test func `for what it is told by hand hears of it`() {
    let page = staging.make { Told("page") }
    staging.make {
      let container = ByHand("container")
      container.install([page])
      staging.window.rootViewController = container
      page.beginAppearanceTransition(true, animated: false)
      page.endAppearanceTransition()
    }
    #expect(page.told == ["comes", "end"])
    #expect(staging.diary.appearances.suffix(2) == ["willAppear page", "didAppear page"])
  }

  @Test func `for whom it presents dismisses them all the same`() {
    let page = staging.make { Discreet("page") }
    staging.make {
      staging.window.rootViewController = page
      page.presentAtOnce(Page("sheet"))
      #expect(page.presentedViewController == nil && page.presented != nil)
      page.dismiss(animated: false)
    }
    #expect(staging.tree == "page")
  }

  @Test func `for unwinds as it was spelled before is asked`() {
    let page = staging.make { OldFashioned("page", performs: ["back"]) }
    staging.make {
      let source = Page("source")
      #expect(!page.canPerformUnwindSegueAction("back", from: source, sender: 7))
      #expect(!page.canPerformUnwindSegueAction("back", from: source, sender: nil))
      #expect(
        Page("other", performs: ["back"])
          .canPerformUnwindSegueAction("back", from: source, withSender: page))
    }
    #expect(page.senders.first as? Int == 7 && page.senders.last is Void)
  }
}
