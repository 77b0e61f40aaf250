import FlowModel

private enum WrongTouch: String, Clauses {
  /// The touch came while the tab bar moved.
  case notSwallowed
  /// The touch came while the tab bar was covered or hidden.
  case outOfReach
  /// The delegate is not asked about a touch.
  case notAsked
  /// The delegate is not told of a touch that it has allowed.
  case notTold
  /// The delegate is asked or told two times about one touch.
  case twice
  /// The delegate is asked or told although nobody has touched that tab.
  case needless
  /// The delegate is told of a touch that it has refused.
  case toldOfRefusal
  /// The delegate is asked or told too late or too early.
  case disordered
  /// A touch that was refused selects a tab or changes a stack.
  case notObeyed
  /// Another tab is in front than should be.
  case notSelected
  /// The stack of the selected tab has not gone back to its root.
  case notAtRoot
  /// Somebody is gone or has changed who is none of the touch's business.
  case changed
}

extension Invariant {
  /// A touch of a tab does what its delegate allows, and the delegate hears of nothing else.
  public static let branchTouchGoesByTheDelegate = Invariant(
    "branch.touch-goes-by-the-delegate",
    About(
      statement: """
        When the user touches a tab, the delegate is asked; then the tab is selected or, when it is \
        selected already, its stack goes back to the root; then the delegate is told. Everybody else \
        stays as they are. When the delegate says no nothing changes, and of code it hears nothing.
        """,
      source: """
        UIKit, `UITabBarControllerDelegate` (`tabBarController(_:shouldSelect:)` and \
        `tabBarController(_:didSelect:)`, which is called "only in response to user taps") and \
        `UITabBarController` ("user taps always display the root view of the tab"). That other \
        stacks stay is a reading chosen by this project.
        """,
      premise: """
        the user touches a tab, a delegate is called, or a tab is selected; and, of what comes of a \
        touch, nobody acts by themselves and nothing else changes; where no delegate is told of, \
        that the tab is selected, or its stack cut back
        """),
    listens: Listening(events: [.select, .shouldSelect, .didSelect], steps: [.tapTab]),
    needs: [.select, .declined],
    implies: ["container.change-leaves-the-rest", "branch.selection-keeps-branches"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongTouch>) {
    guard chapter.step != nil else { return }
    let calls = chapter.tabCalls
    let touch = chapter.tabTouch
    guard touch != nil || !chapter.isTabTouch else { return }
    report.premiseHeld()
    let stray = calls.first { $0.tab != touch?.tab || $0.tabs != touch?.tabs }
    if let stray {
      report.add(
        .needless,
        Breach(
          blamed: stray.tabs, witnesses: [stray.event],
          expected: "the delegate of \(stray.tabs) hears only of the user",
          however: "it is called about \(stray.tab), which nobody has touched"))
    }
    guard let touch, let fault = chapter.fault(of: touch, calls: calls) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: touch.tabs,
        witnesses: (calls.map(\.event) + chapter.deeds(of: touch)).sorted(),
        expected: touch.contradiction(by: calls) ?? touch.expectation, however: fault.however))
  }
}

extension TabTouch {
  /// What the delegate should have answered, where its class has declared something else.
  fileprivate func contradiction(by calls: [TabCall]) -> Sentence? {
    let answer = calls.first { $0.tab == tab && $0.tabs == tabs && $0.answer != nil }?.answer
    guard let isAllowed, let answer, answer != isAllowed else { return nil }
    let word = isAllowed ? "yes" : "no"
    return "the delegate of \(tabs) says \(word) to each touch, as its class has declared"
  }

  fileprivate var expectation: Sentence {
    if before.isMoved(index) { return "a touch of \(tabs), which moves, is swallowed" }
    if !before.isWithinReach(index) { return "\(tabs), which cannot be seen, is not touched" }
    if isAllowed == false { return "the delegate of \(tabs) refuses, and nothing changes" }
    guard isToldOfDelegate else {
      return wasInFront
        ? "\(tab) goes back to its root" : "\(tab) is selected and left as it is"
    }
    return wasInFront
      ? "the delegate of \(tabs) is asked, \(tab) goes back to its root, and it is told"
      : "the delegate of \(tabs) is asked, \(tab) is selected and left as it is, and it is told"
  }
}

extension Chapter {
  fileprivate func fault(of touch: TabTouch, calls: [TabCall]) -> Fault<WrongTouch>? {
    let before = touch.before
    if before.isMoved(touch.index) {
      return Fault(.notSwallowed, "\(touch.tabs) is touched while it moves")
    }
    if !before.isWithinReach(touch.index) {
      return Fault(.outOfReach, "\(touch.tabs) is touched and cannot be seen")
    }
    let own = calls.filter { $0.tab == touch.tab && $0.tabs == touch.tabs }
    let answer = own.lazy.compactMap(\.answer).first
    guard let isAllowed = touch.isAllowed ?? answer else { return nil }
    return (touch.isToldOfDelegate ? fault(ofCalls: own, about: touch, allowed: isAllowed) : nil)
      ?? fault(ofOrder: own, about: touch) ?? fault(ofDeeds: touch, allowed: isAllowed)
      ?? faultInTheRest(of: touch, allowed: isAllowed)
  }

