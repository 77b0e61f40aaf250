import FlowModel

extension Chapter {
  /// The tree before a step that must work, because nothing stands in its way: nothing moves, the
  /// app is in front, the step settles and nobody goes anywhere of their own accord.
  var treeBeforeProbe: Tree? { settles ? treeBetweenRests : nil }

  /// The same where nothing moves after the step, whether or not it was waited for.
  var treeBetweenRests: Tree? {
    guard let before = restBefore, !before.snapshot.isInBackground, after.isSound,
      after.isStill, isFreeOfOwnDeeds
    else { return nil }
    return before
  }

  /// The place of the controller of a label that can be touched; `nil` when it cannot.
  func receiverInFront(_ label: Label, in tree: Tree) -> Int? {
    receiver(label, in: tree).flatMap { tree.isWithinReach($0) ? $0 : nil }
  }
}
