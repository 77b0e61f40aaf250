import FlowModel

/// What another width of the window can do to somebody that it should not.
enum NotKept: String, Clauses {
  /// Somebody is gone who has no column and no replacement to make room for.
  case lost
  /// Somebody stands elsewhere, or in another order.
  case moved
  /// Somebody has another child in front.
  case otherSelection
  /// Somebody does not hear of it, as whoever they stand in or on keeps it from them.
  case unheard
  /// Somebody hears of it more than once.
  case heardTwice
}

extension Invariant {
  /// Another width of the window changes columns and forms, and nothing else.
  public static let sizeChangeKeepsEverybody = Invariant(
    "size.change-keeps-everybody",
    About(
      statement: """
        When the window gets another width, columns become one or two, what adapts is shown in \
        another form, and a container of an app's own may rearrange its children; everybody else \
        stays where they are, with the same child in front. Before that everybody is told of it \
        once: a container of an app's own tells its children, or has them told, and who is presented \
        hears of it, too.
        """,
      source: """
        UIKit, `UISplitViewControllerDelegate` and `UIAdaptivePresentationControllerDelegate`, which \
        say what a change of width changes; `UIContentContainer.viewWillTransition(to:with:)` and \
        `willTransition(to:with:)` ("always call super at some point in your implementation"). \
        That nothing else changes is a reading chosen by this project.
        """,
      premise: """
        the window of a tree at rest gets another width, and nobody goes anywhere of their own \
        accord; who hears of it is judged while an animation of the app's own runs, too
        """),
    listens: Listening(steps: [.size]),
    needs: [.size, .reaction],
    implies: ["size.there-and-back-is-identity"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<NotKept>) {
    checkHearing(in: chapter, &report)
    guard let before = chapter.treeBetweenRests, chapter.happened([.size]) else { return }
    report.premiseHeld()
    let fitting = Fitting(in: chapter, since: before)
    guard let fault = fitting.fault(in: chapter.after) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: fault.blamed,
        witnesses: Array(chapter.numbers(of: [.size, .collapse, .expand, .adapt])),
        expected: "only columns and forms are others", however: fault.however))
  }
}

extension Invariant {
  /// Reports a container that keeps another width from children who stand in it all the while; of a
  /// class that adapts in its own way only those who can be seen must hear.
  private static func checkHearing(in chapter: Chapter, _ report: inout Report<NotKept>) {
    guard chapter.happened([.size]), let before = chapter.treeBetweenTransitions,
      chapter.after.isSound,
      chapter.changes.allSatisfy({ chapter.trace.events[$0].kind.followsTheWidth })
    else { return }
    let after = chapter.after
    checkRepetition(in: chapter, since: before, &report)
    for claim in after.snapshot.claims where claim.facet == .unheard {
      guard case .controller(let container) = claim.owner, before.keepsParent(container, in: after)
      else { continue }
      report.premiseHeld()
      let isOpen = chapter.history.leavesOpen(.adapts, of: container)
      let deaf = after.snapshot.controllers(of: claim).first { child in
        before.keepsParent(child, in: after)
          && (!isOpen || [before, after].allSatisfy { $0.shows(child, in: container) })
      }
      guard let deaf else { continue }
      let isPresented = after.index(of: deaf).map { after.nodes[$0].isPresented } ?? false
      report.add(
        .unheard,
        Breach(
          blamed: isPresented ? nil : container, witnesses: Array(chapter.numbers(of: [.size])),
          expected: isPresented
            ? "\(deaf), which is presented, is told that the window gets another width"
            : "\(container) tells \(deaf) that the window gets another width",
          however: "\(deaf) does not hear of it"))
    }
  }

  /// Reports who hears of another width more than once, though whoever they stand in does not.
  private static func checkRepetition(
    in chapter: Chapter, since before: Tree, _ report: inout Report<NotKept>
  ) {
    let after = chapter.after
    for claim in after.snapshot.claims where claim.facet == .heardTwice {
      guard case .controller(let controller) = claim.owner,
        before.keepsParent(controller, in: after)
      else { continue }
      let lister = after.holder(of: controller)
      if let lister, after.snapshot.claims(.heardTwice, by: lister) { continue }
      report.premiseHeld()
      report.add(
        .heardTwice,
        Breach(
          blamed: lister, witnesses: Array(chapter.numbers(of: [.size])),
          expected: "\(controller) is told once that the window gets another width",
          however: "it is told more than once"))
    }
  }
}

extension Chapter {
  /// The tree at the beginning of a step that found no transition in flight and was carried out,
  /// and in which no class did anything of its own; an app's own animations may be under way.
  fileprivate var treeBetweenTransitions: Tree? {
    guard let before, before.isSound, before.snapshot.interacting == nil,
      !before.nodes.contains(where: \.isInTransition), !isDeclined, !isHalted,
      !happened([.reaction])
    else { return nil }
    return before
  }
}

extension Tree {
  /// Whether a controller has the same parent in two trees, or is presented in both, by whomever.
  fileprivate func keepsParent(_ controller: ControllerID, in other: Tree) -> Bool {
    guard let place = index(of: controller), let now = other.index(of: controller) else {
      return false
    }
    return parent(of: place).map(self.controller) == other.parent(of: now).map(other.controller)
      && nodes[place].isPresented == other.nodes[now].isPresented
  }

  fileprivate func shows(_ child: ControllerID, in container: ControllerID) -> Bool {
    claimed(.visible, by: container).contains(child)
  }
}
