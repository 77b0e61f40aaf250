import SegueKit
import SegueSimulation

// Routers whose lists go wrong, in one way each.

final class EmptyingRouter: RouterController {
  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    if list.last?.isPresented == false { list.removeLast() }
    super.goBack(animated: animated, completion: completion)
  }
}

final class HastyRouter: RouterController {
  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    readBack()
  }
}

final class TrustingRouter: RouterController {
  private var kept: [UIViewController] = []

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
    let route = Route(viewControllerToPresent, isPresented: true)
    if super.isShown(route) { kept.append(viewControllerToPresent) }
  }

  override func stands(_ route: Route) -> Bool { super.stands(route) || isKept(route) }

  override func isShown(_ route: Route) -> Bool { super.isShown(route) || isKept(route) }

  private func isKept(_ route: Route) -> Bool { kept.contains { $0 === route.controller } }

  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    kept = []
    super.closeAll(animated: animated, completion: completion)
  }
}

final class DramaticRouter: RouterController {
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag) { [self] in
      completion?()
      list = []
    }
  }
}

final class DoubleCountingRouter: RouterController {
  private var heightBefore = 0

  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    heightBefore = viewControllers.count
    super.goBack(animated: animated, completion: completion)
  }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    super.navigationController(navigationController, didShow: viewController, animated: animated)
    if heightBefore > viewControllers.count { _ = list.popLast() }
    heightBefore = 0
  }
}

final class DoublingRouter: RouterController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let isHigh = topmost !== self
    super.present(viewControllerToPresent, animated: flag, completion: completion)
    if isHigh, let last = list.last, last.controller === viewControllerToPresent {
      list.append(last)
    }
  }
}

final class ReversedRouter: RouterController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
    guard let last = list.last, last.controller === viewControllerToPresent else { return }
    list.removeLast()
    list.insert(last, at: list.firstIndex(where: \.isPresented) ?? list.count)
  }
}
