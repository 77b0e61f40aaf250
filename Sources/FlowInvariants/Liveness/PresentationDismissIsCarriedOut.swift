import FlowModel

private enum LostDismissal: String, Clauses {
  /// What should go stays.
  case ignored
  /// It goes, and something that stood in it or above it stays.
  case partly
}

extension Invariant {
  /// A dismissal at rest works.
  public static let presentationDismissIsCarriedOut = Invariant(
    "presentation.dismiss-is-carried-out",
    About(
      statement: """
        When a controller is told to dismiss, while nothing moves, then what it presents is gone \
        afterwards, or what the nearest controller around it does; or where nobody does, it is gone \
        itself, with what it stands in. What lies above goes along.
        """,
      source: """
        UIKit, `UIViewController.dismiss(animated:completion:)` ("the presenting view controller \
        is responsible for dismissing …").
        """,
      premise: """
        code dismisses while nothing moves, there is something to dismiss, and nobody goes \
        anywhere of their own accord
        """),
    listens: Listening(steps: [.dismiss]),
    implies: ["presentation.completion-runs-once"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostDismissal>) {
    guard case .dismiss(let label) = chapter.action, let before = chapter.treeBeforeProbe,
      let index = chapter.receiver(label, in: before), let target = before.dismissed(by: index)
    else { return }
    report.premiseHeld()
    let left = before.subtree(of: target).map(before.controller).first(
      where: chapter.after.contains)
    guard let left else { return }
    report.add(
      left == before.controller(at: target) ? .ignored : .partly,
      Breach(
        blamed: before.controller(at: index), witnesses: chapter.firstEvents,
        expected: "\(before.controller(at: target)) is gone, with all that lies above it",
        however: "\(left) still stands there"))
  }
}

extension Tree {
  /// What goes when a controller is told to dismiss.
  func dismissed(by index: Int) -> Int? {
    let line = Array(sequence(first: index) { parent(of: $0) })
    for place in line {
      if let presented = presented(by: place) { return presented }
    }
    return line.last.flatMap { nodes[$0].isPresented ? $0 : nil }
  }
}
