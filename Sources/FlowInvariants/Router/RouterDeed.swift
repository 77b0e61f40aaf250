import FlowModel

/// What a router that says that it has done as it was asked has done: what it shows then.
struct RouterDeed {
  /// Who is gone, and did not have to go.
  var lost: ControllerID?
  /// Who has another tab in front, and did not have to.
  var turned: ControllerID?
  var router: ControllerID
  /// Its stack before.
  var before: [ControllerID]
  var stack: [ControllerID]
  /// What it has presented, as far as that stands.
  var presented: [ControllerID]

  /// What is wrong with it, and what would be right.
  struct Flaw {
    var clause: RouterMisdeed
    var expected: Sentence
    /// What is the case instead; `nil` when the stack and what is presented say it.
    var however: Sentence?
  }

  /// The first thing that is wrong: what was asked for is not done, or more is.
  func flaw(in chapter: Chapter) -> Flaw? {
    if let flaw = undone(in: chapter) { return flaw }
    if let lost { return Flaw(clause: .tookMore, expected: "\(lost) stays where it was") }
    return turned.map {
      Flaw(
        clause: .turnedAway, expected: "\($0) keeps the tab in front that it had",
        however: "it has another one in front")
    }
  }

  private func undone(in chapter: Chapter) -> Flaw? {
    switch chapter.action {
    case .push(let subject, on: _): return notOnTop(chapter.handedOver(subject))
    case .open:
      let isFree = chapter.isCovered(router) || chapter.history.followsItsOwnMind(router)
      return isFree ? nil : notOnTop(chapter.firstMade)
    case .present(let subject, on: _, style: _):
      guard let screen = chapter.handedOver(subject),
        !chapter.after.presents(route: screen, in: chapter.trace.cast)
      else { return nil }
      let isFree = chapter.history.followsItsOwnMind(router) && chapter.after.contains(screen)
      return isFree ? nil : Flaw(clause: .notPresented, expected: "\(screen) is presented")
    case .pop where stack != Array(before.dropLast()) || stack.isEmpty:
      let mayStay = before.count == 1 && chapter.history.leavesOpen(.exits, of: router)
      guard stack != before || !mayStay else { return nil }
      return Flaw(
        clause: .notBack,
        expected: "the stack of \(router), \(before), has lost its last screen")
    case .popToRoot where stack != Array(before.prefix(1)) || !presented.isEmpty:
      return Flaw(clause: .notHome, expected: "\(router) shows the first screen of \(before) alone")
    case .dismiss where !presented.isEmpty:
      return Flaw(clause: .notClosed, expected: "\(router) presents nobody")
    default: return nil
    }
  }

  private func notOnTop(_ screen: ControllerID?) -> Flaw? {
    guard let screen, stack.last != screen else { return nil }
    return Flaw(clause: .notPushed, expected: "\(screen) is on top of the stack of \(router)")
  }
}
