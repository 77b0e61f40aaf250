import FlowModel

// Controllers that are kept although another one is made each time the same is done again: whoever
// keeps them does not do so to show them once more.
extension Chapter {
  /// Who was made in the place of a controller that had gone for good: for the same action as that
  /// one, of the same scene and class, and since everything was at rest last.
  ///
  /// What an app's own containers leave out they may keep for later, as the page before; so it must
  /// have been dismissed, or popped off a stack, or have left with a root. And whoever was made in
  /// the same step may keep it while another one like them keeps the other one: so nobody in whom
  /// it came was made there but the system's containers.
  func successor(of controller: ControllerID) -> ControllerID? {
    guard let first = treesSoFar.firstIndex(where: { $0.contains(controller) }), first > 0,
      isOutermost(controller, madeIn: first), let last = lastNumber(with: controller),
      isGoneForGood(controller, since: last)
    else { return nil }
    let lastRest = treesSoFar.dropLast().lastIndex { $0.snapshot.outliving != nil } ?? 0
    let chapters = max(last + 1, lastRest + 1)..<treesSoFar.count
    for number in chapters
    where isSameAction(in: number, as: first)
      || isKeptInNumbers(controller) && isLikeAction(in: number, as: first)
    {
      let successor = history.trees[number].nodes.first {
        isAlike($0.controller, controller) && isMade($0.controller, in: number)
      }
      if let successor { return successor.controller }
    }
    return nil
  }

  /// Whether a controller was made in a step, as the names tell that the step gives.
  private func isMade(_ controller: ControllerID, in chapter: Int) -> Bool {
    trace.cast[controller.index].label.map(trace.steps[chapter - 1].creating.contains) ?? false
  }

  /// Whether a controller was made in a step, and nobody of an app's own was in whom it came there.
  private func isOutermost(_ controller: ControllerID, madeIn chapter: Int) -> Bool {
    let tree = history.trees[chapter]
    guard isMade(controller, in: chapter), let place = tree.index(of: controller) else {
      return false
    }
    let holders = tree.lineage(of: place).dropFirst().map(tree.controller)
    return holders.allSatisfy { !history.isOwn($0) || !isMade($0, in: chapter) }
  }

  private func isSameAction(in chapter: Int, as other: Int) -> Bool {
    trace.steps[chapter - 1].action == trace.steps[other - 1].action
  }

  /// Whether the same is touched on another screen of the same class, and the former one is gone,
  /// which might have kept what it made for later.
  private func isLikeAction(in chapter: Int, as other: Int) -> Bool {
    let (one, another) = (trace.steps[chapter - 1].action, trace.steps[other - 1].action)
    guard case .tap(_, let control) = one, case .tap(_, control) = another,
      let toucher = touched(in: chapter), let former = touched(in: other)
    else { return false }
    return history.className(of: toucher) == history.className(of: former)
      && trace.cast[toucher.index].kind == trace.cast[former.index].kind
      && !after.contains(former) && after.snapshot.outliving?.contains(former) == false
  }

  /// Whether another one like a controller is kept as well: an app may keep the last one.
  private func isKeptInNumbers(_ controller: ControllerID) -> Bool {
    after.snapshot.outliving?.count { isAlike($0, controller) } ?? 0 > 1
  }

  private func touched(in chapter: Int) -> ControllerID? {
    Chapter(chapter, of: history).touchedController
  }

  /// Whether two are of one class; where that is none of the app's own, also by their titles.
  private func isAlike(_ one: ControllerID, _ other: ControllerID) -> Bool {
    let (member, another) = (trace.cast[one.index], trace.cast[other.index])
    let isNamed = member.scene != nil || member.className != nil
    return isNamed ? member.isOfSameClass(as: another) : member.isLike(another)
  }

  /// Whether who stood in a tree for the last time was presented there and dismissed, was popped,
  /// or the window got another root, alone or in somebody else.
  private func isGoneForGood(_ controller: ControllerID, since last: Int) -> Bool {
    let (tree, next) = (history.trees[last], last + 1)
    guard next < treesSoFar.count, let place = tree.index(of: controller),
      let top = tree.lineage(of: place).prefix(while: {
        !history.trees[next].contains(tree.controller(at: $0))
      }).last
    else { return false }
    let chapter = Chapter(next, of: history)
    if tree.nodes[top].isPresented { return chapter.happened([.dismiss]) }
    if tree.lister(of: top) == nil { return chapter.happened([.root]) }
    return chapter.happened([.pop]) && tree.parent(of: top).map(tree.kind) == .navigation
  }
}
