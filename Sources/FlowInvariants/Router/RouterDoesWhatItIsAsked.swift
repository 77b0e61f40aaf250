import FlowModel

extension Invariant {
  /// A router that says that it has done something has done it.
  public static let routerDoesWhatItIsAsked = Invariant(
    "router.does-what-it-is-asked",
    About(
      statement: """
        When a router says that what it was asked for is shown, it is: a screen on top of its \
        stack, or presented, itself or in a navigation controller; one screen back, but never none \
        left; the first screen alone; nothing of what it has presented; and nobody else is gone, and \
        the same tabs are in front. To be asked to go back while it goes back means the same going; \
        but at rest it does not say that it cannot go back, close what it presents, or push what is \
        new to it, or present when it is in front; and when it says that something cannot be, nobody \
        is gone and nobody has come. One that has not declared what it shows may present what a link \
        leads to, show elsewhere what it is to present, take off others, select tabs, and go back \
        once more when the first going has come to its end, but where it has nothing to close it does \
        not go itself; one that has not declared its exits may stay, and say of its first screen what \
        it likes. Where something is presented above a router, \
        what a link leads to may also be presented, and what is there may be dismissed for it.
        """,
      source: """
        UIKit, `UINavigationController.viewControllers`, `popViewController(animated:)` ("This \
        method does nothing if there is only one") and `presentedViewController`; that two quick \
        taps mean one is a reading chosen by this project.
        """,
      premise: """
        a router is asked for something while nothing moves, says that it is shown or that it \
        cannot be, and nobody acts by themselves; or it is asked to go back twice in quick succession
        """),
    listens: Listening(steps: [.push, .open, .present, .pop, .popToRoot, .dismiss]),
    needs: [.opened, .closed, .instantiate],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<RouterMisdeed>) {
    guard let router = chapter.asked, let node = chapter.after.index(of: router),
      chapter.after.snapshot.claims(.routes, by: router)
    else { return checkGoneRouter(chapter, &report) }
    if let first = chapter.goingBack(of: router) {
      return checkSecondGoing(of: router, after: first, chapter, &report)
    }
    guard let before = chapter.restBefore, let stack = before.stack(of: router),
      chapter.after.isSound, chapter.after.isStill
    else { return }
    guard chapter.saysItIsShown else {
      return checkRefusal(by: router, withStack: stack, in: before, chapter, &report)
    }
    report.premiseHeld()
    let deed = RouterDeed(
      lost: chapter.history.hasOwnMinds ? nil : chapter.lost(of: stack, to: router),
      turned: chapter.history.hasOwnMinds ? nil : chapter.turned,
      router: router, before: stack,
      stack: Array(chapter.after.childControllers(of: node)),
      presented: chapter.after.presentations(by: router, in: chapter.trace.cast))
    guard let flaw = deed.flaw(in: chapter) else { return }
    report.add(
      flaw.clause,
      Breach(
        blamed: router, witnesses: chapter.numbers(of: [.opened, .closed]) + chapter.changes,
        expected: flaw.expected,
        however: flaw.however
          ?? "its stack is \(deed.stack), and it presents \(deed.presented)"))
  }
}

extension Invariant {
  /// To be asked to go back while it goes back means the same going.
  private static func checkSecondGoing(
    of router: ControllerID, after first: Int, _ chapter: Chapter,
    _ report: inout Report<RouterMisdeed>
  ) {
    report.premiseHeld()
    guard let second = chapter.pops(of: router).first,
      !chapter.history.followsItsOwnMind(router)
        || !chapter.hasArrived(byPop: first, before: second)
    else { return }
    report.add(
      .wentBackTwice,
      Breach(
        blamed: router, witnesses: [first, second],
        expected: "\(router), which goes back already, goes back once",
        however: "it goes back twice"))
  }

  /// What can be is not refused, and what is refused is not done.
  private static func checkRefusal(
    by router: ControllerID, withStack stack: [ControllerID], in before: Tree, _ chapter: Chapter,
    _ report: inout Report<RouterMisdeed>
  ) {
    if chapter.saysItCannotBe, chapter.canBe(onStack: stack, of: router, in: before) {
      report.premiseHeld()
      report.add(
        .refusedAtRest,
        Breach(
          blamed: router, witnesses: Array(chapter.numbers(of: [.opened, .closed])),
          expected: "\(router), which is at rest with the stack \(stack), does as it is asked",
          however: "it says that it cannot be"))
    } else if chapter.saysNo, !chapter.happened([.reaction]), !chapter.history.hasOwnMinds {
      report.premiseHeld()
      checkDeed(ofRefusing: router, in: before, chapter, &report)
    }
  }

