import FlowModel

private enum TabTakenAway: String, Clauses {
  /// Another tab is selected than the one that the user has gone to meanwhile.
  case other
}

extension Invariant {
  /// An answer that comes late leaves the user in the tab that they went to meanwhile.
  ///
  /// It finds a tab that is selected when something has been loaded for it, wherever the user is by
  /// then. An app that calls the user away, as for a call, leaves this rule out.
  public static let lateAnswersLeaveTheTab = Invariant(
    "rule.late-answers-leave-the-tab",
    About(
      statement: """
        When all that happens is that time passes, no other tab is selected than the one that the \
        user has gone to since what waits was put off.
        """,
      source: "a rule that most apps want",
      premise: """
        time passes right after a touch of a tab that has selected it, nothing moves, and something \
        waits, all of it since the step before the touch
        """),
    listens: Listening(steps: [.settle, .wait]),
    needs: [.select],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<TabTakenAway>) {
    guard !chapter.isHalted, let choice = chapter.tabChosenMeanwhile else { return }
    report.premiseHeld()
    for number in chapter.numbers(of: [.select]) {
      guard case .select(let tab, on: choice.tabs) = chapter.trace.events[number].what,
        tab != choice.tab, chapter.after.selection(of: choice.tabs) == tab
      else { continue }
      report.add(
        .other,
        Breach(
          blamed: choice.tabs, witnesses: [number],
          expected: "\(choice.tab), to which the user has gone in step \(choice.ordinal), stays",
          however: "\(tab) is selected"))
      return
    }
  }
}

/// A tab that the user has gone to.
private struct ChosenTab {
  let tab: ControllerID
  let tabs: ControllerID
  let ordinal: Int
}

extension Chapter {
  /// The tab to which the user has just gone, while something waited that waits still; `nil` where
  /// no tab was touched in the step before, or that has not selected it.
  fileprivate var tabChosenMeanwhile: ChosenTab? {
    guard let before, before.isStill, before.snapshot.delayedCount > 0, let former,
      case .tapTab = former.action,
      // All of it was put off before the touch, and not by that.
      let waiting = former.before?.snapshot.delays,
      before.snapshot.delays.allSatisfy(waiting.contains),
      // What waits was put off right before it, and not by an earlier touch of the same tab.
      former.former?.before?.snapshot.delayedCount == 0
    else { return nil }
    for number in former.numbers(of: [.select]) {
      guard case .select(let tab, on: let tabs) = trace.events[number].what,
        before.selection(of: tabs) == tab
      else { continue }
      return ChosenTab(tab: tab, tabs: tabs, ordinal: former.ordinal)
    }
    return nil
  }
}
