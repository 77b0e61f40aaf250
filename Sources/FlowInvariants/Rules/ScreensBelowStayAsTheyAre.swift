import FlowModel

private enum OtherChildren: String, Clauses {
  /// A screen that the user comes back to has other children than before.
  case changed
}

extension Invariant {
  /// Who comes back to a screen finds in it what was in it when they went on.
  ///
  /// It finds what an app adds each time that a screen appears, and takes away never. An app whose
  /// screens show something else when one comes back leaves this rule out.
  public static let screensBelowStayAsTheyAre = Invariant(
    "rule.screens-below-stay-as-they-are",
    About(
      statement: """
        When the user has only left what a touch opened, the screens that stood there before have \
        the children that they had.
        """,
      source: "a rule that most apps want",
      premise: """
        the user leaves something, all else since a touch that changed the tree was a way out, and \
        everybody stands there who stood there at rest before the touch
        """),
    listens: Listening(steps: [.back, .swipeDown, .tapOutside, .finish]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherChildren>) {
    let after = chapter.after
    guard let touch = chapter.touchBefore, let before = touch.before, before.isSound,
      before.snapshot.inFlightCount == 0, touch.isChanged, !chapter.isHalted, after.isSound,
      after.snapshot.inFlightCount == 0, before.nodes.allSatisfy({ after.contains($0.controller) })
    else { return }
    report.premiseHeld()
    let changed = before.nodes.indices.first { before.hasOtherChildren($0, in: after) }
    guard let changed else { return }
    let screen = before.controller(at: changed)
    report.add(
      .changed,
      Breach(
        blamed: screen, witnesses: touch.changes + chapter.changes,
        expected: "\(screen) has the children that it had before step \((touch.step ?? 0) + 1)",
        however: "it has others"))
  }
}

extension Chapter {
  /// The last touch before the step, if there was nothing but ways out since.
  fileprivate var touchBefore: Chapter? {
    guard let step,
      let last = (0..<step).last(where: { !trace.steps[$0].kind.isWayOut }),
      trace.steps[last].kind == .tap
    else { return nil }
    return Chapter(last + 1, of: history)
  }
}

extension Tree {
  /// Whether a screen whose view was loaded has other children in another tree.
  fileprivate func hasOtherChildren(_ index: Int, in other: Tree) -> Bool {
    guard kind(at: index) == .content, nodes[index].isViewLoaded,
      let now = other.index(of: controller(at: index))
    else { return false }
    return !childControllers(of: index).elementsEqual(other.childControllers(of: now))
  }
}
