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
