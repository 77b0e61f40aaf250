import SegueKit

// Screens and containers of an app that are wrong in one way each.

final class ShortStack: UINavigationController {
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popViewController(animated: animated).map { [$0] }
  }
}

final class SkippingStack: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 2 else { return super.popViewController(animated: animated) }
    var stack = viewControllers
    let skipped = stack.remove(at: stack.count - 2)
    setViewControllers(stack, animated: animated)
    return skipped
  }
}

final class SteppingStack: UINavigationController {
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    var popped: [UIViewController] = []
    while viewControllers.count > 1, let next = popViewController(animated: animated) {
      popped.insert(next, at: 0)
    }
    return popped
  }
}

final class SilentStack: UINavigationController {
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
    return nil
  }
}

final class HastyStack: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
    return topViewController
  }
}

final class EndingStack: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    guard presentingViewController != nil, viewControllers.count > 1 else {
      return super.popViewController(animated: animated)
    }
    dismiss(animated: animated)
    return nil
  }
}

final class SubstitutingScreen: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let isOfNoScene = viewControllerToPresent.storyboard == nil
    super.present(
      isOfNoScene ? UIViewController() : viewControllerToPresent, animated: flag,
      completion: completion)
  }
}

final class HastyScreen: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag)
    completion?()
  }
}

/// It tells its children itself, with less room for each.
final class FramingScreen: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children {
      child.viewWillTransition(
        to: CGSize(width: size.width / 2, height: size.height), with: coordinator)
    }
  }
}

final class SoundproofScreen: UIViewController {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

final class LeafingTabs: UITabBarController {
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set {
      if let to = children.firstIndex(where: { $0 === newValue }) {
        for place in stride(from: selectedIndex, to: to, by: selectedIndex < to ? 1 : -1) {
          super.selectedViewController = children[place]
        }
      }
      super.selectedViewController = newValue
    }
  }
}

final class FullScreen: UIViewController {
  override func addChild(_ childController: UIViewController) {
    if viewIfLoaded?.window == nil { super.addChild(childController) }
  }
}

final class LeavingScreen: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if presentedViewController == nil, presentingViewController == nil {
      navigationController?.popViewController(animated: flag)
    }
    super.dismiss(animated: flag, completion: completion)
  }
}

final class GateScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let window = viewIfLoaded?.window, window.rootViewController === self else { return }
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
  }
}

final class PoppingScreen: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let stack = navigationController, stack.viewControllers.count > 1,
      presentingViewController != nil
    else { return super.dismiss(animated: flag, completion: completion) }
    stack.popViewController(animated: flag)
    completion?()
  }
}

final class SweepingScreen: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let root = viewIfLoaded?.window?.rootViewController, root !== self else {
      return super.dismiss(animated: flag, completion: completion)
    }
    root.dismiss(animated: flag, completion: completion)
  }
}

final class BusyScreen: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil else { return }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

final class DoubleScreen: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
}

final class CoveredScreen: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard presentedViewController == nil else { return }
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
}

final class PushyScreen: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    if presentedViewController != nil { dismiss(animated: false) }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }
}

final class RetappingTabs: UITabBarController, UITabBarControllerDelegate {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    for stack in viewControllers ?? [] {
      (stack as? UINavigationController)?.popToRootViewController(animated: false)
    }
  }
}

final class ForgetfulSplit: UISplitViewController, UISplitViewControllerDelegate {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    delegate = self
  }

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }
}

class AnsweringDestination: UIViewController {
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    action == "done" ? { [unowned self] _ in answer() } : nil
  }

  func answer() {}
}

final class PoppingDestination: AnsweringDestination {
  override func answer() { navigationController?.popViewController(animated: false) }
}

/// It takes its tabs away first, and so forgets which one was in front.
final class ForgetfulTabs: UITabBarController {
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(nil, animated: false)
    super.setViewControllers(viewControllers, animated: animated)
  }
}

final class HomingTabs: UITabBarController {
  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    selectedIndex = 0
  }
}

final class StubbornPresenter: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
