import FlowModel

private enum LostBranch: String, Clauses {
  /// Somebody who stood in a branch is gone.
  case lost
  /// Somebody stands elsewhere than before, or a branch has another selection or order.
  case changed
  /// The tab that was selected is not in front.
  case notSelected
  /// Somebody is told that they appear who is in front neither before nor after.
  case passedThrough
}

extension Invariant {
  /// Whoever leaves a tab finds it as it was.
  public static let branchSelectionKeepsBranches = Invariant(
    "branch.selection-keeps-branches",
    About(
      statement: """
        When a tab is selected it is in front, and everybody stays where they are, in the tab that is \
        left as in the one that comes: the same stacks, the same presentations, the same selections \
        inside. A container of an app's own leaves its branches alone as well. A tab is in front at \
        once, and nobody is gone, also while something moves or the app is in the background. Who \
        stands in the branches between hears nothing of it.
        """,
      source: """
        UIKit, `UITabBarController` ("each tab has its own view controller hierarchy") and \
        `selectedViewController`; `UIViewController.viewWillAppear(_:)`, which tells that the view \
        "is about to be added to a view hierarchy".
        """,
      premise: """
        a tab of a tab bar controller, or a branch of a container of an app's own, is selected in \
        code, while nothing moves, and nobody goes anywhere of their own accord; while something \
        moves or in the background, a tab is, and no gesture is under way
        """),
    listens: Listening(steps: [.select]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostBranch>) {
    guard case .select(let tab, on: let label) = chapter.action else { return }
    guard let before = chapter.treeBeforeProbe else {
      return checkAtOnce(tab, on: label, chapter, &report)
    }
    guard let index = chapter.receiver(label, in: before) else { return }
    let tabs = before.controller(at: index)
    let isStock = chapter.trace.cast[tabs.index].kind == .tabs
    guard isStock || chapter.asked == tabs else { return }
    report.premiseHeld()
    func add(_ clause: LostBranch, _ however: Sentence) {
      report.add(
        clause,
        Breach(
          blamed: tabs, witnesses: chapter.firstEvents,
          expected: "only the selection of \(tabs) is another one", however: however))
    }
    let dropped = isStock ? [] : chapter.dropped(of: index, in: before)
    if let lost = before.firstLost(in: chapter.after, besides: dropped) {
      return add(.lost, "\(lost) is gone")
    }
    if isStock, let tab = chapter.standing(tab), let now = chapter.after.index(of: tabs),
      let front = chapter.after.nodes[now].selected, front != tab
    {
      return add(.notSelected, "\(tabs) has \(front) in front, and not \(tab)")
    }
    let changed = before.nodes.indices.first {
      !dropped.contains($0) && (isStock || $0 != index)
        && chapter.hasChanged($0, of: before, besides: tabs)
    }
    if let changed { return add(.changed, "\(before.controller(at: changed)) is not as it was") }
    guard let passed = chapter.passed(on: index, of: before) else { return }
    add(.passedThrough, "\(passed) is told that its view comes and goes")
  }

  /// A tab is in front at once, whatever moves, and also in the background.
  private static func checkAtOnce(
    _ tab: Label, on label: Label, _ chapter: Chapter, _ report: inout Report<LostBranch>
  ) {
    guard !chapter.isHalted, !chapter.happened([.declined, .reaction, .interaction]),
      let before = chapter.before, before.isSound,
      !before.isStill || before.snapshot.isInBackground,
      !before.snapshot.isInHand,
      let index = chapter.receiver(label, in: before), before.kind(at: index) == .tabs,
      chapter.changes.count < 2, let child = chapter.standing(tab),
      before.childControllers(of: index).contains(child),
      let now = chapter.after.index(of: before.controller(at: index)),
      let front = chapter.after.nodes[now].selected
    else { return }
    report.premiseHeld()
    let tabs = before.controller(at: index)
    func add(_ clause: LostBranch, _ however: Sentence) {
      report.add(
        clause,
        Breach(
          blamed: tabs, witnesses: chapter.changes, expected: "\(tabs) has \(child) in front",
          however: however))
    }
    if front != child { return add(.notSelected, "it has \(front) in front") }
    guard !chapter.history.hasOwnMinds, chapter.after.isSound,
      let lost = before.stacked.first(where: { !chapter.after.contains($0) })
    else { return }
    add(.lost, "\(lost) is gone")
  }
}

extension Tree {
  /// Everybody in stacks and other containers who cannot go with a presentation that moves.
  fileprivate var stacked: [ControllerID] {
    nodes.indices.filter { place in
      !lineage(of: place).contains { nodes[$0].isPresented && nodes[$0].isInTransition }
    }.map(controller)
  }
}

extension Chapter {
  /// The branches that a container of an app's own has let go of, which is its own affair.
  fileprivate func dropped(of container: Int, in before: Tree) -> [Int] {
    before.children(of: container).filter { !after.contains(before.controller(at: $0)) }
      .flatMap(before.subtree)
  }

  /// Who hears that their view comes or goes, and stands in a branch that is in front neither
  /// before nor after, of a container that has declared what it shows.
  fileprivate func passed(on container: Int, of before: Tree) -> ControllerID? {
    let owner = before.controller(at: container)
    guard !history.leavesOpen(.show, of: owner), !happened([.reaction]),
      let now = after.index(of: owner), let former = before.nodes[container].selected,
      let front = after.nodes[now].selected
    else { return nil }
    let shown =
      [former, front] + before.claimed(.visible, by: owner) + after.claimed(.visible, by: owner)
    let hidden = before.children(of: container).filter {
      !shown.contains(before.controller(at: $0))
    }.flatMap(before.subtree).map(before.controller)
    for number in numbers(of: [.appearance]) {
      guard case .appearance(let controller, _) = trace.events[number].what,
        hidden.contains(controller)
      else { continue }
      return controller
    }
    return nil
  }

  /// Whether somebody lists others or in another order, or has another selection; what a view has
  /// embedded that has loaded is new and does not count, and neither does a search, an alert or a
  /// popover that its screen ends as it goes out of sight.
  func hasChanged(
    _ index: Int, of before: Tree, besides tabs: ControllerID
  ) -> Bool {
    let controller = before.controller(at: index)
    guard !before.isPassing(index, castAs: trace) else { return false }
    guard let now = after.index(of: controller) else { return true }
    let former = Array(before.childControllers(of: index))
    let children = after.childControllers(of: now).filter(before.contains)
    return former != children || hasOtherPresented(index, of: before, now: now)
      || controller != tabs && before.hasTurned(index, in: after)
  }

  private func hasOtherPresented(_ index: Int, of before: Tree, now: Int) -> Bool {
    let (then, current) = (before.presented(by: index), after.presented(by: now))
    if let then, current == nil { return !before.isPassing(then, castAs: trace) }
    return then.map(before.controller) != current.map(after.controller)
  }
}

extension Tree {
  /// Whether somebody stands in what is presented for a while only: in the system's own, as a
  /// search or an alert, or in a popover.
  fileprivate func isPassing(_ index: Int, castAs trace: Trace) -> Bool {
    lineage(of: index).contains { place in
      nodes[place].isPresented
        && (nodes[place].style == .popover || trace.cast[controller(at: place).index].isOfSystem)
    }
  }
}
