import SegueKit
import SegueSimulation

// Containers that are right and answer in their own way.

/// A container that shows one of its children, and selects none while something is presented.
final class FaithfulTabs: UIViewController, BranchContainer {
  private weak var selected: UIViewController?

  var selectedChild: UIViewController? { children.first { $0 === selected } ?? children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if presentedViewController == nil, child.parent === self { turn(to: child) }
    completion?()
  }

  private func turn(to child: UIViewController) {
    selected = child
    setNeedsVisibleChildrenUpdate()
  }

  override var visibleChildren: ArraySlice<UIViewController> { only(selectedChild) }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { if subsequentVC.parent === self { turn(to: subsequentVC) } }
}

/// A container that goes back to its first child whenever it disappears.
final class ResettingTabs: UIViewController, BranchContainer {
  private weak var selected: UIViewController?

  var selectedChild: UIViewController? { children.first { $0 === selected } ?? children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self {
      selected = child
      setNeedsVisibleChildrenUpdate()
    }
    completion?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    guard selected != nil else { return }
    selected = nil
    setNeedsVisibleChildrenUpdate()
  }

  override var visibleChildren: ArraySlice<UIViewController> { only(selectedChild) }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { select(subsequentVC, animated: false, completion: nil) }
}

/// A container whose menu closes with every choice, and that exchanges its main child only when
/// that agrees: one that presents something stays.
final class CautiousMenu: UIViewController, MainChildContainer {
  var mainChild: UIViewController? { children.first }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if let former = mainChild, former !== child, former.presentedViewController == nil,
      child.parent == nil, child.presentingViewController == nil
    {
      former.willMove(toParent: nil)
      former.view.removeFromSuperview()
      former.removeFromParent()
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    completion?()
  }
}

/// A container that keeps its former main child, to have it at hand.
final class KeepingMenu: UIViewController, MainChildContainer {
  private weak var main: UIViewController?

  var mainChild: UIViewController? { children.first { $0 === main } ?? children.first }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent !== self {
      guard child.parent == nil, child.presentingViewController == nil else {
        completion?()
        return
      }
      addChild(child)
      child.didMove(toParent: self)
    }
    main = child
    setNeedsVisibleChildrenUpdate()
    completion?()
  }

  override var visibleChildren: ArraySlice<UIViewController> { only(mainChild) }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if subsequentVC.parent === self { setMainChild(subsequentVC, animated: false, completion: nil) }
  }
}

/// A container that closes what its children present before it shows another child.
final class TidyTabs: UIViewController, BranchContainer {
  private weak var selected: UIViewController?

  var selectedChild: UIViewController? { children.first { $0 === selected } ?? children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if presentedViewController != nil { dismiss(animated: false) }
    if child.parent === self {
      selected = child
      setNeedsVisibleChildrenUpdate()
    }
    completion?()
  }

  override var visibleChildren: ArraySlice<UIViewController> { only(selectedChild) }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { select(subsequentVC, animated: false, completion: nil) }
}

/// A container that takes two children and no more.
final class NarrowController: UIViewController {
  override func addChild(_ childController: UIViewController) {
    guard children.count < 2 else { return }
    super.addChild(childController)
  }
}

/// Tabs that show what they are to show in the stack of their first tab.
final class HomeTabs: UITabBarController {
  override var overriddenActions: [Selector] { [.show] }

  override func show(_ viewController: UIViewController, sender: Any?) {
    guard let home = viewControllers?.first as? UINavigationController else {
      return super.show(viewController, sender: sender)
    }
    selectedViewController = home
    home.show(viewController, sender: sender)
  }
}

/// Tabs that go back to the first one whenever they come on screen.
final class FirstTabs: UITabBarController {
  override func viewWillAppear(_ animated: Bool) { selectedIndex = 0 }
}

/// Columns of which the secondary one is left when they collapse, or the primary one with the
/// secondary one thrown away.
final class DetailFirstSplit: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() { delegate = self }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { UIViewController() }
}

/// Columns that show everything in the stack of the first one when it is one.
final class StackSplit: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() { delegate = self }

  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool {
    guard let stack = viewControllers.first as? UINavigationController else { return false }
    stack.show(vc, sender: sender)
    return true
  }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { self.splitViewController(splitViewController, show: vc, sender: sender) }
}

/// A column that takes nothing when its split view controller collapses, and gives back something
/// new.
final class SoberColumn: UINavigationController {
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { UIViewController() }
}

/// Opens, when it is asked for something, containers and screens of its own that no scene names.
final class BuildingController: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let stack = AskingStack(rootViewController: HomeController())
    super.present(stack, animated: flag, completion: completion)
  }

  override func viewDidLoad() {
    for child in [StayingController(), GreetingController(), SwappingController()] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }
}

extension UIViewController {
  /// One child and no other; nobody when it is none.
  func only(_ child: UIViewController?) -> ArraySlice<UIViewController> {
    children.firstIndex { $0 === child }.map { children[$0...$0] } ?? []
  }
}

/// Puts its main child into a stack.
final class WrappingPanel: UIViewController, MainChildContainer {
  var mainChild: UIViewController? { children.first }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let isColumn = child is UINavigationController || child is UISplitViewController
    let new = isColumn ? child : UINavigationController(rootViewController: child)
    let old = mainChild
    guard new !== old else { return completion?() ?? () }
    addChild(new)
    guard new.parent === self else { return }
    view.addSubview(new.view)
    old?.willMove(toParent: nil)
    old?.view.removeFromSuperview()
    old?.removeFromParent()
    new.didMove(toParent: self)
    completion?()
  }
}

/// Keeps what it has shown before, and says so.
final class CachingPanel: UIViewController, MainChildContainer, Declares {
  private var cache: [UIViewController] = []

  var mainChild: UIViewController? { children.first }

  var declarations: [Declaration] { [.main(mainChild), .named("cache", cache)] }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let old = mainChild, old !== child else { return completion?() ?? () }
    addChild(child)
    guard child.parent === self else { return }
    view.addSubview(child.view)
    old.willMove(toParent: nil)
    old.view.removeFromSuperview()
    old.removeFromParent()
    cache.append(old)
    cache.removeAll { $0 === child }
    child.didMove(toParent: self)
    completion?()
  }
}

/// Pages that begin with the last one when they appear first.
final class LastPages: UIViewController, BranchContainer {
  private weak var selected: UIViewController?
  private var hasAppeared = false

  var selectedChild: UIViewController? { children.first { $0 === selected } ?? children.first }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    if child.parent === self { turn(to: child) }
    completion?()
  }

  private func turn(to child: UIViewController?) {
    selected = child
    setNeedsVisibleChildrenUpdate()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !hasAppeared { turn(to: children.last) }
    hasAppeared = true
  }

  override var visibleChildren: ArraySlice<UIViewController> { only(selectedChild) }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { if subsequentVC.parent === self { turn(to: subsequentVC) } }
}
