import FlowModel

private enum WronglyRestored: String, Clauses {
  /// Controllers are missing, are too many, or stand elsewhere.
  case otherShape
  /// A controller is of another scene or kind.
  case otherScene
  /// Another tab is selected.
  case otherSelection
  /// Something is presented in another style.
  case otherStyle
  /// Somebody else counts as having asked for a presentation.
  case otherCaller
  /// A controller is one of those that were there before.
  case notReborn
}

extension Invariant {
  /// What is restored is what was saved.
  public static let outsideRestoreShowsWhatWasSaved = Invariant(
    "outside.restore-shows-what-was-saved",
    About(
      statement: """
        When the app is restored, new controllers of the same scenes stand as the old ones stood \
        when the state was saved: the same stacks and tabs, the same selection, the same \
        presentations in the same styles, asked for by the same.
        """,
      source: """
        UIKit, `UIViewController.encodeRestorableState(with:)` and \
        `decodeRestorableState(with:)`; how much of a tree is saved is a reading chosen by this \
        project.
        """,
      premise: """
        an app is restored in a window as wide as when it was saved, and neither step has changed \
        anything besides
        """),
    listens: Listening(events: [.restored]),
    needs: [.saved, .restored],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<WronglyRestored>
  ) {
    guard !chapter.isHalted, let restored = chapter.numbers(of: [.restored]).last,
      let saved = chapter.trace.events[..<restored].lastIndex(where: { $0.kind == .saved }),
      let step = chapter.trace.step(ofEvent: saved)
    else { return }
    let saving = Chapter(step + 1, of: chapter.history)
    let events = chapter.trace.events
    guard saving.after.isSound, saving.after.snapshot.inFlightCount == 0,
      let before = chapter.before,
      saving.after.snapshot.size == chapter.after.snapshot.size,
      !events[saved..<saving.events.upperBound].contains(where: \.kind.changesTree),
      !events[(restored + 1)..<chapter.events.upperBound].contains(where: \.kind.changesTree)
    else { return }
    report.premiseHeld()
    let comparison = Comparison(
      saved: saving.after, restored: chapter.after, cast: chapter.trace.cast)
    guard let (clause, however) = comparison.fault ?? notReborn(in: chapter, since: before) else {
      return
    }
    report.add(
      clause,
      Breach(
        witnesses: [saved, restored], expected: "everything stands as it stood when it was saved",
        however: however))
  }

  private static func notReborn(
    in chapter: Chapter, since before: Tree
  ) -> (WronglyRestored, Sentence)? {
    chapter.after.nodes.map(\.controller).first(where: before.contains)
      .map { (.notReborn, "\($0) is no new controller") }
  }
}

/// Two trees, place by place.
private struct Comparison {
  let saved: Tree
  let restored: Tree
  let cast: [CastMember]

  /// The first difference, the gravest first.
  var fault: (WronglyRestored, Sentence)? {
    guard saved.nodes.map(\.place) == restored.nodes.map(\.place) else {
      return (.otherShape, "there were \(saved.nodes.count), and there are \(restored.nodes.count)")
    }
    let pairs = zip(saved.nodes, restored.nodes)
    if let (old, new) = pairs.first(where: { origin(of: $0) != origin(of: $1) }) {
      return (.otherScene, "\(new.controller) stands in the place of \(old.controller)")
    }
    if let (old, new) = pairs.first(where: { !hasSameTab($0, $1) }) {
      return (.otherSelection, "\(old.controller) had \(old.selected), now \(new.selected)")
    }
    if let (old, new) = pairs.first(where: { $0.style != $1.style || $0.form != $1.form }) {
      return (.otherStyle, "\(new.controller) is not presented as \(old.controller) was")
    }
    if let (old, new) = pairs.first(where: { !matches($0.caller, $1.caller) }) {
      return (.otherCaller, "\(old.controller) had \(old.caller), now \(new.caller)")
    }
    return nil
  }

  /// Whether the same tab is selected; what a container of an app's own has in front is its own to
  /// save.
  private func hasSameTab(_ old: Snapshot.Node, _ new: Snapshot.Node) -> Bool {
    cast[old.controller.index].kind != .tabs || matches(old.selected, new.selected)
  }

  private func origin(of node: Snapshot.Node) -> CastMember {
    var member = cast[node.controller.index]
    member.label = nil
    return member
  }

  /// Whether two controllers stand in the same place; one that is not in the saved tree in none.
  private func matches(_ old: ControllerID?, _ new: ControllerID?) -> Bool {
    old.flatMap(saved.index) == new.flatMap(restored.index)
  }
}