  /// What is refused is not done: nobody is gone, and nobody has come.
  private static func checkDeed(
    ofRefusing router: ControllerID, in before: Tree, _ chapter: Chapter,
    _ report: inout Report<RouterMisdeed>
  ) {
    let witnesses = chapter.numbers(of: [.opened, .closed]) + chapter.changes
    if let gone = before.firstLost(in: chapter.after) {
      report.add(
        .tookAllTheSame,
        Breach(
          blamed: router, witnesses: witnesses,
          expected: "\(gone) stays where it was, as \(router) says that it cannot be",
          however: "it is gone"))
    } else if let screen = chapter.screen, !before.contains(screen), chapter.after.contains(screen)
    {
      report.add(
        .showedAllTheSame,
        Breach(
          blamed: router, witnesses: witnesses,
          expected: "\(screen) is not shown, as \(router) says that it cannot be",
          however: "it is there"))
    }
  }

  /// No request to a router is one to leave the tree itself.
  private static func checkGoneRouter(
    _ chapter: Chapter, _ report: inout Report<RouterMisdeed>
  ) {
    guard let router = chapter.asked, !chapter.after.contains(router),
      let before = chapter.restBefore, before.snapshot.claims(.routes, by: router),
      !before.claimed(.routes, by: router).contains(where: { before.stands(router, in: $0) }),
      chapter.saysItIsShown, !chapter.happened([.reaction]),
      !chapter.history.hasOwnMinds || chapter.closesNothing(of: router, in: before)
    else { return }
    report.premiseHeld()
    report.add(
      .tookMore,
      Breach(
        blamed: router, witnesses: chapter.numbers(of: [.opened, .closed]) + chapter.changes,
        expected: "\(router) stays where it was", however: "it is gone itself"))
  }
}

extension Tree {
  fileprivate func stack(of router: ControllerID) -> [ControllerID]? {
    index(of: router).map { Array(childControllers(of: $0)) }
  }
}

extension Chapter {
  /// The screen that a router is handed, or that a link leads to.
  fileprivate var screen: ControllerID? {
    switch action {
    case .push(let subject, on: _), .present(let subject, on: _, style: _): handedOver(subject)
    case .open: firstMade
    default: nil
    }
  }

  /// Whether a router was to close what it presents, presents nothing, and did the one thing that
  /// was done, before anybody was called who may act by themselves.
  fileprivate func closesNothing(of router: ControllerID, in before: Tree) -> Bool {
    guard case .dismiss = action, before.presentations(by: router, in: trace.cast).isEmpty,
      changes.count == 1, let change = changes.first
    else { return false }
    return isUnprompted(change)
  }

  /// The going back that is under way when the router is asked to go back once more.
  fileprivate func goingBack(of router: ControllerID) -> Int? {
    guard let step, step > 0, !isHalted, !happened([.reaction]),
      case .pop(let stack) = action,
      case .pop(stack) = trace.steps[step - 1].action, trace.steps[step - 1].isAnimated,
      !trace.steps[step - 1].settles,
      before?.isStill == false
    else { return nil }
    return former?.pops(of: router).first
  }

  /// Whether somebody that a pop has led back to was told that they are there, or the delegate of
  /// the stack that they are shown, before another one: in a stack that is covered nobody appears.
  fileprivate func hasArrived(byPop first: Int, before second: Int) -> Bool {
    guard case .pop(_, to: let top) = trace.events[first].what else { return false }
    return trace.events[first..<second].contains {
      switch $0.what {
      case .appearance(top, .didAppear): true
      case .callback(top, let word): trace.text(of: word) == TransitionWord.didShow.rawValue
      default: false
      }
    }
  }

  fileprivate func pops(of router: ControllerID) -> [Int] {
    numbers(of: [.pop]).filter {
      if case .pop(router, to: _) = trace.events[$0].what { true } else { false }
    }
  }
}