  /// Whether the delegate is called once and as often as it should be.
  private func fault(
    ofCalls calls: [TabCall], about touch: TabTouch, allowed isAllowed: Bool
  ) -> Fault<WrongTouch>? {
    let questions = calls.count { $0.answer != nil }
    let answers = calls.count - questions
    if questions == 0 { return Fault(.notAsked, "nobody asks it") }
    if questions > 1 { return Fault(.twice, "it is asked \(questions) times") }
    if answers > 1 { return Fault(.twice, "it is told \(answers) times") }
    if answers > 0, !isAllowed {
      return Fault(.toldOfRefusal, "it is told that the user has gone there")
    }
    if answers == 0, isAllowed, touch.isAllowed != nil { return Fault(.notTold, "nobody tells it") }
    return nil
  }

  /// Whether the delegate is asked before anything is done, and told afterwards.
  private func fault(
    ofOrder calls: [TabCall], about touch: TabTouch
  ) -> Fault<WrongTouch>? {
    guard touch.isAllowed != nil, isLeftToTheTouch else { return nil }
    let deeds = deeds(of: touch)
    let question = calls.first { $0.answer != nil }
    let telling = calls.first { $0.answer == nil }
    if let question, let first = deeds.first ?? telling?.event, first < question.event {
      return Fault(.disordered, "it is asked when that has been done")
    }
    if let telling, let deed = deeds.last, deed > telling.event {
      return Fault(.disordered, however(deed, about: touch))
    }
    return nil
  }

  /// What has been done after the delegate was told, be it what the touch calls for or something
  /// more.
  private func however(_ deed: Int, about touch: TabTouch) -> Sentence {
    if case .select(let selected, on: _) = trace.events[deed].what {
      return "\(selected) is selected after the delegate has been told"
    }
    return "\(touch.tab) goes back after the delegate has been told"
  }

  /// Whether what the touch calls for is done, as far as nothing else has been.
  private func fault(
    ofDeeds touch: TabTouch, allowed isAllowed: Bool
  ) -> Fault<WrongTouch>? {
    let deeds = deeds(of: touch)
    guard touch.isAllowed != nil, isLeftToTheTouch,
      deeds.count == changes.count || treeBeforeProbe != nil,
      let now = after.index(of: touch.tabs)
    else { return nil }
    let former = touch.before.nodes[touch.index].selected
    let front = after.nodes[now].selected
    if !isAllowed {
      if front != former { return Fault(.notObeyed, "\(touch.tabs) has \(front) in front") }
      return deeds.isEmpty ? nil : Fault(.notObeyed, "\(touch.tab) is changed all the same")
    }
    if front != touch.tab { return Fault(.notSelected, "\(touch.tabs) has \(front) in front") }
    guard touch.wasInFront, !touch.before.snapshot.isInHand,
      let stack = touch.before.index(of: touch.tab), isPlainStack(stack, in: touch.before),
      let later = after.index(of: touch.tab)
    else { return nil }
    let stood = touch.before.childControllers(of: stack)
    // Who comes back with a swipe that was taken back does not come with the touch.
    let mayComeBack = !touch.before.isStill
    let left = Array(after.childControllers(of: later))
      .filter { !mayComeBack || stood.contains($0) }
    return Array(stood.prefix(1)) == left ? nil : Fault(.notAtRoot, "\(touch.tab) holds \(left)")
  }

  /// Whether everybody else in the tabs is as they were, as far as everything was at rest
  /// and so only the touch can have changed it.
  private func faultInTheRest(
    of touch: TabTouch, allowed isAllowed: Bool
  ) -> Fault<WrongTouch>? {
    guard touch.isAllowed != nil, let before = treeBeforeProbe, isLeftToTheTouch,
      let place = before.index(of: touch.tab)
    else { return nil }
    let isCutBack = isAllowed && touch.wasInFront && before.kind(at: place) == .navigation
    let cut = isCutBack ? before.children(of: place).dropFirst().flatMap(before.subtree) : []
    let changed = before.subtree(of: touch.index).first {
      !cut.contains($0) && !(isCutBack && $0 == place)
        && hasChanged($0, of: before, besides: touch.tabs)
    }
    return changed.map { Fault(.changed, "\(before.controller(at: $0)) is not as it was") }
  }

  /// Whether a place is that of a navigation controller that decides nothing by itself.
  private func isPlainStack(_ index: Int, in tree: Tree) -> Bool {
    tree.kind(at: index) == .navigation
      && !history.leavesOpen(.show, of: tree.controller(at: index))
  }
}
