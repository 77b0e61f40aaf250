import FlowModel

private enum LostPush: String, Clauses {
  /// Nobody has come.
  case dropped
  /// Somebody has come, and not on top of the stack.
  case elsewhere
  /// Somebody who was on the stack is gone, or stands in another place.
  case changedBelow
}

extension Invariant {
  /// A push on a stack at rest works.
  public static let navigationPushLandsOnTop = Invariant(
    "navigation.push-lands-on-top",
    About(
      statement: """
        When a controller that is new, or was gone and comes again, is pushed on a stack in front, \
        while nothing moves, somebody is on top of that stack afterwards who stood nowhere before, \
        and below all who were there.
        """,
      source: "UIKit, `UINavigationController.pushViewController(_:animated:)`.",
      premise: """
        code pushes a controller that stands nowhere on a stack that can be touched, while nothing \
        moves, and nobody goes anywhere of their own accord
        """),
    listens: Listening(steps: [.push]),
    implies: ["navigation.stack-follows-every-call", "container.change-leaves-the-rest"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostPush>) {
    guard case .push(let subject, on: let label) = chapter.action,
      chapter.comesFromNowhere(subject), let before = chapter.treeBeforeProbe,
      let index = chapter.receiverInFront(label, in: before)
    else { return }
    report.premiseHeld()
    let stack = before.controller(at: index)
    let former = Array(before.childControllers(of: index))
    let now = chapter.after.index(of: stack)
    let found = now.map { Array(chapter.after.childControllers(of: $0)) } ?? []
    let newcomer = chapter.after.nodes.map(\.controller).first { !before.contains($0) }
    let clause: LostPush
    if found.dropLast() == former[...], let last = found.last, !before.contains(last) {
      return
    } else if newcomer == nil {
      clause = .dropped
    } else {
      clause = found.starts(with: former) ? .elsewhere : .changedBelow
    }
    report.add(
      clause,
      Breach(
        blamed: stack, witnesses: chapter.firstEvents,
        expected: "\(stack) holds \(former) and somebody new", however: "\(stack) holds \(found)"))
  }
}
