import SegueKit
import SegueSimulation

// Routers that do something else than they were asked for, in one way each, and say that it is
// done.

final class DoublePoppingRouter: RouterController {
  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard viewControllers.count > 1 else { return completion(.told) }
    popViewController(animated: animated)
    completion(.shown)
  }
}

final class BottomlessRouter: RouterController {
  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    setViewControllers(viewControllers.dropLast(), animated: animated)
    completion(.shown)
  }
}

final class HalfwayHomeRouter: RouterController {
  override func goHome(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    closeAll(animated: animated, completion: completion)
  }
}

final class PresentingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open(let screen) = request {
      super.follow(.present(screen), animated: animated, completion: completion)
    } else {
      super.follow(request, animated: animated, completion: completion)
    }
  }
}

final class SharingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open(let screen) = request { share(screen) }
    super.follow(request, animated: animated, completion: completion)
  }

  private func share(_ screen: UIViewController) {
    guard let name = screen.restorationIdentifier else { return }
    for neighbour in neighbours {
      guard let copy = screen.storyboard?.instantiateViewController(withIdentifier: name)
      else { return }
      neighbour.pushViewController(copy, animated: false)
    }
  }
}

final class StrayRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard case .open(let screen) = request, let neighbour = neighbours.first else {
      return super.follow(request, animated: animated, completion: completion)
    }
    neighbour.pushViewController(screen, animated: animated)
    completion(.shown)
  }
}

extension UINavigationController {
  /// The stacks in the other tabs.
  fileprivate var neighbours: [UINavigationController] {
    let path = Array(sequence(first: self as UIViewController, next: \.parent))
    var found = (tabBarController?.viewControllers ?? []).filter { tab in
      !path.contains { $0 === tab }
    }
    var next = 0
    while next < found.count {
      found += found[next].children
      next += 1
    }
    return found.compactMap { $0 as? UINavigationController }
  }
}

final class BuryingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open(let screen) = request {
      super.follow(.push(screen), animated: animated, completion: completion)
    } else {
      super.follow(request, animated: animated, completion: completion)
    }
  }
}

final class ClosingRouter: RouterController {
  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    if viewControllers.count == 1, presentedViewController != nil { dismiss(animated: false) }
    super.goBack(animated: animated, completion: completion)
  }
}

final class SweepingRouter: RouterController {
  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    setViewControllers(Array(viewControllers.prefix(1)), animated: false)
    super.closeAll(animated: animated, completion: completion)
  }
}

final class LeavingRouter: RouterController {
  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard presentingViewController != nil, !list.contains(where: \.isPresented) else {
      return super.closeAll(animated: animated, completion: completion)
    }
    dismiss(animated: animated) { completion(.shown) }
  }
}

final class LonelyRouter: RouterController {
  override var topmost: UIViewController { self }
}

final class EagerRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    super.follow(request, animated: animated, completion: completion)
    if case .push(let screen) = request { pushViewController(screen, animated: animated) }
  }
}

final class TwoFacedRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard case .push = request, presentedViewController != nil else {
      return super.follow(request, animated: animated, completion: completion)
    }
    super.follow(request, animated: animated) { _ in completion(.told) }
  }
}

final class OnceRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .push(let screen) = request, let view = screen.viewIfLoaded, view.window == nil {
      completion(.shown)
    } else {
      super.follow(request, animated: animated, completion: completion)
    }
  }
}

final class RememberingRouter: RouterController {
  private weak var host: UIViewController?

  override var topmost: UIViewController {
    if let host, host !== self, host.viewIfLoaded?.window != nil { return host }
    let top = super.topmost
    host = top
    return top
  }
}

final class FirstTabRouter: RouterController {
  override func goHome(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    tabBarController?.selectedIndex = 0
    super.goHome(animated: animated, completion: completion)
  }
}

final class GreedyRouter: RouterController {
  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard presentedViewController != nil else {
      return super.closeAll(animated: animated, completion: completion)
    }
    dismiss(animated: animated) { completion(.shown) }
  }
}

final class OneTowerRouter: RouterController {
  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard let lowest = list.first(where: { $0.isPresented && isShown($0) })?.controller,
      !lowest.isBeingPresented, !lowest.isBeingDismissed
    else { return super.closeAll(animated: animated, completion: completion) }
    close(lowest, animated: animated) { completion(.shown) }
  }
}
