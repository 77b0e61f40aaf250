import SegueKit
import SegueSimulation

// Stacks and routers that are right and answer in their own way.

/// A stack that takes three screens and no more.
final class PatientStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewControllers.count < 3 else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

/// A stack that pushes nobody twice.
final class GuardedStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

/// A stack that shows its first screen whenever it appears again.
final class HomingStack: UINavigationController {
  private var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hasAppeared { popToRootViewController(animated: false) }
    hasAppeared = true
  }
}

/// A stack that has something to say on top of the column that it takes.
final class AnnouncingStack: UINavigationController {
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    super.pushViewController(UIViewController(), animated: false)
  }
}

/// A stack that pushes no screen of the scene that is on top already, as after a double tap.
final class SingleTopStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard
      topViewController?.restorationIdentifier != viewController.restorationIdentifier
        || viewController.restorationIdentifier == nil
    else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

/// A stack that takes nothing while it moves.
final class UnhurriedStack: UINavigationController, UINavigationControllerDelegate {
  private var isMoving = false

  override func viewDidLoad() { delegate = self }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if !isMoving { super.pushViewController(viewController, animated: animated) }
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { isMoving = true }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { isMoving = false }
}

/// A stack that exchanges its top.
final class ExchangingStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewControllers.count > 1, viewController.parent == nil,
      viewController.presentingViewController == nil,
      !(viewController is UINavigationController), !(viewController is UISplitViewController)
    else { return super.pushViewController(viewController, animated: animated) }
    setViewControllers(viewControllers.dropLast() + [viewController], animated: animated)
  }
}

/// A stack that asks before anybody goes back.
final class AskingStack: UINavigationController {
  private var hasAsked = false

  override func popViewController(animated: Bool) -> UIViewController? {
    guard hasAsked || presentedViewController != nil else {
      hasAsked = true
      present(UIViewController(), animated: animated)
      return nil
    }
    hasAsked = false
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popViewController(animated: animated).map { [$0] }
  }
}

/// A stack that shows by presenting.
final class PresentingStack: UINavigationController {
  override func show(_ viewController: UIViewController, sender: Any?) {
    present(viewController, animated: true)
  }
}

/// A stack that goes to its first screen when it is dismissed from above, or goes itself.
final class ClosingStack: UINavigationController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    popToRootViewController(animated: false)
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A router that lets nobody go on, and says so.
final class GuardingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    completion(.told)
  }
}

/// A router that follows one request after the other: what comes while something moves waits.
final class OrderlyRouter: RouterController {
  private var waiting: [(RouteRequest, animated: Bool, (RouteOutcome) -> Void)] = []
  private var isBusy = false

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard !isBusy else { return waiting.append((request, animated, completion)) }
    isBusy = true
    super.follow(request, animated: animated) { [self] outcome in
      isBusy = false
      completion(outcome)
      guard !waiting.isEmpty else { return }
      let (next, isAnimated, nextCompletion) = waiting.removeFirst()
      follow(next, animated: isAnimated, completion: nextCompletion)
    }
  }
}

/// A router that follows the last of the requests that have come while it was busy.
final class ImpatientRouter: RouterController {
  private var waiting: (RouteRequest, animated: Bool, completion: (RouteOutcome) -> Void)?
  private var isBusy = false

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard !isBusy else {
      waiting?.completion(.superseded)
      waiting = (request, animated, completion)
      return
    }
    isBusy = true
    super.follow(request, animated: animated) { [self] outcome in
      isBusy = false
      completion(outcome)
      guard let (next, isAnimated, nextCompletion) = waiting else { return }
      waiting = nil
      follow(next, animated: isAnimated, completion: nextCompletion)
    }
  }
}

/// A router that goes itself when there is nothing to go back to.
final class DepartingRouter: RouterController {
  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard viewControllers.count == 1 else {
      return super.goBack(animated: animated, completion: completion)
    }
    dismiss(animated: animated) { completion(.shown) }
  }
}

/// A router that begins anew with every link.
final class FreshRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard case .open = request else {
      return super.follow(request, animated: animated, completion: completion)
    }
    follow(.goHome, animated: animated) { [self] _ in
      guard case .open(let screen) = request else { return }
      follow(.push(screen), animated: animated, completion: completion)
    }
  }
}

/// A router that follows no link while something is presented above it, and says so.
final class DecliningRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open = request, topmost !== self { return completion(.told) }
    super.follow(request, animated: animated, completion: completion)
  }
}

/// A router that takes away what is presented above it before it follows a link.
final class ClearingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open = request, let above = presentedViewController {
      above.presentingViewController?.dismiss(animated: false)
    }
    super.follow(request, animated: animated, completion: completion)
  }
}

/// A router that follows links in the last tab, and selects it.
final class TurningRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard case .open(let screen) = request, let last = tabBarController?.viewControllers?.last,
      let stack = last as? UINavigationController, stack !== self
    else { return super.follow(request, animated: animated, completion: completion) }
    stack.pushViewController(screen, animated: false)
    tabBarController?.selectedViewController = stack
    completion(.shown)
  }
}

/// A stack that puts each of its screens into a frame, of which whoever asks hears nothing.
final class FramingStack: UINavigationController {
  private final class Frame: UIViewController {
    init(around screen: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      install([screen])
    }
  }

  override var topViewController: UIViewController? { unframed(super.topViewController) }

  override var visibleViewController: UIViewController? { unframed(super.visibleViewController) }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(Frame(around: viewController), animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    unframed(super.popViewController(animated: animated))
  }

  private func unframed(_ controller: UIViewController?) -> UIViewController? {
    controller is Frame ? controller?.children.first : controller
  }
}
