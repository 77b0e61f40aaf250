import FlowModel

private enum RunEmpty: String, Clauses {
  /// A container that exchanged its children for others has none.
  case empty
}

extension Invariant {
  /// A container that shows one child after another shows one in the end, too.
  ///
  /// It finds the page that is removed while it is the last, and in whose place nothing comes. An
  /// app whose pages lie over something of the container's own, as a welcome of several pages,
  /// leaves this rule out.
  public static let containersDoNotRunEmpty = Invariant(
    "rule.containers-do-not-run-empty",
    About(
      statement: """
        A container of the app's own that has had a child all the time, and has exchanged it for \
        another one before, has one also when the next child goes.
        """,
      source: "a rule that most apps want",
      premise: """
        a child is taken out of a container that is in sight, of a class that is not UIKit's; it \
        has had a child whenever all was at rest, and in an earlier step one child went as another \
        one came; nothing moves, and nothing waits for its time
        """),
    listens: Listening(events: [.remove]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<RunEmpty>) {
    guard !chapter.isHalted, chapter.after.isSound, chapter.after.snapshot.isSettled else { return }
    for case .remove(let child, from: let container) in chapter.occurrences {
      guard let index = chapter.after.index(of: container), chapter.after.nodes[index].isOnScreen,
        chapter.exchangesChildren(of: container)
      else { continue }
      report.premiseHeld()
      guard chapter.after.children(of: index).isEmpty else { continue }
      report.add(
        .empty,
        Breach(
          blamed: container, witnesses: chapter.changes,
          expected: "\(container) shows another child when \(child) has gone, as before",
          however: "it has none"))
    }
  }
}

extension Chapter {
  /// What happens in it.
  fileprivate var occurrences: [Event.What] { events.map { trace.events[$0].what } }

  /// Whether a container of the app's own has had a child all the time before, and exchanged one
  /// for another.
  fileprivate func exchangesChildren(of container: ControllerID) -> Bool {
    guard let step, history.isOwn(container) else { return false }
    let hasHadOne = history.trees[...step].allSatisfy { tree in
      guard tree.isStill, let index = tree.index(of: container) else { return true }
      return !tree.children(of: index).isEmpty
    }
    return hasHadOne
      && (0..<step).contains { earlier in
        history.chapter(ofStep: earlier).exchangesChild(of: container)
      }
  }

  /// Whether one child of a container goes as another one comes.
  private func exchangesChild(of container: ControllerID) -> Bool {
    let kinds = occurrences.compactMap { occurrence -> Event.Kind? in
      switch occurrence {
      case .add(_, to: container): .add
      case .remove(_, from: container): .remove
      default: nil
      }
    }
    return kinds.contains(.add) && kinds.contains(.remove)
  }
}
