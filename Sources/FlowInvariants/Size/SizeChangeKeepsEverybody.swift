import FlowModel

private enum NotKept: String, Clauses {
  /// Somebody is gone who has no column and no replacement to make room for.
  case lost
  /// Somebody stands elsewhere, or in another order.
  case moved
  /// Somebody has another child in front.
  case otherSelection
  /// Somebody does not hear of it, as whoever they stand in or on keeps it from them.
  case unheard
  /// Somebody hears of it more than once.
  case heardTwice
}

extension Invariant {
  /// Another width of the window changes columns and forms, and nothing else.
  public static let sizeChangeKeepsEverybody = Invariant(
    "size.change-keeps-everybody",
    About(
      statement: """
        When the window gets another width, columns become one or two, what adapts is shown in \
        another form, and a container of an app's own may rearrange its children; everybody else \
        stays where they are, with the same child in front. Before that everybody is told of it \
        once: a container of an app's own tells its children, or has them told, and who is presented \
        hears of it, too.
        """,
      source: """
        UIKit, `UISplitViewControllerDelegate` and `UIAdaptivePresentationControllerDelegate`, which \
        say what a change of width changes; `UIContentContainer.viewWillTransition(to:with:)` and \
        `willTransition(to:with:)` ("always call super at some point in your implementation"). \
        That nothing else changes is a reading chosen by this project.
        """,
      premise: """
        the window of a tree at rest gets another width, and nobody goes anywhere of their own \
        accord; who hears of it is judged while an animation of the app's own runs, too
        """),
    listens: Listening(steps: [.size]),
    needs: [.size, .reaction],
    implies: ["size.there-and-back-is-identity"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<NotKept>) {
    checkHearing(in: chapter, &report)
    guard let before = chapter.treeBetweenRests, chapter.happened([.size]) else { return }
    report.premiseHeld()
    let fitting = Fitting(in: chapter, since: before)
    guard let fault = fitting.fault(in: chapter.after) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: fault.blamed,
        witnesses: Array(chapter.numbers(of: [.size, .collapse, .expand, .adapt])),
        expected: "only columns and forms are others", however: fault.however))
  }
}

extension Invariant {
  /// Reports a container that keeps another width from children who stand in it all the while; of a
  /// class that adapts in its own way only those who can be seen must hear.
  private static func checkHearing(in chapter: Chapter, _ report: inout Report<NotKept>) {
    guard chapter.happened([.size]), let before = chapter.treeBetweenTransitions,
      chapter.after.isSound,
      chapter.changes.allSatisfy({ chapter.trace.events[$0].kind.followsTheWidth })
    else { return }
    let after = chapter.after
    checkRepetition(in: chapter, since: before, &report)
    for claim in after.snapshot.claims where claim.facet == .unheard {
      guard case .controller(let container) = claim.owner, before.stands(container, asIn: after)
      else { continue }
      report.premiseHeld()
      let isOpen = chapter.history.leavesOpen(.adapts, of: container)
      let deaf = after.snapshot.controllers(of: claim).first { child in
        before.stands(child, asIn: after)
          && (!isOpen || [before, after].allSatisfy { $0.shows(child, in: container) })
      }
      guard let deaf else { continue }
      let isPresented = after.index(of: deaf).map { after.nodes[$0].isPresented } ?? false
      report.add(
        .unheard,
        Breach(
          blamed: isPresented ? nil : container, witnesses: Array(chapter.numbers(of: [.size])),
          expected: isPresented
            ? "\(deaf), which is presented, is told that the window gets another width"
            : "\(container) tells \(deaf) that the window gets another width",
          however: "\(deaf) does not hear of it"))
    }
  }

  /// Reports who hears of another width more than once, though whoever they stand in does not.
  private static func checkRepetition(
    in chapter: Chapter, since before: Tree, _ report: inout Report<NotKept>
  ) {
    let after = chapter.after
    for claim in after.snapshot.claims where claim.facet == .heardTwice {
      guard case .controller(let controller) = claim.owner, before.stands(controller, asIn: after)
      else { continue }
      let lister = after.holder(of: controller)
      if let lister, after.snapshot.claims(.heardTwice, by: lister) { continue }
      report.premiseHeld()
      report.add(
        .heardTwice,
        Breach(
          blamed: lister, witnesses: Array(chapter.numbers(of: [.size])),
          expected: "\(controller) is told once that the window gets another width",
          however: "it is told more than once"))
    }
  }
}

extension Chapter {
  /// The tree at the beginning of a step that found no transition in flight and was carried out,
  /// and in which no class did anything of its own; an app's own animations may be under way.
  fileprivate var treeBetweenTransitions: Tree? {
    guard let before, before.isSound, before.snapshot.interacting == nil,
      !before.nodes.contains(where: \.isInTransition), !isDeclined, !isHalted,
      !happened([.reaction])
    else { return nil }
    return before
  }
}

extension Tree {
  /// Whether a controller has the same parent in two trees.
  fileprivate func stands(_ controller: ControllerID, asIn other: Tree) -> Bool {
    guard let place = index(of: controller), let now = other.index(of: controller) else {
      return false
    }
    return parent(of: place).map(self.controller) == other.parent(of: now).map(other.controller)
      && nodes[place].isPresented == other.nodes[now].isPresented
  }

