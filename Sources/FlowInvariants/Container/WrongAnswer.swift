import FlowModel

/// What a stack or tabs of an app's own class answer for a property, and what is wrong with it.
struct WrongAnswer {
  /// Who answers.
  let container: ControllerID
  /// For what.
  let property: Snapshot.Property
  /// Whom it names.
  let named: [ControllerID]
  /// Whom the tree shows, or whom another property names.
  let expected: [ControllerID]
  /// What is wrong.
  let clause: WrongDeclaration
}

extension WrongAnswer {
  /// Whether the same container answers for the same in a way that is wrong for the same cause.
  func isSame(as other: WrongAnswer) -> Bool {
    (container, property, clause) == (other.container, other.property, other.clause)
  }

  /// What it should answer.
  var expectation: Sentence {
    let ending = clause == .contradictsItself ? ", as it does for another property" : ""
    return "\(container) answers \(expected) for \(property.rawValue)\(ending)"
  }
}

extension Tree {
  /// How many properties were asked for.
  var answerCount: Int { snapshot.claims.count { $0.facet.property != nil } }
}

extension Chapter {
  /// What stacks and tabs answer wrongly in a tree of this chapter.
  ///
  /// A class that has not declared what it shows may tell of what it holds in its own way, as one
  /// that wraps each of its screens; but nobody whom it has let go, and not two who have nothing to
  /// do with one another to be the one in front.
  func wrongAnswers(in tree: Tree) -> [WrongAnswer] {
    guard tree.isSound else { return [] }
    return tree.snapshot.claims.compactMap { claim in
      guard let property = claim.facet.property, case .controller(let owner) = claim.owner,
        let node = tree.index(of: owner)
      else { return nil }
      let named = Array(tree.snapshot.controllers(of: claim))
      return history.leavesOpen(.show, of: owner)
        ? harm(by: owner, property, named, in: tree)
        : tree.difference(from: node, property, named)
    }
  }

  /// What is wrong with an answer of a class that may answer as it likes.
  private func harm(
    by owner: ControllerID, _ property: Snapshot.Property, _ named: [ControllerID], in tree: Tree
  ) -> WrongAnswer? {
    if named.contains(where: { !tree.contains($0) && wasEverShown($0) }) {
      return WrongAnswer(
        container: owner, property: property, named: named,
        expected: named.filter(tree.contains), clause: .namesStranger)
    }
    guard let other = tree.otherAnswer(of: owner, to: property), let front = named.first,
      !tree.isAbove(front, other), !tree.isAbove(other, front)
    else { return nil }
    return WrongAnswer(
      container: owner, property: property, named: named, expected: [other],
      clause: .contradictsItself)
  }
}

extension Tree {
  /// What is wrong with an answer of a class that answers as UIKit does.
  fileprivate func difference(
    from node: Int, _ property: Snapshot.Property, _ named: [ControllerID]
  ) -> WrongAnswer? {
    let held = Array(childControllers(of: node))
    let expected =
      switch property {
      case .viewControllers: held
      case .topViewController, .visibleViewController: held.suffix(1).map { $0 }
      case .selectedViewController, .selectedIndex: nodes[node].selected.map { [$0] } ?? []
      }
    guard named != expected, property != .visibleViewController || !isPresented(named.first) else {
      return nil
    }
    let clause: WrongDeclaration =
      if !named.allSatisfy(held.contains) {
        .namesStranger
      } else if property == .viewControllers {
        .wrongChildren
      } else {
        named.count == expected.count ? .notInFront : .wrongCount
      }
    return WrongAnswer(
      container: controller(at: node), property: property, named: named, expected: expected,
      clause: clause)
  }

  private func isPresented(_ controller: ControllerID?) -> Bool {
    controller.flatMap(index(of:)).map { nodes[$0].isPresented } ?? false
  }

  /// Whom the same container has in front by another of its properties.
  fileprivate func otherAnswer(
    of owner: ControllerID, to property: Snapshot.Property
  ) -> ControllerID? {
    switch property {
    case .topViewController: claimed(.property(.viewControllers), by: owner).last
    case .selectedIndex: claimed(.property(.selectedViewController), by: owner).first
    case .viewControllers, .visibleViewController, .selectedViewController: nil
    }
  }

  /// Whether a controller is another one, or stands above it.
  fileprivate func isAbove(_ controller: ControllerID, _ other: ControllerID) -> Bool {
    guard let place = index(of: controller), let lower = index(of: other) else { return true }
    return lineage(of: lower).contains(place)
  }
}

extension Snapshot.Facet {
  /// The property of a stack or of tabs that it is about; `nil` for none.
  fileprivate var property: Snapshot.Property? {
    if case .property(let property) = self { property } else { nil }
  }
}
