/// The search for the controller that performs an unwind action.
///
/// It climbs from the source, in each step to the source of a popover segue, else to whoever asked
/// for a presentation, else to the presenter, else to the parent. At each controller it first looks
/// into what that presents, then into the children that it allows, and asks the controller itself
/// last. It only looks.
///
/// - SeeAlso: UIKit, `UIViewController.allowedChildrenForUnwinding(from:)`, and Technical Note
///   TN2298. That popover source and asker come before the presenter is undocumented; reading
///   chosen by this project.
struct UnwindSearch {
  private let origin: UIStoryboardUnwindSegueSource
  private let request: SegueRequest
  private let environment: SegueEnvironment
  private var visited: [ObjectIdentifier] = []

  /// Finds the destination, or `nil` when nobody performs the action.
  ///
  /// - Complexity: O(*n*²) in the number of controllers.
  static func destination(
    from origin: UIStoryboardUnwindSegueSource, for request: SegueRequest
  ) -> UIViewController? {
    var search = UnwindSearch(
      origin: origin, request: request, environment: origin.source.environment)
    return search.climb()
  }

  private init(
    origin: UIStoryboardUnwindSegueSource, request: SegueRequest, environment: SegueEnvironment
  ) {
    self.origin = origin
    self.request = request
    self.environment = environment
  }

  // Who asked for a presentation may since have moved into it; the climb does not go in a circle.
  private mutating func climb() -> UIViewController? {
    var next = origin.source.nextForUnwinding
    while let controller = next, !environment.isHalted {
      guard !origin.path.contains(where: { $0 === controller }) else { return nil }
      origin.path.append(controller)
      if let found = visit(controller) { return found }
      next = controller.nextForUnwinding
    }
    return nil
  }

  private mutating func visit(_ controller: UIViewController) -> UIViewController? {
    visited.append(ObjectIdentifier(controller))
    if let presented = controller.presented, !hasVisited(presented),
      let found = visit(presented)
    {
      return found
    }
    guard !environment.isHalted else { return nil }
    let allowed = controller.allowedChildrenForUnwinding(from: origin)
    environment.observe(.allowed(controller, allowed, request))
    for child in allowed where !hasVisited(child) {
      if let found = visit(child) { return found }
    }
    guard !environment.isHalted else { return nil }
    let answer = controller.canPerformUnwindSegueAction(
      origin.unwindAction, from: origin.source, sender: origin.sender)
    environment.observe(.canPerform(controller, request, answer: answer))
    return answer && !environment.isHalted ? controller : nil
  }

  private func hasVisited(_ controller: UIViewController) -> Bool {
    visited.contains(ObjectIdentifier(controller))
  }
}

extension UIViewController {
  fileprivate final var nextForUnwinding: UIViewController? {
    popoverSource ?? caller ?? presenter ?? parentLink
  }
}
