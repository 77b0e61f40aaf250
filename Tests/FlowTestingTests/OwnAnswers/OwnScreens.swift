import SegueKit

// Screens that are right and answer in their own way.

/// Performs none of its segues and presents nothing when code asks for it, as one that wants a
/// login first.
final class GateController: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
}

/// Presents one after the other: what is new while something is presented waits until that is gone.
final class OneAtATimeController: UIViewController {
  private var waiting: [UIViewController] = []

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let isNew = viewControllerToPresent.parent == nil && !viewControllerToPresent.isViewLoaded
    if isNew, presentedViewController != nil { return waiting.append(viewControllerToPresent) }
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag) { [self] in
      completion?()
      guard !waiting.isEmpty, presentedViewController == nil else { return }
      present(waiting.removeFirst(), animated: flag)
    }
  }
}

/// Puts what it is to present in the place of what it presents, if it can be dismissed.
final class ExchangingController: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let presentedViewController, viewControllerToPresent !== presentedViewController,
      !presentedViewController.isBeingDismissed, !presentedViewController.isBeingPresented,
      presentedViewController.presentingViewController === self
    else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    dismiss(animated: false) { [self] in
      present(viewControllerToPresent, animated: flag, completion: completion)
    }
  }
}

/// Pushes what it is to present, where it stands in a stack.
final class PushingController: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard let stack = navigationController, viewControllerToPresent.parent == nil,
      viewControllerToPresent.presentingViewController == nil,
      !(viewControllerToPresent is UINavigationController),
      !(viewControllerToPresent is UISplitViewController)
    else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    stack.pushViewController(viewControllerToPresent, animated: flag)
    completion?()
  }
}

/// Wraps what it is to present into a stack.
final class WrappingController: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    guard viewControllerToPresent.parent == nil,
      viewControllerToPresent.presentingViewController == nil,
      viewControllerToPresent.modalPresentationStyle != .popover,
      !(viewControllerToPresent is UINavigationController),
      !(viewControllerToPresent is UISplitViewController)
    else {
      return super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    let stack = UINavigationController(rootViewController: viewControllerToPresent)
    super.present(stack, animated: flag, completion: completion)
  }
}

/// Asks the user first, with a question of its own, before it lets itself be dismissed.
final class AskingController: UIViewController {
  private var hasAsked = false

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard hasAsked || presentedViewController != nil else {
      hasAsked = true
      return present(UIViewController(), animated: flag)
    }
    super.dismiss(animated: flag, completion: completion)
  }
}

/// Stays: it lets nobody dismiss it in code.
final class StayingController: UIViewController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// Performs the first of its segues that it has heard of in the place of any other.
final class RedirectingController: UIViewController {
  private var usual: String?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard let usual, usual != identifier else {
      if !identifier.isEmpty { usual = identifier }
      return true
    }
    performSegue(withIdentifier: usual, sender: sender)
    return false
  }

  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    usual = usual ?? identifier
    super.performSegue(withIdentifier: usual ?? identifier, sender: sender)
  }
}

/// Presents a login of its own in the place of what its controls ask for.
final class LoginFirstController: UIViewController {
  private var isLoggedIn = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard !isLoggedIn else { return true }
    isLoggedIn = true
    present(UIViewController(), animated: true)
    return false
  }
}

/// Greets the user once, when it has come on screen.
final class GreetingController: UIViewController {
  private var hasGreeted = false

  override func viewDidAppear(_ animated: Bool) {
    guard !hasGreeted else { return }
    hasGreeted = true
    present(UIViewController(), animated: animated)
  }
}

/// Leaves when its view comes back after it was covered, as one whose work is done.
final class FinishingController: UIViewController {
  private var wasCovered = false

  override func viewDidDisappear(_ animated: Bool) { wasCovered = true }

  override func viewDidAppear(_ animated: Bool) {
    guard wasCovered, let stack = navigationController, stack.topViewController === self else {
      return
    }
    wasCovered = false
    stack.popViewController(animated: animated)
  }
}

/// Shows what it is to show as its own child, in the place of the one before.
final class SwappingController: UIViewController {
  override var overriddenActions: [Selector] { [.show, .showDetail] }

  override func show(_ viewController: UIViewController, sender: Any?) { swap(viewController) }

  override func showDetailViewController(_ viewController: UIViewController, sender: Any?) {
    swap(viewController)
  }

  private func swap(_ child: UIViewController) {
    guard child.parent == nil, child.presentingViewController == nil, child !== self else { return }
    if let former = children.first {
      former.willMove(toParent: nil)
      former.view.removeFromSuperview()
      former.removeFromParent()
    }
    addChild(child)
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

/// Lets an unwind search its children from the last to the first.
final class BackwardsController: UIViewController {
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }
}

/// Performs any unwind action every other time.
final class MoodyController: UIViewController {
  private var count = 0

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? { { _ in } }

  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    count += 1
    return count.isMultiple(of: 2)
  }
}

/// Performs any unwind action, and tells the user of it.
final class ThankingController: UIViewController {
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    { [unowned self] _ in
      if presentedViewController == nil { present(UIViewController(), animated: true) }
    }
  }
}

/// Takes care of an unwind by itself, and lets nobody below find it.
final class HomeController: UIViewController {
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? { { _ in } }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { [] }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { navigationController?.popToRootViewController(animated: false) }
}

/// Is a context for presentations as long as it has no children, and keeps the user every other
/// time.
final class ShiftingController: UIViewController {
  private var count = 0

  override func viewWillAppear(_ animated: Bool) {
    count += 1
    definesPresentationContext = children.isEmpty
    isModalInPresentation = count.isMultiple(of: 2)
  }
}

/// Makes the window begin anew with what it is to show.
final class LaunchingController: UIViewController {
  override var overriddenActions: [Selector] { [.show] }

  override func show(_ viewController: UIViewController, sender: Any?) {
    guard viewController.parent == nil, viewController.presentingViewController == nil,
      viewController.view.window == nil
    else { return }
    view.window?.rootViewController = viewController
  }
}

/// Counts how often the user leaves what it presents, as its delegate.
final class WatchingController: UIViewController, UIAdaptivePresentationControllerDelegate {
  private var leaveCount = 0

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.presentationController?.delegate = self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    leaveCount += 1
  }
}

/// A screen that has others in its place when it has appeared, as a splash screen does.
final class SplashController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.setViewControllers([UIViewController()], animated: true)
  }
}

/// A screen that closes what it presents when it is asked for an unwind action.
final class TidyingController: UIViewController {
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    if presentedViewController != nil { dismiss(animated: false) }
    return super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender)
  }
}

/// A screen that leaves with all that it stands in when it has appeared.
final class PassingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dismiss(animated: false)
  }
}

/// A screen that has one menu and presents it each time that it is asked for.
final class MenuController: UIViewController {
  private lazy var menu = UIViewController()

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    { [unowned self] _ in if presentedViewController == nil { present(menu, animated: true) } }
  }
}

/// A screen whose segue actions make the controller themselves, from the storyboard.
final class MakingController: UIViewController {
  override func segueAction(for selector: Selector) -> SegueAction? {
    { coder, _, _ in
      coder.storyboard.instantiateViewController(withIdentifier: coder.sceneIdentifier)
    }
  }
}
