import FlowModel

private enum LostDismissal: String, Clauses {
  /// What should go stays.
  case ignored
}

extension Invariant {
  /// A dismissal at rest works.
  public static let presentationDismissIsCarriedOut = Invariant(
    "presentation.dismiss-is-carried-out",
    About(
      statement: """
        When a controller is told to dismiss, while nothing moves, then what it presents is gone \
        afterwards, or what the nearest controller around it does; or where nobody does, it is gone \
        itself, with what it stands in.
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
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostDismissal>) {
    guard case .dismiss(let label) = chapter.action, let before = chapter.treeBeforeProbe,
      let index = chapter.receiver(label, in: before), let target = before.dismissed(by: index)
    else { return }
    report.premiseHeld()
    guard chapter.after.contains(before.controller(at: target)) else { return }
    report.add(
      .ignored,
      Breach(
        blamed: before.controller(at: index), witnesses: Array(chapter.events.prefix(8)),
        expected: "\(before.controller(at: target)) is gone",
        however: "it still stands there"))
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
