import FlowModel

private enum OutOfOrder: String, Clauses {
  /// Something is said to have taken the place of what was asked for last.
  case overtaken
  /// The stack is not what the requests, one after another, have made of it.
  case wrongStack
  /// A screen that was to be presented is not.
  case notPresented
  /// What was presented before it was asked to close everything still stands.
  case notClosed
  /// A screen is said to be shown that was taken off before it could be.
  case neverShown
}

extension Invariant {
  /// A router that is asked for several things at once has done them all in the end, in their
  /// order.
  public static let routerFollowsRequestsInOrder = Invariant(
    "router.follows-requests-in-order",
    About(
      statement: """
        When nothing moves any more and a router says of everything it was asked for meanwhile that \
        it is shown, or that something later took its place, then the stack and what is presented \
        are what these requests, one after another, lead to: nothing that came while it was busy is \
        lost, and nothing overtakes what came before it. Nor is a screen said to be shown that was \
        taken off the stack before it could be.
        """,
      source: """
        UIKit, `UINavigationController.viewControllers` and \
        `UIViewController.presentedViewController`; that requests are followed in the order in which \
        they come is a reading chosen by this project.
        """,
      premise: """
        nothing moves any more since two or more steps, all of which asked the same router for \
        something, and it does not say that it cannot be; nobody acts by themselves, and it was \
        asked to go back once at most; or it says that a screen is shown that it has pushed, and \
        taken off before, not by what a class does when it is called
        """),
    listens: Listening(
      steps: [.push, .open, .present, .pop, .popToRoot, .dismiss, .settle]),
    needs: [.opened, .closed, .instantiate],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OutOfOrder>) {
    for missed in chapter.missedArrivals {
      report.premiseHeld()
      report.add(
        .neverShown,
        Breach(
          blamed: missed.router, witnesses: [missed.push, missed.removal, missed.closing],
          expected: "\(missed.router) says that something took the place of \(missed.screen)",
          however: "it says that it is shown"))
    }
    guard let rush = chapter.rush, let node = chapter.after.index(of: rush.router) else { return }
    report.premiseHeld()
    let stack = Array(chapter.after.childControllers(of: node))
    let certain = stack.filter { !rush.superseded.contains($0) }
    let presented = chapter.after.presented(for: rush.router, in: chapter.trace.cast)
    let (clause, expected): (OutOfOrder, Sentence)
    if rush.isLastSuperseded {
      (clause, expected) = (.overtaken, "nothing takes the place of what was asked for last")
    } else if certain != rush.stack {
      (clause, expected) = (.wrongStack, "the stack of \(rush.router) is \(rush.stack) in the end")
    } else if let missing = rush.presented.first(where: {
      !chapter.after.presents(route: $0, in: chapter.trace.cast)
    }) {
      (clause, expected) = (.notPresented, "\(missing) is presented in the end")
    } else if let left = rush.closed.first(where: presented.contains) {
      (clause, expected) = (.notClosed, "\(left) is presented no more")
    } else {
      return
    }
    report.add(
      clause,
      Breach(
        blamed: rush.router, witnesses: rush.witnesses, expected: expected,
        however: "its stack is \(stack), and it presents \(presented)"))
  }
}

/// What one router was asked for between one rest and the next, and what that leads to.
private struct Rush {
  let router: ControllerID
  /// The stack that the requests lead to.
  private(set) var stack: [ControllerID]
  /// Who was to be presented since it was last asked to close everything.
  private(set) var presented: [ControllerID] = []
  /// Who was presented when it was asked to close everything.
  private(set) var closed: [ControllerID] = []
  /// Who may be shown or not, as something later took the place.
  private(set) var superseded: [ControllerID] = []
  /// Whether something took the place of the last request.
  private(set) var isLastSuperseded = false
  private(set) var witnesses: [Int] = []

  private var standing: [ControllerID]
  private var count = 0
  private var hasGoneBack = false

