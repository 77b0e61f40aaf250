import FlowModel

/// The ways in which those who should stay as they are can change.
enum ChangedBelow: String, Clauses {
  /// Somebody who stood below is gone.
  case lost
  /// Somebody else has come.
  case gained
  /// Somebody below stands elsewhere.
  case moved
  /// Somebody below has another child in front.
  case otherSelection
}

/// What is different in two trees, besides what has come on top and what was taken off.
struct TreeComparison {
  private let before: Tree
  private let after: Tree
  private let isGone: [Bool]
  private let isNew: [Bool]

  /// Holds two trees against each other.
  ///
  /// - Parameters:
  ///   - before: The first tree.
  ///   - after: The second tree.
  ///   - left: The place in the first tree of what should go, with everything above.
  ///   - arrived: The place in the second tree of what should come, with everything above.
  init(from before: Tree, to after: Tree, taking left: Int? = nil, adding arrived: Int? = nil) {
    self.init(
      from: before, to: after, taking: before.marks(below: left.map { [$0] } ?? []),
      adding: after.marks(below: arrived.map { [$0] } ?? []))
  }

  /// Holds a tree in which some are on their way out against the one without them.
  init(from before: Tree, to after: Tree, taking isGone: [Bool]) {
    self.init(from: before, to: after, taking: isGone, adding: after.nodes.map { _ in false })
  }

  private init(from before: Tree, to after: Tree, taking isGone: [Bool], adding isNew: [Bool]) {
    self.before = before
    self.after = after
    self.isGone = isGone
    self.isNew = isNew
  }

  /// The first difference.
  var first: Fault<ChangedBelow>? { first { _ in false } }

  /// The first difference, but for another child in front of whoever may have turned to it.
  func first(sparing mayTurn: (ControllerID) -> Bool) -> Fault<ChangedBelow>? {
    for (index, node) in before.nodes.enumerated() where !isGone[index] {
      let lister = before.holder(of: index)
      guard after.contains(node.controller) else {
        return Fault(.lost, blaming: lister, "\(node.controller) is gone")
      }
      guard !before.hasMoved(index, in: after) else {
        return Fault(.moved, blaming: lister, "\(node.controller) stands elsewhere")
      }
      guard !before.hasTurned(index, in: after) || mayTurn(node.controller) else {
        return Fault(
          .otherSelection, blaming: node.controller, "\(node.controller) has another child in front"
        )
      }
    }
    for (index, node) in after.nodes.enumerated()
    where !isNew[index] && !before.contains(node.controller) {
      let lister = after.holder(of: index)
      return Fault(.gained, blaming: lister, "\(node.controller) has come")
    }
    return nil
  }
}
