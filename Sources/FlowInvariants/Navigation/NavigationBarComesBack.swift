import FlowModel

private enum OtherBar: String, Clauses {
  /// It could be seen, and is hidden.
  case hidden
  /// It was hidden, and can be seen.
  case shown
}

extension Invariant {
  /// A screen that comes to the front again has the bar that it had.
  public static let navigationBarComesBack = Invariant(
    "navigation.bar-comes-back",
    About(
      statement: """
        When a screen is in front again, the bar of its stack and that of its tabs can be seen as \
        when it was in front before, or are hidden as then: who hides a bar brings it back.
        """,
      source: """
        UIKit, `UINavigationController.setNavigationBarHidden(_:animated:)` and \
        `UITabBarController.isTabBarHidden`: one bar for all that stand there. That a screen looks \
        each time as it did at first is a reading chosen by this project.
        """,
      premise: """
        a bar was hidden in the flow, and a screen is in front again, at rest, after another one; \
        while it was in front its bar was always the same, in a window of the same width
        """),
    listens: Listening(events: [.pop, .stack, .tabs, .select, .dismiss, .remove, .interaction]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherBar>) {
    guard !chapter.isHalted, chapter.after.isCalm,
      chapter.treesSoFar.contains(where: \.hidesBars)
    else { return }
    let earlier = chapter.treesSoFar.dropLast()
      .filter { $0.isCalm && $0.snapshot.size == chapter.after.snapshot.size }
    for index in chapter.after.nodes.indices {
      guard let screen = chapter.after.screen(under: index), let front = screen.first else {
        continue
      }
      let owner = chapter.after.controller(at: index)
      guard earlier.last?.screen(underBarOf: owner) != screen else { continue }
      let bars = earlier.filter { $0.screen(underBarOf: owner) == screen }
        .map { $0.hidesBar(owner) }
      guard let first = bars.first, bars.allSatisfy({ $0 == first }) else { continue }
      report.premiseHeld()
      guard chapter.after.hidesBar(owner) != first else { continue }
      report.add(
        first ? .shown : .hidden,
        Breach(
          blamed: owner, witnesses: chapter.changes,
          expected: "\(front) has the bar of \(owner) as before, \(first ? "hidden" : "in sight")",
          however: first ? "it is in sight" : "it is hidden"))
    }
  }
}

extension Tree {
  /// Whether it is healthy, and nothing moves.
  fileprivate var isCalm: Bool { isSound && snapshot.inFlightCount == 0 }

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
