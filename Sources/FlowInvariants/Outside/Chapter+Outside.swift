import FlowModel

extension Chapter {
  /// The tree at the beginning of a step that found everything at rest and was carried out, and in
  /// which no class did anything of its own.
  var restBefore: Tree? {
    guard let before, before.isSound, before.isStill, !isDeclined, !isHalted,
      !happened([.reaction])
    else { return nil }
    return before
  }

  /// The first controller of a tree that stands no longer where it stood, or whose tab is another,
  /// besides some and what stands in those.
  func displaced(from before: Tree, besides leaving: [ControllerID] = []) -> ControllerID? {
    let isLeaving = before.marks(below: leaving.compactMap(before.index))
    return before.nodes.indices.first { index in
      guard !isLeaving[index] else { return false }
      guard let now = after.index(of: before.controller(at: index)) else { return true }
      let (old, new) = (before.nodes[index], after.nodes[now])
      return before.holder(of: index) != after.holder(of: now)
        || old.isPresented != new.isPresented || old.selected != new.selected
    }.map(before.controller)
  }

  /// The places of those who were not there before and whose lister was, or is nobody.
  func arrivals(since before: Tree) -> [Int] {
    after.nodes.indices.filter { index in
      guard !before.contains(after.controller(at: index)) else { return false }
      guard let lister = after.lister(of: index) else { return true }
      return before.contains(after.controller(at: lister))
    }
  }

  /// Whether a presentation was accepted in the step, or refused aloud.
  var hasAnsweredPresentation: Bool {
    happened([.present, .refused])
  }
}