  fileprivate func shows(_ child: ControllerID, in container: ControllerID) -> Bool {
    claimed(.visible, by: container).contains(child)
  }
}

/// What may change with the width of the window.
private struct Fitting {
  private let before: Tree
  private let history: History
  /// Whether somebody may be gone or stand elsewhere, by their place before: what stood in the
  /// column of a split view controller that may collapse, or in a replacement.
  private var isFree: [Bool]
  /// Whether the children of a controller may be others, by its place before.
  ///
  /// They may in a split view controller whose columns have changed, in its primary column, in a
  /// replacement, in a container of an app's own, and in whoever stands in one that adapts in its
  /// own way.
  private var isOpen: [Bool]

  init(in chapter: Chapter, since before: Tree) {
    self.before = before
    history = chapter.history
    isFree = before.nodes.map { _ in false }
    isOpen = isFree
    for index in before.nodes.indices where before.kind(at: index) == .split {
      open(columnsOf: index, takesSecond: chapter.after.snapshot.size == .compact)
    }
    for index in before.nodes.indices {
      if before.nodes[index].replaced != nil { open(replacement: index) }
      if before.kind(at: index) == .content,
        chapter.history.isOwn(before.controller(at: index))
      {
        open(own: index, in: chapter.after)
      }
    }
  }

  private mutating func open(columnsOf split: Int, takesSecond: Bool) {
    let columns = before.children(of: split)
    isOpen[split] = true
    if let primary = columns.first { isOpen[primary] = true }
    guard takesSecond else { return }
    for index in columns.dropFirst().flatMap(before.subtree) { isFree[index] = true }
  }

  /// A container of an app's own may let children go, with all that stands in them.
  private mutating func open(own container: Int, in after: Tree) {
    isOpen[container] = true
    // A detail lies on the master's stack, and comes off it again.
    if history.leavesOpen(.adapts, of: before.controller(at: container)) {
      for index in before.subtree(of: container) { isOpen[index] = true }
    }
    let gone = before.children(of: container).filter { !after.contains(before.controller(at: $0)) }
    for index in gone.flatMap(before.subtree) { isFree[index] = true }
  }

  /// What stands in a replacement besides what it replaces goes with it; what it presents is
  /// presented by whom it replaces, unless that one presents something already.
  private mutating func open(replacement index: Int) {
    isOpen[index] = true
    isFree[index] = true
    let original = before.nodes[index].replaced.flatMap(before.index)
    for child in before.children(of: index) where child != original {
      for node in before.subtree(of: child) { isFree[node] = true }
    }
    let isOccupied = original.flatMap { before.presented(by: $0) } != nil
    guard isOccupied, let above = before.presented(by: index) else { return }
    for node in before.subtree(of: above) { isFree[node] = true }
  }

  /// What is otherwise than it should be, and who is to blame: whoever lists somebody, or has them
  /// in front.
  func fault(in after: Tree) -> Fault<NotKept>? {
    let indices = before.nodes.indices
    func name(_ index: Int) -> ControllerID { before.controller(at: index) }
    func lister(_ index: Int) -> ControllerID? { before.lister(of: index).map(name) }
    if let lost = indices.first(where: { !isFree[$0] && !after.contains(name($0)) }) {
      return Fault(.lost, blaming: lister(lost), "\(name(lost)) is gone")
    }
    for index in indices where !isFree[index] {
      guard let now = after.index(of: name(index)) else { continue }
      guard mayMove(index, to: now, in: after) || !before.hasMoved(index, in: after) else {
        return Fault(.moved, blaming: lister(index), "\(name(index)) stands elsewhere")
      }
      guard
        mayTurn(index, to: now, in: after)
          || before.nodes[index].selected == after.nodes[now].selected
      else {
        return Fault(
          .otherSelection, blaming: name(index), "\(name(index)) has another child in front")
      }
      guard !isOpen[index], !after.isOpened(now) else { continue }
      let children = before.children(of: index).map(name)
      let found = after.childControllers(of: now).filter(before.contains)
      if children != found {
        return Fault(.moved, blaming: name(index), "the children of \(name(index)) are \(found)")
      }
    }
    return nil
  }

  /// Whether somebody may have another child in front: they had none yet, as their view was not
  /// loaded; or they are a container of an app's own, and its class adapts in its own way, or the
  /// child that was is none any more.
  private func mayTurn(_ index: Int, to now: Int, in after: Tree) -> Bool {
    if before.children(of: index).isEmpty { return true }
    guard isOpen[index], before.kind(at: index) == .content else { return false }
    return history.leavesOpen(.adapts, of: before.controller(at: index))
      || !(before.nodes[index].selected.map(after.childControllers(of: now).contains) ?? true)
  }

  /// Whether it is the columns, or a replacement, that somebody stands elsewhere.
  private func mayMove(_ index: Int, to now: Int, in after: Tree) -> Bool {
    if let lister = before.lister(of: index), isOpen[lister] { return true }
    return after.nodes[now].replaced != nil || after.lister(of: now).map(after.isOpened) ?? false
  }
}

extension Tree {
  /// Whether somebody is a replacement, or a split view controller.
  fileprivate func isOpened(_ index: Int) -> Bool {
    nodes[index].replaced != nil || kind(at: index) == .split
  }
}
