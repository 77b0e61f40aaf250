import FlowModel

private enum WrongResolution: String, Clauses {
  /// It was never met, although nothing is in flight any more.
  case never
  /// It was met more than once.
  case twice
}

extension Invariant {
  /// What an owner takes on it resolves once.
  public static let obligationResolvesExactlyOnce = Invariant(
    "obligation.resolves-exactly-once",
    About(
      statement: """
        What a container or a router takes on it resolves exactly once: the completion of a \
        change runs when the change has come to rest, also when there was nothing to change.
        """,
      source: """
        UIKit, `UIViewController.transition(from:to:duration:options:animations:completion:)` \
        and `present(_:animated:completion:)`: one completion for one call. That it also runs \
        when nothing had to change is undocumented; reading chosen by this project.
        """,
      premise: "an obligation is open or is resolved, and no misuse cut the flow short"),
    needs: [.opened, .closed],
    implies: [
      "memory.removed-controllers-are-released", "navigation.push-lands-on-top",
      "presentation.present-shows", "presentation.dismiss-is-carried-out",
      "outside.link-shows-its-scene",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongResolution>) {
    let wasWaiting = chapter.before?.snapshot.isSettled == false
    guard !chapter.isHalted, wasWaiting || chapter.happened([.opened, .closed]) else { return }
    for debt in chapter.history.debts where debt.opening < chapter.events.upperBound {
      let isMet = debt.resolutions.contains(where: chapter.events.contains)
      let isDue = debt.isDue(at: chapter)
      guard isDue || isMet else { continue }
      report.premiseHeld()
      let debt = debt.soFar(before: chapter.events.upperBound)
      if isMet && debt.resolutions.count > 1 {
        report.add(.twice, debt.breach("it runs \(debt.resolutions.count) times"))
      } else if isDue && debt.resolutions.isEmpty {
        report.add(.never, debt.breach("it never runs"))
      }
    }
  }
}
