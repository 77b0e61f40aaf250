import FlowModel

/// How what a container says about itself can be wrong.
enum WrongDeclaration: String, Clauses {
  /// The container names a controller that is no child of it.
  case namesStranger
  /// The children that it names are its children, but not all of them or in another order.
  case wrongChildren
  /// The child that it believes to have in front is not in front.
  case notInFront
  /// It says that it has a child in front, and shows none, although it can be seen.
  case nobodyInFront
  /// It names nobody although it has children, or several where there can be one.
  case wrongCount
  /// It says two different things about the same.
  case contradictsItself
}

extension Invariant {
  /// What a container of an app's own believes about its children is what the tree shows.
  public static let containerDeclaredStateMatchesTree = Invariant(
    "container.declared-state-matches-tree",
    About(
      statement: """
        What a container of an app's own says about its children is true: those are its children, \
        and the one that it calls the selected one is in front. What it says twice it says alike. \
        When nothing moves, who was in front of a container that can be seen, and has not been taken \
        away, is still there, or another child is; and the same goes for what a class of an app's \
        own answers for the view controllers of a stack or of tabs, the top or selected one, and \
        the selected index.
        """,
      source: """
        UIKit, "Creating a custom container view controller" and `UIViewController.addChild(_:)`: \
        a container that shows a controller has it as a child, and keeps both in step; \
        `UINavigationController.viewControllers`, `topViewController` and \
        `visibleViewController`; `UITabBarController.viewControllers`, `selectedViewController` \
        and `selectedIndex` ("the index of the view controller associated with the currently \
        selected tab item").
        """,
      premise: "a container of an app's own says something about its children"),
    implies: [
      "memory.removed-controllers-are-released", "container.change-leaves-the-rest",
      "outside.restore-shows-what-was-saved",
    ],
    check: check)

  /// Reports what is wrong now and was right before.
  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<WrongDeclaration>
  ) {
    guard !chapter.isHalted else { return }
    let cast = chapter.trace.cast
    guard chapter.isTreeNew else {
      return report.premiseHeld(
        times: chapter.after.beliefCount(of: cast) + chapter.after.answerCount)
    }
    checkAnswers(of: chapter, &report)
    var wrong: [WrongBelief] = []
    for belief in chapter.after.beliefs(of: cast) {
      report.premiseHeld()
      if let error = belief.error(in: chapter.after, of: chapter) { wrong.append(error) }
    }
    guard !wrong.isEmpty else { return }
    let known = chapter.before.map { before in
      before.beliefs(of: cast).compactMap { $0.error(in: before, of: chapter) }
    }
    for error in wrong where !(known?.contains(where: error.isSame) ?? false) {
      let belief = error.belief
      guard error.clause != .nobodyInFront || belief.hasLostItsFront(in: chapter),
        !belief.isVacant || belief.hasLostItsMain(in: chapter)
      else { continue }
      report.add(
        error.clause,
        Breach(
          blamed: belief.container, witnesses: chapter.changes,
          expected: belief.expectation(of: error.clause, in: chapter.after),
          however: error.however))
    }
  }

  /// Reports what stacks and tabs answer wrongly now, where they have not done so before.
  private static func checkAnswers(
    of chapter: Chapter, _ report: inout Report<WrongDeclaration>
  ) {
    report.premiseHeld(times: chapter.after.answerCount)
    let wrong = chapter.wrongAnswers(in: chapter.after)
    guard !wrong.isEmpty else { return }
    let known = chapter.before.map(chapter.wrongAnswers) ?? []
    for answer in wrong where !known.contains(where: answer.isSame) {
      report.add(
        answer.clause,
        Breach(
          blamed: answer.container, witnesses: chapter.changes, expected: answer.expectation,
          however: "\(answer.container) answers \(answer.named)"))
    }
  }
}

/// What a container says about its children.
private struct Belief {
  var container: ControllerID
  var node: Int
  var facet: Snapshot.Facet
  var named: ArraySlice<ControllerID>
}

private struct WrongBelief {
  var belief: Belief
  var clause: WrongDeclaration

  /// Whether it is wrong in the same way about the same, wherever the container stands.
  func isSame(as other: WrongBelief) -> Bool {
    (clause, belief.container, belief.facet, belief.named)
      == (other.clause, other.belief.container, other.belief.facet, other.belief.named)
  }

  var however: Sentence {
    let (container, named) = (belief.container, Array(belief.named))
    guard clause != .nobodyInFront else { return "nobody is in front" }
    return switch belief.facet {
    case .selection: "\(container) says that it has in front \(named)"
    case .main: "\(container) says that its main child is \(named)"
    case .children: "\(container) says that its children are \(named)"
    default: "\(container) says \(named)"
    }
  }
}

extension Tree {
  /// What containers of an app's own say about children, selection and main child.
  fileprivate func beliefs(of cast: [CastMember]) -> some Sequence<Belief> {
    snapshot.claims.lazy.compactMap { claim -> Belief? in
      believer(claim, of: cast).map { owner, node in
        Belief(
          container: owner, node: node, facet: claim.facet,
          named: snapshot.controllers(of: claim))
      }
    }
  }

