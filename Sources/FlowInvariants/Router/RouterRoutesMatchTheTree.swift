import FlowModel

private enum WrongRoutes: String, Clauses {
  /// A route is neither in the stack of the router nor presented.
  case namesGone
  /// A controller is in the stack, or presented by the router, and is no route.
  case missesShown
  /// The routes are in another order.
  case wrongOrder
  /// A route is in the list more than once.
  case namesTwice
}

extension Invariant {
  /// The list of routes that a router keeps is what is shown.
  public static let routerRoutesMatchTheTree = Invariant(
    "router.routes-match-the-tree",
    About(
      statement: """
        When nothing moves, the routes of a router are the controllers of its stack, in order, and \
        then what it has presented, from the bottom, each of them once; what is presented in a \
        navigation controller of its own may be named itself, or by that.
        """,
      source: """
        UIKit, `UINavigationController.viewControllers` and \
        `UIViewController.presentedViewController`: what they say is what is shown, so that a second \
        list is right when it says the same.
        """,
      premise: "a router says what its routes are, and nothing moves"),
    implies: [
      "router.does-what-it-is-asked", "router.follows-requests-in-order",
      "presentation.dismiss-is-carried-out",
      "memory.removed-controllers-are-released", "transition.cancel-restores-everything",
    ],
    check: check)

  /// Reports what is wrong now and was right before.
  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongRoutes>) {
    guard !chapter.isHalted, chapter.after.hasTimeToFollow else { return }
    for routes in chapter.after.routes {
      report.premiseHeld()
      guard chapter.isTreeNew, let error = routes.error(in: chapter.after, chapter.trace.cast),
        chapter.before?.error(of: routes.router, in: chapter.trace.cast).map(error.isSame) != true
      else { continue }
      let router = routes.router
      report.add(
        error.clause,
        Breach(
          blamed: router, witnesses: chapter.changes, expected: error.expected,
          however: "\(router) says that its routes are \(routes.named)"))
    }
  }
}

/// What a router says.
private struct Routes {
  var router: ControllerID
  var node: Int
  var named: ArraySlice<ControllerID>

  /// What is wrong with it; `nil` when it is true.
  func error(in tree: Tree, _ cast: [CastMember]) -> RouteError? {
    let stack = tree.childControllers(of: node)
    func error(_ clause: WrongRoutes, _ who: ControllerID) -> RouteError {
      RouteError(clause: clause, who: who, router: router, stack: Array(stack))
    }
    if let gone = named.first(where: {
      !stack.contains($0) && !tree.presents(route: $0, in: cast)
    }) {
      return error(.namesGone, gone)
    }
    let missed =
      stack.first { !named.contains($0) }
      ?? tree.presented(for: router, in: cast).first { !named.contains($0) }
    if let missed { return error(.missesShown, missed) }
    if !named.lazy.filter({ stack.contains($0) }).elementsEqual(stack) || isMixedUp(in: tree) {
      return error(.wrongOrder, router)
    }
    let doubled = named.indices.first { named[..<$0].contains(named[$0]) }
    return doubled.map { error(.namesTwice, named[$0]) }
  }

  /// Whether a screen of the stack comes after one that is presented, or one that is presented
  /// before another that it stands on; what the router has come to stand on itself does not count.
  private func isMixedUp(in tree: Tree) -> Bool {
    let stack = tree.childControllers(of: node)
    let tower = named.drop(while: stack.contains)
    return tower.contains(where: stack.contains)
      || tower.indices.contains { place in
        let lower = tower[place]
        return tower[..<place].contains { $0 != lower && tree.stands($0, in: lower) }
          && !tree.stands(router, in: lower)
      }
  }
}

private struct RouteError {
  var clause: WrongRoutes
  var who: ControllerID
  var router: ControllerID
  var stack: [ControllerID]

  /// Whether the same router is wrong about the same one in the same way.
  func isSame(as other: RouteError) -> Bool {
    (clause, who, router) == (other.clause, other.who, other.router)
  }

  var expected: Sentence {
    switch clause {
    case .namesGone: "\(who), which is shown no more, is no route of \(router)"
    case .missesShown: "\(who), which is shown, is a route of \(router)"
    case .wrongOrder:
      "the routes of \(router) are its stack, \(stack), and then what it presents, from the bottom"
    case .namesTwice: "\(who) is one route of \(router)"
    }
  }
}

extension Tree {
  /// Whether nothing moves, so that a list of routes has had the time to follow.
  fileprivate var hasTimeToFollow: Bool {
    isStill && !snapshot.isInHand && isSound
  }

  /// What routers say.
  fileprivate var routes: some Sequence<Routes> {
    snapshot.claims.lazy.compactMap { claim -> Routes? in
      guard case .routes = claim.facet, case .controller(let router) = claim.owner,
        let node = index(of: router)
      else { return nil }
      return Routes(router: router, node: node, named: snapshot.controllers(of: claim))
    }
  }

  /// What was wrong with the routes of a router, if nothing moved.
  fileprivate func error(of router: ControllerID, in cast: [CastMember]) -> RouteError? {
    guard hasTimeToFollow else { return nil }
    return routes.first { $0.router == router }?.error(in: self, cast)
  }
}
