import FlowModel

private enum ForgottenChoice: String, Clauses {
  /// Another tab is in front than where the user has touched the tab themselves.
  case otherTab
}

extension Relation {
  /// A tab that code has selected is one as good as a tab that the user has touched.
  ///
  /// It finds who remembers the tab of the user when the delegate hears of one, and hears nothing
  /// of those that code selects: the button in the bar that presents something takes the user back
  /// to a tab that they have left long since.
  public static let tabsChosenInCodeAreRemembered = Relation(
    "rule.tabs-chosen-in-code-are-remembered",
    Invariant.About(
      statement: """
        Where all that a touch or a signal does is that another tab comes to the front, the next \
        step leads to the same tab as when the user has touched that tab instead.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UITabBarControllerDelegate.tabBarController(_:didSelect:)`, which is called only where the \
        user has touched a tab
        """,
      premise: """
        another tab comes to the front at rest, by a touch or a signal that changes nothing else; \
        when the user touches the item of that tab instead, the same can be touched then, and in \
        both forms nothing moves or waits after the next step
        """),
    period: 2,
    variant: { trace in
      trace.choiceInCode.flatMap { choice in
        let (tabs, tab) = (trace.cast[choice.tabs.index].label, trace.cast[choice.tab.index].label)
        guard let tabs, let tab, trace.isUnique(tabs), trace.isUnique(tab) else { return nil }
        let (before, next) = (trace.steps[..<choice.step], trace.steps[choice.step + 1])
        var variant = Variant(trace.scenario)
        variant.scenario.steps = before + [Step(.tapTab(tab, on: tabs)), next]
        return variant
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<ForgottenChoice>) {
    let (here, there) = (pair.trace, pair.other)
    guard let choice = here.choiceInCode, there.snapshots.count == choice.step + 3, !there.isHalted,
      there.snapshots[choice.step + 1].isSameSight(as: here.snapshots[choice.step + 1]),
      there.snapshots[choice.step + 1].node(of: choice.tabs)?.selected == choice.tab,
      there.snapshots[choice.step + 2].isSettled, !there.declines(step: choice.step + 1),
      let tab = here.snapshots[choice.step + 2].node(of: choice.tabs)?.selected,
      let other = there.snapshots[choice.step + 2].node(of: choice.tabs)?.selected
    else { return }
    report.premiseHeld()
    guard tab != other else { return }
    let chapter = pair.chapter(choice.step + 2)
    report.add(
      .otherTab,
      Breach(
        blamed: choice.tabs, witnesses: chapter.changes,
        expected: """
          \(other) is in front, as it is where the user touches \(choice.tab) in step \
          \(choice.step + 1)
          """,
        however: "\(tab) is"),
      in: chapter)
  }
}

/// A tab that comes to the front without a touch of its item.
private struct ChoiceInCode {
  let step: Int
  let tabs: ControllerID
  let tab: ControllerID
}

extension Trace {
  /// The first step that only brings another tab to the front, by itself, and is not the last one;
  /// `nil` for none.
  fileprivate var choiceInCode: ChoiceInCode? {
    steps.indices.dropLast().lazy.compactMap { step in
      guard [.tap, .signal].contains(self.steps[step].kind),
        (step...(step + 2)).allSatisfy({
          self.snapshots[$0].isSettled && self.snapshots[$0].isAtRest
        }),
        !self.declines(step: step + 1)
      else { return nil }
      return self.choice(inStep: step)
    }.first
  }

  private func choice(inStep step: Int) -> ChoiceInCode? {
    let (before, after) = (snapshots[step].nodes, snapshots[step + 1].nodes)
    guard before.count == after.count else { return nil }
    var choice: ChoiceInCode?
    for (former, now) in zip(before, after) {
      guard former.controller == now.controller, former.place == now.place else { return nil }
      guard former.selected != now.selected else { continue }
      guard choice == nil, cast[now.controller.index].kind == .tabs, let tab = now.selected else {
        return nil
      }
      choice = ChoiceInCode(step: step, tabs: now.controller, tab: tab)
    }
    return choice
  }
}
