import SegueKit
import SegueSimulation

// Routers that do not do, or do not tell, what they were asked for, in one way each.

final class HastilyClosingRouter: RouterController {
  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    if let lowest = list.first(where: { $0.isPresented && isShown($0) })?.controller {
      let tower = sequence(first: lowest, next: \.presentedViewController)
      for screen in Array(tower).reversed() { screen.dismiss(animated: animated) }
    }
    list.removeAll(where: \.isPresented)
    completion(.shown)
  }
}

final class SleepwalkingRouter: RouterController {
  override var topmost: UIViewController {
    var top: UIViewController = self
    while let next = top.presentedViewController { top = next }
    return top
  }

  override func refuse(_ controller: UIViewController, completion: (RouteOutcome) -> Void) {
    if topmost.isBeingDismissed { return }
    super.refuse(controller, completion: completion)
  }
}

final class SleepyRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open = request, UIApplication.shared.applicationState != .active { return }
    super.follow(request, animated: animated, completion: completion)
  }
}

final class FixedHostRouter: RouterController {
  override var topmost: UIViewController { self }

  override func refuse(_ controller: UIViewController, completion: (RouteOutcome) -> Void) {}
}

final class LateRouter: RouterController {
  override var topmost: UIViewController {
    list.last { $0.isPresented && isShown($0) }?.controller ?? self
  }

  override func refuse(_ controller: UIViewController, completion: (RouteOutcome) -> Void) {
    if topmost.isBeingDismissed { return }
    super.refuse(controller, completion: completion)
  }
}

final class DeafRouter: RouterController {
  private var isOver = false

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
    isOver = true
  }

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if case .open = request {
      return super.follow(request, animated: animated, completion: completion)
    }
    if !isOver { super.follow(request, animated: animated, completion: completion) }
  }
}

final class PatientRouter: RouterController {
  private var postponed: [(RouteRequest, animated: Bool, (RouteOutcome) -> Void)] = []

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard presentedViewController?.isBeingDismissed != true else {
      return postponed.append((request, animated, completion))
    }
    super.follow(request, animated: animated, completion: completion)
  }

  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    super.closeAll(animated: animated) { [self] outcome in
      completion(outcome)
      let next = postponed
      postponed = []
      for (request, animated, completion) in next {
        follow(request, animated: animated, completion: completion)
      }
    }
  }
}

final class SuddenRouter: RouterController {
  override func goBack(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    super.goBack(animated: animated) { if animated { completion($0) } }
  }
}

final class SilentRouter: RouterController {
  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    guard list.contains(where: \.isPresented) else { return }
    super.closeAll(animated: animated, completion: completion)
  }
}

final class EchoingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    super.follow(request, animated: animated, completion: completion)
    if case .push(let screen) = request, screen.parent === self { completion(.shown) }
  }
}

final class BoastfulRouter: RouterController {
  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    super.follow(request, animated: animated) { completion($0 == .superseded ? .shown : $0) }
  }
}

final class BusyRouter: RouterController {
  private var isGoing = false

  override func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { isGoing = true }

  override func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isGoing = false
    super.navigationController(navigationController, didShow: viewController, animated: animated)
  }

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    switch request {
    case .goBack where isGoing, .push where isGoing: completion(.told)
    default: super.follow(request, animated: animated, completion: completion)
    }
  }
}

final class ForgetfulRouter: RouterController {
  private var isClosingAll = false

  override func closeAll(animated: Bool, completion: @escaping (RouteOutcome) -> Void) {
    isClosingAll = true
    super.closeAll(animated: animated) { [self] outcome in
      isClosingAll = false
      completion(outcome)
    }
  }

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard !isClosingAll else { return completion(.shown) }
    super.follow(request, animated: animated, completion: completion)
  }
}

final class StackingRouter: RouterController {
  private var isBusy = false
  private var waiting: [(RouteRequest, animated: Bool, (RouteOutcome) -> Void)] = []

  override func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void
  ) {
    if isBusy {
      if case .goBack = request { return completion(.told) }
      return waiting.append((request, animated, completion))
    }
    isBusy = true
    super.follow(request, animated: animated) { [self] outcome in
      isBusy = false
      completion(outcome)
      if let next = waiting.popLast() {
        follow(next.0, animated: next.animated, completion: next.2)
      }
    }
  }
}
