import SegueKit

// Stacks and tabs of an app that answer in a way of their own what they hold and what is in front.

/// One that keeps a list of what it holds until that changes, and keeps nobody by it.
final class CachingStack: UINavigationController {
  private struct Entry { weak var screen: UIViewController? }
  private var list: [Entry]?

  override var viewControllers: [UIViewController] {
    get {
      let kept = list ?? super.viewControllers.map { Entry(screen: $0) }
      list = kept
      return kept.compactMap(\.screen).filter { $0.parent === self }
    }
    set {
      list = nil
      super.viewControllers = newValue
    }
  }

  override var topViewController: UIViewController? { viewControllers.last }

  override var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    list = nil
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    list = nil
    return super.popViewController(animated: animated)
  }

  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    list = nil
    return super.popToViewController(viewController, animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    list = nil
    return super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    list = nil
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    list = nil
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
  }
}

final class ListingStack: UINavigationController {
  private struct Entry { weak var screen: UIViewController? }
  private var list: [Entry]?

  override var viewControllers: [UIViewController] {
    get { list?.compactMap(\.screen) ?? super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    let former = children.map { Entry(screen: $0) }
    super.pushViewController(viewController, animated: animated)
    list = former
  }
}

final class ToppedStack: UINavigationController {
  private weak var pushed: UIViewController?

  override var topViewController: UIViewController? { pushed ?? super.topViewController }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    pushed = viewController
    super.pushViewController(viewController, animated: animated)
  }
}

/// Tabs that work out anew which one is in front.
final class CountingTabs: UITabBarController {
  override var selectedViewController: UIViewController? {
    get {
      let index = selectedIndex
      return viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil }
    }
    set { super.selectedViewController = newValue }
  }
}

/// Tabs that write down themselves which one is in front.
class OwnIndexTabs: UITabBarController {
  override func encodeRestorableState(with coder: NSCoder) {
    let front = visibleChildren.last
    coder.encode(
      children.firstIndex { $0 === front } ?? 0, forKey: "UITabBarController.selectedIndex")
  }
}

final class IndexedTabs: OwnIndexTabs {
  private var index: Int?

  override var selectedIndex: Int {
    get { index ?? super.selectedIndex }
    set { super.selectedIndex = newValue }
  }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    index = nil
    super.setViewControllers(viewControllers, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    index = super.selectedIndex
  }
}

final class StaleTabs: OwnIndexTabs {
  private var index: Int?

  override var selectedIndex: Int {
    get { index ?? super.selectedIndex }
    set {
      index = nil
      super.selectedIndex = newValue
    }
  }

  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    index = super.selectedIndex
    super.setViewControllers(viewControllers, animated: animated)
  }
}
