import SegueKit
import SegueSimulation

/// A router that presents what links lead to.
final class PosterRouter: RouterController {
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
