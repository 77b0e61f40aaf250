import FlowModel

// Classes that have declared nothing. What such a class overrides nobody knows: it may say no, show
// something else, or go on from there by itself, and only what was told of that can be judged.
extension Trace {
  /// Whether nobody has declared what the class of a controller shows.
  func followsItsOwnMind(_ controller: ControllerID) -> Bool {
    leavesOpen(.show, of: controller)
  }

  /// Whether somebody of the flow follows their own mind.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  var hasOwnMinds: Bool {
    cast.indices.contains { followsItsOwnMind(ControllerID($0)) }
  }
}

extension Chapter {
  /// Whether the controller that a label named when the step was taken follows its own mind.
  func followsItsOwnMind(_ label: Label, in tree: Tree) -> Bool {
    receiver(label, in: tree).map { trace.followsItsOwnMind(tree.controller(at: $0)) } ?? false
  }

  /// Whether somebody who follows their own mind may have answered what comes from outside, or gone
  /// on from there: one that could be seen is asked, and whoever goes on changes something more.
  func mayHaveOwnAnswer(since before: Tree) -> Bool {
    trace.hasOwnMinds
      && (changes.count > 1
        || before.nodes.contains { $0.isOnScreen && trace.followsItsOwnMind($0.controller) })
  }
}
