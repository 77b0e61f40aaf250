import SegueKit
import SegueSimulation

// Routers that do not do, or do not tell, what they were asked for, in one way each.

final class HastilyClosingRouter: RouterController {
  override func closeAll(completion: @escaping (RouteOutcome) -> Void) {
    for route in list.reversed() where route.isPresented && isShown(route) {
      if let screen = route.controller { close(screen) {} }
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

final class FixedHostRouter: RouterController {
  override var topmost: UIViewController { self }

  override func refuse(_ controller: UIViewController, completion: (RouteOutcome) -> Void) {}
}

final class PatientRouter: RouterController {
  private var postponed: [(RouteRequest, (RouteOutcome) -> Void)] = []

  override func follow(
    _ request: RouteRequest, completion: @escaping (RouteOutcome) -> Void
  ) {
    guard presentedViewController?.isBeingDismissed != true else {
      return postponed.append((request, completion))
    }
    super.follow(request, completion: completion)
  }

  override func closeAll(completion: @escaping (RouteOutcome) -> Void) {
    super.closeAll { [self] outcome in
      completion(outcome)
      let next = postponed
      postponed = []
      for (request, completion) in next { follow(request, completion: completion) }
    }
  }
}

final class SilentRouter: RouterController {
  override func closeAll(completion: @escaping (RouteOutcome) -> Void) {
    guard list.contains(where: \.isPresented) else { return }
    super.closeAll(completion: completion)
  }
}

final class EchoingRouter: RouterController {
  override func follow(
    _ request: RouteRequest, completion: @escaping (RouteOutcome) -> Void
  ) {
    super.follow(request, completion: completion)
    if case .push(let screen) = request, screen.parent === self { completion(.shown) }
  }
}