  /// How many things containers of an app's own say.
  fileprivate func beliefCount(of cast: [CastMember]) -> Int {
    snapshot.claims.count { believer($0, of: cast) != nil }
  }

  /// The container of an app's own that says something about its children, and its place.
  private func believer(
    _ claim: Snapshot.Claim, of cast: [CastMember]
  ) -> (ControllerID, node: Int)? {
    guard claim.facet.isBelief, case .controller(let owner) = claim.owner,
      let node = index(of: owner)
    else { return nil }
    switch (claim.facet, cast[owner.index].kind) {
    // UIKit's own containers are the business of `tree.is-well-formed`, routes that of
    // `router.routes-match-the-tree`.
    case (.stack, _), (.selection, .tabs), (.detail, _), (.routes, _): return nil
    default: return (owner, node)
    }
  }
}

extension Belief {
  /// What is wrong with it; `nil` when it is true.
  fileprivate func error(in tree: Tree, of chapter: Chapter) -> WrongBelief? {
    let children = tree.childControllers(of: node)
    let clause: WrongDeclaration? =
      if !named.allSatisfy({ children.contains($0) }) {
        .namesStranger
      } else if facet == .children {
        named.elementsEqual(children) || tree.snapshot.animationCount > 0 ? nil : .wrongChildren
      } else if facet == .visible {
        nil
      } else if isVacant, tree.snapshot.animationCount > 0 {
        nil
      } else if named.count != (tree.hasChildren(node) ? 1 : 0) {
        .wrongCount
      } else if facet == .selection, let front = tree.nodes[node].selected, named != [front] {
        isTurning(in: tree, of: chapter) ? nil : .notInFront
      } else if facet == .selection, isBlank(in: tree) {
        .nobodyInFront
      } else if contradictsItself(in: tree.snapshot) {
        .contradictsItself
      } else {
        nil
      }
    return clause.map { WrongBelief(belief: self, clause: $0) }
  }

  /// Whether something moves, so that what the container says of itself may not be so yet.
  ///
  /// A class that shows in its own way may still name who was in front before, as a pager does that
  /// waits for the user's finger; and who is in front may slide out of the way until the animation
  /// has ended.
  private func isTurning(in tree: Tree, of chapter: Chapter) -> Bool {
    tree.snapshot.animationCount > 0
      || !tree.isStill && chapter.history.leavesOpen(.show, of: container)
  }

  /// Whether it says that there is no main child; all others may stand beside it.
  fileprivate var isVacant: Bool { facet == .main && named.isEmpty }

  /// Whether it has named a main child when everything was at rest last, who is still there, or in
  /// whose place somebody has come.
  fileprivate func hasLostItsMain(in chapter: Chapter) -> Bool {
    guard let rest = chapter.stepsToRest.first.map({ chapter.history.trees[$0] }),
      let former = rest.claimed(.main, by: container).first
    else { return false }
    let children = chapter.after.childControllers(of: node)
    return children.contains(former) || children.contains { !rest.contains($0) }
  }

  /// Whether nobody is in front of the container, though somebody has to be.
  private func isBlank(in tree: Tree) -> Bool {
    let node = tree.nodes[node]
    return node.selected == nil && node.isOnScreen && node.isViewLoaded && !named.isEmpty
      && tree.isStill
  }

  /// Whether somebody was in front when everything was at rest last, whom nobody has taken away.
  ///
  /// Where somebody else has done that, what comes then is the container's own affair; and of one
  /// that names somebody and can bring nobody to the front it is never told who that is.
  fileprivate func hasLostItsFront(in chapter: Chapter) -> Bool {
    guard let rest = chapter.stepsToRest.first.map({ chapter.history.trees[$0] }),
      let former = rest.index(of: container).flatMap({ rest.nodes[$0].selected })
    else { return false }
    return chapter.after.childControllers(of: node).contains(former)
  }

  /// Whether the container has said something else about the same before.
  private func contradictsItself(in snapshot: Snapshot) -> Bool {
    let first = snapshot.claims.first { $0.isMade(by: container) && $0.facet == facet }
    return first.map { snapshot.controllers(of: $0) != named } ?? false
  }

  /// What it should say, where it is wrong in some way.
  fileprivate func expectation(of clause: WrongDeclaration, in tree: Tree) -> Sentence {
    let children = Array(tree.childControllers(of: node))
    if clause == .contradictsItself { return "\(container) says one thing of itself" }
    if clause == .nobodyInFront { return "\(container) has in front \(named), as it says" }
    switch facet {
    case .selection where tree.nodes[node].selected != nil:
      return """
        \(container) says that it has in front \(tree.nodes[node].selected), whose view lies there
        """
    case .visible: return "\(container) shows children of its own, which are \(children)"
    case .children: return "\(container) says that its children are \(children)"
    default: return "\(container) names one of its children, which are \(children)"
    }
  }
}
