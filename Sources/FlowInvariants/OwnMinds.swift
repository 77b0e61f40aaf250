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

  /// Whether the class of somebody does not tell what it does when it is called.
  ///
  /// - Complexity: O(*n*) in the number of controllers.
  var hasSilentClasses: Bool {
    cast.indices.contains { leavesOpen(.calls, of: ControllerID($0)) }
  }
}

extension Chapter {
  /// Whether the controller that a label named when the step was taken follows its own mind.
  func followsItsOwnMind(_ label: Label, in tree: Tree) -> Bool {
    receiver(label, in: tree).map { trace.followsItsOwnMind(tree.controller(at: $0)) } ?? false
  }

  /// Whether nothing can have been done but what was asked for: every class tells what it does when
  /// it is called; or no more has changed than a step of its kind changes, no router was asked, which
  /// does things in its own way, and nobody who stands there follows their own mind.
  var isFreeOfOwnDeeds: Bool {
    guard trace.hasSilentClasses else { return true }
    return changes.count { !trace.events[$0].kind.followsTheWidth } <= changeCountMax
      && !hasOwnMind(after) && !(before.map(hasOwnMind) ?? false)
      && !(asked.map { after.snapshot.claims(.routes, by: $0) } ?? false)
  }

  /// How many events a step of its kind changes the tree by, when nobody does anything besides.
  private var changeCountMax: Int {
    switch action {
    case .size: 0
    case .select where asked != nil: 0
    default: 1
    }
  }

  private func hasOwnMind(_ tree: Tree) -> Bool {
    tree.nodes.contains { trace.followsItsOwnMind($0.controller) }
  }

  /// Whether somebody who follows their own mind may have answered what comes from outside, or gone
  /// on from there: one that could be seen is asked, and whoever goes on changes something more.
  func mayHaveOwnAnswer(since before: Tree) -> Bool {
    trace.hasOwnMinds
      && (changes.count > 1
        || before.nodes.contains { $0.isOnScreen && trace.followsItsOwnMind($0.controller) })
  }
}

extension Event.Kind {
  fileprivate var followsTheWidth: Bool {
    switch self {
    case .adapt, .collapse, .expand: true
    default: false
    }
  }
}
