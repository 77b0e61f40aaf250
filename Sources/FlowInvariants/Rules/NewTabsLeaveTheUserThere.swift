import FlowModel

private enum TabMovedAway: String, Clauses {
  /// Another tab is selected, as it has the number that the selected one had.
  case neighbour
}

extension Invariant {
  /// Where a tab comes or goes, the user stays in theirs.
  ///
  /// It finds who sets the number of the selected tab again when the tabs have changed: a tab that
  /// was put in front of it moves the user to its neighbour.
  public static let newTabsLeaveTheUserThere = Invariant(
    "rule.new-tabs-leave-the-user-there",
    About(
      statement: """
        When a signal comes, or time passes, and tabs come or go, no tab that was there is selected \
        for another one that stays, only as it now stands at the place of that.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UITabBarController.setViewControllers(_:animated:)`, which keeps the selected one where it \
        is among them
        """,
      premise: """
        a signal comes, the app comes to the front or time passes, a tab bar controller is given \
        other tabs, among them the selected one, and nothing moves at the end
        """),
    listens: Listening(events: [.tabs]),
    needs: [.tabs],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<TabMovedAway>) {
    guard let step = chapter.step, let before = chapter.before, !chapter.isHalted,
      [.signal, .foreground, .settle, .wait].contains(chapter.trace.steps[step].kind),
      chapter.after.isStill
    else { return }
    for number in chapter.numbers(of: [.tabs]) {
      guard case .tabs(let tabs, _) = chapter.trace.events[number].what,
        let former = before.place(in: tabs), let now = chapter.after.place(in: tabs),
        now.all != former.all, now.all.contains(former.tab)
      else { continue }
      report.premiseHeld()
      guard now.tab != former.tab, now.place == former.place, former.all.contains(now.tab) else {
        continue
      }
      report.add(
        .neighbour,
        Breach(
          blamed: tabs, witnesses: [number], expected: "\(former.tab) stays selected",
          however: "\(now.tab) is, at the place where \(former.tab) was"))
      return
    }
  }
}

/// Which tab is selected.
private struct TabSelection {
  let tab: ControllerID
  /// Its place, counted from zero.
  let place: Int
  let all: [ControllerID]
}

extension Tree {
  /// The selected tab of a tab bar controller; `nil` where it does not stand, or has none.
  fileprivate func place(in tabs: ControllerID) -> TabSelection? {
    guard let index = index(of: tabs), let tab = nodes[index].selected else { return nil }
    let all = Array(childControllers(of: index))
    return all.firstIndex(of: tab).map { TabSelection(tab: tab, place: $0, all: all) }
  }
}
