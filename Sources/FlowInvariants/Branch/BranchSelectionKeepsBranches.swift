import FlowModel

private enum LostBranch: String, Clauses {
  /// Somebody who stood in a branch is gone.
  case lost
  /// Somebody stands elsewhere than before, or a branch has another selection or order.
  case changed
}

extension Invariant {
  /// Whoever leaves a tab finds it as it was.
  public static let branchSelectionKeepsBranches = Invariant(
    "branch.selection-keeps-branches",
    About(
      statement: """
        When another tab is selected, everybody stays where they are, in the tab that is left as in \
        the one that comes: the same stacks, the same presentations, the same selections inside.
        """,
      source: """
        UIKit, `UITabBarController` ("each tab has its own view controller hierarchy") and \
        `selectedViewController`.
        """,
      premise: """
        a tab of a tab bar controller is selected in code or by a touch, while nothing moves, and \
        nobody goes anywhere of their own accord
        """),
    listens: Listening(steps: [.select]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostBranch>) {
    guard case .select(_, on: let label) = chapter.action, let before = chapter.treeBeforeProbe,
      let index = chapter.receiver(label, in: before),
      chapter.trace.cast[before.controller(at: index).index].kind == .tabs
    else { return }
    report.premiseHeld()
    let tabs = before.controller(at: index)
    func add(_ clause: LostBranch, _ however: Sentence) {
      report.add(
        clause,
        Breach(
          blamed: tabs, witnesses: Array(chapter.events.prefix(8)),
          expected: "only the selection of \(tabs) is another one", however: however))
    }
    if let lost = before.nodes.map(\.controller).first(where: { !chapter.after.contains($0) }) {
      return add(.lost, "\(lost) is gone")
    }
    let changed = before.nodes.indices.first { chapter.hasChanged($0, of: before, besides: tabs) }
    guard let changed else { return }
    add(.changed, "\(before.controller(at: changed)) is not as it was")
  }
}

extension Chapter {
  /// Whether somebody lists others or in another order, or has another selection; what a view has
  /// embedded that has loaded is new and does not count.
  fileprivate func hasChanged(
    _ index: Int, of before: Tree, besides tabs: ControllerID
  ) -> Bool {
    let controller = before.controller(at: index)
    guard let now = after.index(of: controller) else { return true }
    let former = before.children(of: index).map(before.controller)
    let children = after.children(of: now).map(after.controller).filter(before.contains)
    return former != children
      || before.presented(by: index).map(before.controller)
        != after.presented(by: now).map(after.controller)
      || controller != tabs && before.nodes[index].selected != after.nodes[now].selected
  }
}
