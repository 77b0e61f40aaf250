import SegueKit

/// A controller of an app's own that keeps a list of routes and drives the tree from it.
///
/// The steps `push`, `present`, `pop`, `popToRoot` and `dismiss` on such a controller go to the
/// router, which owes an outcome for each. So does `open`, a link, to the router that is nearest to
/// what is in front, also when something is presented above it. What anybody else does, the user
/// for one, it must notice by itself: its routes are compared with the tree whenever nothing moves.
public protocol Router: UIViewController, Declares {
  /// Follows a request, now or when it can.
  ///
  /// - Parameters:
  ///   - request: What is asked for.
  ///   - animated: Whether what is done is animated.
  ///   - completion: Run once, with what has become of it.
  func follow(
    _ request: RouteRequest, animated: Bool, completion: @escaping (RouteOutcome) -> Void)
}

/// What a router is asked for.
public enum RouteRequest {
  /// A screen that a link leads to, where the user sees it: on top of its stack, or above what is
  /// presented there.
  case open(UIViewController)
  /// A screen on top of its stack.
  case push(UIViewController)
  /// A screen on top of everything, in the style that the controller has.
  case present(UIViewController)
  /// One screen back in the stack.
  case goBack
  /// The first screen, with nothing on top of it.
  case goHome
  /// That everything that it has presented goes.
  case closeAll
}

/// What has become of a request.
public enum RouteOutcome: Sendable {
  /// It is carried out, and what was asked for is shown.
  case shown
  /// Whoever asked was told that it cannot be.
  case told
  /// Something later took its place.
  case superseded
}
