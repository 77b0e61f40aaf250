import FlowModel

/// What may change with the width of the window, and whether anything else has.
///
/// It goes by the tree before. These may list others afterwards: a split view controller, whose
/// columns become one or two, and its primary column, on which the others may come to lie; a
/// replacement, which stands in for somebody in one width alone; a container of an app's own, which
/// may rearrange its children; and all that stands in one that adapts in its own way.
struct Fitting {
  private let before: Tree
  private let history: History
  /// Whether somebody may be gone or stand anywhere, by their place before.
  private var mayGo: [Bool]
  /// Whether somebody may list others, by their place before.
  private var mayListOthers: [Bool]

  /// Works out what may change.
  ///
  /// - Parameters:
  ///   - chapter: The step in which the window gets another width.
  ///   - before: The tree at its beginning.
  init(in chapter: Chapter, since before: Tree) {
    self.before = before
    history = chapter.history
    mayGo = before.nodes.map { _ in false }
    mayListOthers = mayGo
    for index in before.nodes.indices where before.kind(at: index) == .split {
      free(columnsOf: index, isCollapsing: chapter.after.snapshot.size == .compact)
    }
    for index in before.nodes.indices {
      if before.nodes[index].replaced != nil { free(replacement: index) }
      if before.kind(at: index) == .content, history.isOwn(before.controller(at: index)) {
        free(own: index, in: chapter.after)
      }
    }
  }

  private mutating func free(columnsOf split: Int, isCollapsing: Bool) {
    let columns = before.children(of: split)
    mayListOthers[split] = true
    if let primary = columns.first { mayListOthers[primary] = true }
    guard isCollapsing else { return }
    for column in columns.dropFirst() { free(allIn: column) }
  }

  /// A container of an app's own may let children go, with all that stands in them.
  private mutating func free(own container: Int, in after: Tree) {
    mayListOthers[container] = true
    // A detail lies on the master's stack, and comes off it again.
    if history.leavesOpen(.adapts, of: before.controller(at: container)) {
      for index in before.subtree(of: container) { mayListOthers[index] = true }
    }
    for child in before.children(of: container)
    where !after.contains(before.controller(at: child)) {
      free(allIn: child)
    }
  }

  /// What stands in a replacement besides what it replaces goes with it; what it presents is
  /// presented by whom it replaces, unless that one presents something already.
  private mutating func free(replacement index: Int) {
    mayListOthers[index] = true
    mayGo[index] = true
    let original = before.nodes[index].replaced.flatMap(before.index)
    for child in before.children(of: index) where child != original { free(allIn: child) }
    let isOccupied = original.flatMap { before.presented(by: $0) } != nil
    if isOccupied, let above = before.presented(by: index) { free(allIn: above) }
  }

  private mutating func free(allIn top: Int) {
    for index in before.subtree(of: top) { mayGo[index] = true }
  }

  /// What is otherwise than it should be, and who is to blame: whoever lists somebody, or has them
  /// in front.
  func fault(in after: Tree) -> Fault<NotKept>? {
    let bound = before.nodes.indices.filter { !mayGo[$0] }
    func name(_ index: Int) -> ControllerID { before.controller(at: index) }
    if let lost = bound.first(where: { !after.contains(name($0)) }) {
      return Fault(.lost, blaming: before.holder(of: lost), "\(name(lost)) is gone")
    }
    for index in bound {
      guard let now = after.index(of: name(index)) else { continue }
      guard mayMove(index, to: now, in: after) || !before.hasMoved(index, in: after) else {
        return Fault(
          .moved, blaming: before.holder(of: index), "\(name(index)) stands elsewhere")
      }
      guard mayTurn(index, to: now, in: after) || !before.hasTurned(index, in: after) else {
        return Fault(
          .otherSelection, blaming: name(index), "\(name(index)) has another child in front")
      }
      guard !mayListOthers[index], !after.mayListOthersNow(now) else { continue }
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
    guard mayListOthers[index], before.kind(at: index) == .content else { return false }
    return history.leavesOpen(.adapts, of: before.controller(at: index))
      || !(before.nodes[index].selected.map(after.childControllers(of: now).contains) ?? true)
  }

  /// Whether it is the columns, or a replacement, that somebody stands elsewhere.
  private func mayMove(_ index: Int, to now: Int, in after: Tree) -> Bool {
    if let lister = before.lister(of: index), mayListOthers[lister] { return true }
    return after.nodes[now].replaced != nil
      || after.lister(of: now).map(after.mayListOthersNow) ?? false
  }
}

extension Tree {
  /// Whether somebody stands there only in this width, or has columns that are one or two by it.
  fileprivate func mayListOthersNow(_ index: Int) -> Bool {
    nodes[index].replaced != nil || kind(at: index) == .split
  }
}