  init?(for router: ControllerID, in tree: Tree, of cast: [CastMember]) {
    guard tree.isSound, !tree.snapshot.isInHand, let node = tree.index(of: router) else {
      return nil
    }
    self.router = router
    stack = Array(tree.childControllers(of: node))
    standing = tree.presented(for: router, in: cast)
  }

  /// Whether there was more than one request.
  var isSeveral: Bool { count > 1 }

  /// Takes in what a chapter asks for; whether it is clear what that leads to.
  mutating func take(_ chapter: Chapter, isSuperseded: Bool) -> Bool {
    count += 1
    witnesses += chapter.numbers(of: [.opened])
    isLastSuperseded = isSuperseded
    switch chapter.action {
    case .push(let subject, on: _):
      guard let screen = chapter.handedOver(subject), isNew(screen) else { return false }
      add(screen, to: \.stack, isSuperseded)
    case .open:
      guard !chapter.isCovered(router), let screen = chapter.firstMade else { return false }
      add(screen, to: \.stack, isSuperseded)
    case .present(let subject, on: _, style: _):
      guard let screen = chapter.handedOver(subject), isNew(screen) else { return false }
      add(screen, to: \.presented, isSuperseded)
    // Where something took the place of a push, back may have taken that screen.
    case .pop where !isSuperseded && !hasGoneBack && superseded.isEmpty && stack.count > 1:
      hasGoneBack = true
      stack.removeLast()
    case .popToRoot where !isSuperseded:
      stack = Array(stack.prefix(1))
      closeAll()
    case .dismiss where !isSuperseded: closeAll()
    default: return false
    }
    return true
  }

  private mutating func add(
    _ screen: ControllerID, to place: WritableKeyPath<Rush, [ControllerID]>, _ isSuperseded: Bool
  ) {
    self[keyPath: isSuperseded ? \.superseded : place].append(screen)
  }

  private func isNew(_ screen: ControllerID) -> Bool {
    ![stack, presented, standing, closed, superseded].contains { $0.contains(screen) }
  }

  private mutating func closeAll() {
    closed += standing + presented
    standing = []
    presented = []
  }
}

extension Chapter {
  /// What a router was asked for since everything was at rest last; `nil` while something moves.
  ///
  /// It is `nil`, too, where anything else was done, and where the router does not say of each
  /// request that it is shown, or that something took its place.
  fileprivate var rush: Rush? {
    let steps = stepsToRest
    guard steps.count > 1, history.eventKinds.contains(.opened), !isHalted,
      after.isSound, !after.snapshot.isInHand, !history.hasOwnMinds,
      let outcomes = outcomesToRest
    else { return nil }
    var rush: Rush?
    for step in steps {
      let chapter = history.chapter(ofStep: step)
      guard !chapter.happened([.reaction]) else { return nil }
      if chapter.action == .settle || chapter.isDeclined { continue }
      let opened = Array(chapter.numbers(of: [.opened]))
      guard opened.count == 1,
        case .opened(let obligation, .controller(let owner)) = trace.events[opened[0]].what
      else { return nil }
      rush = rush ?? Rush(for: owner, in: history.trees[steps.lowerBound], of: trace.cast)
      guard owner == rush?.router, let outcome = outcomes[obligation],
        rush?.take(chapter, isSuperseded: outcome == .superseded) == true
      else { return nil }
    }
    guard let rush, rush.isSeveral, after.snapshot.claims(.routes, by: rush.router),
      !history.leavesOpen(.exits, of: rush.router), !history.leavesOpen(.show, of: rush.router)
    else { return nil }
    return rush
  }

  /// How each request that was made since everything was at rest last has ended; `nil` when one was
  /// told that it cannot be, has ended twice, or was made before.
  private var outcomesToRest: [ObligationID: Closing]? {
    var outcomes: [ObligationID: Closing] = [:]
    for number in EventNumbers(eventsToRest, of: trace.events, in: [.closed]) {
      guard case .closed(let obligation, let closing) = trace.events[number].what,
        closing == .shown || closing == .superseded, outcomes[obligation] == nil
      else { return nil }
      outcomes[obligation] = closing
    }
    return outcomes
  }
}
