import FlowModel

private enum OtherBar: String, Clauses {
  /// It could be seen, and is hidden.
  case hidden
  /// It was hidden, and can be seen.
  case shown
  /// The toolbar could be seen, and is hidden.
  case toolbarHidden
  /// The toolbar was hidden, and can be seen.
  case toolbarShown
}

extension Invariant {
  /// A screen that comes to the front again has the bar that it had.
  public static let navigationBarComesBack = Invariant(
    "navigation.bar-comes-back",
    About(
      statement: """
        When a screen is in front again, the bars of its stack and that of its tabs can be seen as \
        when it was in front before, or are hidden as then: who hides a bar brings it back, and who \
        shows a toolbar hides it.
        """,
      source: """
        UIKit, `UINavigationController.setNavigationBarHidden(_:animated:)`, \
        `setToolbarHidden(_:animated:)` and `UITabBarController.isTabBarHidden`: one bar for all \
        that stand there. That a screen looks each time as it did at first is a reading chosen by \
        this project.
        """,
      premise: """
        a bar was hidden in the flow, or a toolbar shown, and a screen is in front again, at rest, \
        after others on which the user has touched nothing that code has made but ways out, and \
        nothing has come late; there are as many with it who are drawn without a bar at the \
        bottom; while it was in front its bar was always the same, in a window of \
        the same width
        """),
    listens: Listening(events: [.pop, .stack, .tabs, .select, .dismiss, .remove, .interaction]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherBar>) {
    guard !chapter.isHalted, chapter.after.isCalm else { return }
    let bars = Bar.allCases.filter { bar in chapter.treesSoFar.contains { $0.hasClaims(of: bar) } }
    guard !bars.isEmpty else { return }
    let trees = chapter.treesSoFar
    let earlier = trees.indices.dropLast().filter { trees[$0].isCalm }
    for index in chapter.after.nodes.indices {
      guard let screen = chapter.after.screen(under: index), let front = screen.first else {
        continue
      }
      let owner = chapter.after.controller(at: index)
      let barless = chapter.barlessCount(with: index, in: chapter.after)
      let all = earlier.filter { number in
        trees[number].screen(underBarOf: owner) == screen
          && trees[number].index(of: owner).map {
            chapter.barlessCount(with: $0, in: trees[number])
          } == barless
      }
      let then = all.filter { trees[$0].snapshot.size == chapter.after.snapshot.size }
      guard let last = all.last, last == then.last, last != earlier.last,
        chapter.onlyLeaves(since: last)
      else { continue }
      for bar in bars {
        let sights = then.map { trees[$0].shows(bar, of: owner) }
        guard let first = sights.first, sights.allSatisfy({ $0 == first }) else { continue }
        report.premiseHeld()
        guard chapter.after.shows(bar, of: owner) != first else { continue }
        report.add(
          bar.clause(wasShown: first),
          Breach(
            blamed: owner, witnesses: chapter.changes,
            expected: """
              \(front) has the \(bar.rawValue) of \(owner) as before, \(first ? "in sight" : "hidden")
              """,
            however: first ? "it is hidden" : "it is in sight"))
      }
    }
  }
}

extension Chapter {
  /// How many stand in a stack, or in that of the selected tab, who are drawn without a bar at the
  /// bottom.
  fileprivate func barlessCount(with index: Int, in tree: Tree) -> Int {
    var stack = index
    if tree.kind(at: index) == .tabs, let tab = tree.nodes[index].selected.flatMap(tree.index) {
      stack = tab
    }
    guard tree.kind(at: stack) == .navigation else { return 0 }
    return tree.children(of: stack).count { child in
      trace.scene(of: tree.controller(at: child))?.bars.contains(.hidesBottomBar) ?? false
    }
  }

  /// Whether the user has only left since the step after a tree: what they do elsewhere may well
  /// decide on bars.
  ///
  /// Of what code has made they have touched nothing but ways out, and now perhaps what goes back;
  /// and nothing has come late.
  fileprivate func onlyLeaves(since number: Int) -> Bool {
    guard let step, number < step else { return true }
    return (number + 1...step).allSatisfy { later in
      switch trace.steps[later].kind {
      case .tap:
        trace.isWayOut(later) || trace.touchable(inStep: later) == nil
          || later == step && happened([.pop])
      case .settle: history.trees[later].snapshot.delayedCount == 0
      case .wait: false
      default: true
      }
    }
  }
}

/// One of the bars of a stack, or that of tabs.
private enum Bar: String, CaseIterable {
  case bar, toolbar

  /// What is claimed when it is not as bars are at first.
  var facet: Snapshot.Facet { self == .bar ? .hiddenBar : .toolbar }

  func clause(wasShown: Bool) -> OtherBar {
    switch self {
    case .bar: wasShown ? .hidden : .shown
    case .toolbar: wasShown ? .toolbarHidden : .toolbarShown
    }
  }
}

extension Tree {
  fileprivate func shows(_ bar: Bar, of owner: ControllerID) -> Bool {
    bar == .bar ? !hidesBar(owner) : showsToolbar(owner)
  }

  /// Whether any such bar is not as it is at first.
  fileprivate func hasClaims(of bar: Bar) -> Bool {
    snapshot.claims.contains { $0.facet == bar.facet }
  }

  /// Whether it is healthy, and nothing moves.
  fileprivate var isCalm: Bool { isSound && isStill }

  /// The screen in front of a stack or of tabs that can be seen, and all that can be seen in it.
  fileprivate func screen(underBarOf owner: ControllerID) -> [ControllerID]? {
    index(of: owner).flatMap(screen)
  }

  fileprivate func screen(under bar: Int) -> [ControllerID]? {
    let front = front(of: bar)
    guard front != bar, nodes[bar].isOnScreen, nodes[front].isOnScreen else { return nil }
    return visible(in: front).map(controller)
  }

  /// Who is in front in a stack or in tabs, down to whoever is neither.
  private func front(of index: Int) -> Int {
    let next: Int? =
      switch kind(at: index) {
      case .navigation: children(of: index).last
      case .tabs: nodes[index].selected.flatMap(self.index)
      case .content, .split: nil
      }
    return next.map { $0 > index ? front(of: $0) : index } ?? index
  }
}
