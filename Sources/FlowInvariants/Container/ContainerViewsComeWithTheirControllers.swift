import FlowModel

private enum LoneView: String, Clauses {
  /// A view is there, and its controller is no child.
  case withoutParent
  /// A view is there, and its controller is gone.
  case withoutController

  var statement: String? {
    switch self {
    case .withoutParent: nil
    case .withoutController: "Whoever shows the view of a controller keeps the controller as well."
    }
  }
}

extension Invariant {
  /// Whose view comes into a container becomes a child of it.
  public static let containerViewsComeWithTheirControllers = Invariant(
    "container.views-come-with-their-controllers",
    About(
      statement: """
        When the view of a controller has come into that of a container and nothing moves any more, \
        the controller is a child of the container; and nobody's view is in the window who is not in \
        the tree.
        """,
      source: """
        UIKit, `UIViewController.addChild(_:)`: "This relationship is necessary when embedding the \
        child view controller's view into the current view controller's content."
        """,
      premise: """
        nothing moves, and a container of an app's own that is no stack, tabs or split view has a \
        child, or a container or the window the view of somebody who has never stood in the tree
        """),
    implies: ["memory.removed-controllers-are-released"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LoneView>) {
    let after = chapter.after
    guard chapter.isTreeNew, !chapter.isHalted, after.isSound, after.isStill
    else { return }
    let hasStrangers = after.hasStrangers
    if hasStrangers { checkRooms(chapter, &report) }
    for index in after.nodes.indices
    where after.kind(at: index) == .content && (hasStrangers || after.hasChildren(index)) {
      let container = after.controller(at: index)
      guard chapter.history.isOwn(container) else { continue }
      let strangers = hasStrangers ? after.claimed(.strangers, by: container) : []
      let guests = strangers.filter { !chapter.wasEverShown($0) }
      // Somebody who is gone and was never seen is nobody.
      let isHaunted = strangers.isEmpty && after.snapshot.claims(.strangers, by: container)
      guard !guests.isEmpty || isHaunted || after.hasChildren(index) else { continue }
      report.premiseHeld()
      let former = chapter.formerStrangers(in: .controller(container))
      for guest in guests where former?.contains(guest) != true {
        report.add(
          .withoutParent,
          Breach(
            blamed: container, witnesses: chapter.changes,
            expected: "\(guest), whose view is in that of \(container), is its child",
            however: "it has no parent"))
      }
      if isHaunted, former?.isEmpty != true {
        add(hauntingOf: "that of \(container)", blaming: container, chapter, &report)
      }
    }
  }

  /// Judges whose views are where no class of an app's own shows children: in those of stacks, tabs
  /// and columns, and in the window.
  private static func checkRooms(_ chapter: Chapter, _ report: inout Report<LoneView>) {
    for claim in chapter.after.snapshot.claims where claim.facet == .strangers {
      var room: Sentence = "the window"
      if case .controller(let container) = claim.owner {
        guard chapter.trace.cast[container.index].kind != .content else { continue }
        room = "that of \(container)"
      }
      let strangers = Array(chapter.after.snapshot.controllers(of: claim))
      let guests = strangers.filter { !chapter.wasEverShown($0) }
      guard !guests.isEmpty || strangers.isEmpty else { continue }
      report.premiseHeld()
      let former = chapter.formerStrangers(in: claim.owner)
      for guest in guests where former?.contains(guest) != true {
        report.add(
          .withoutParent,
          Breach(
            blamed: guest, witnesses: chapter.changes,
            expected: "\(guest), whose view is in \(room), is presented or somebody's child",
            however: "it has no place in the tree"))
      }
      if strangers.isEmpty, former?.isEmpty != true {
        add(hauntingOf: room, blaming: nil, chapter, &report)
      }
    }
  }

  private static func add(
    hauntingOf room: Sentence, blaming container: ControllerID?, _ chapter: Chapter,
    _ report: inout Report<LoneView>
  ) {
    report.add(
      .withoutController,
      Breach(
        blamed: container, witnesses: chapter.changes,
        expected: "the view of a controller is in \(room) as long as the controller is there",
        however: "the controller is gone, and its view takes touches that come to nothing"))
  }
}

extension Tree {
  /// Whether anybody has the view of somebody in their own who is no child of theirs.
  fileprivate var hasStrangers: Bool {
    snapshot.claims.contains { if case .strangers = $0.facet { true } else { false } }
  }
}

extension Chapter {
  /// Whose views were where their controllers are not at the beginning, too; nobody where only a
  /// view was left, and `nil` where there was none.
  fileprivate func formerStrangers(in owner: Owner) -> [ControllerID]? {
    guard let snapshot = before?.snapshot,
      let claim = snapshot.claims.first(where: { $0.facet == .strangers && $0.owner == owner })
    else { return nil }
    return Array(snapshot.controllers(of: claim))
  }
}
