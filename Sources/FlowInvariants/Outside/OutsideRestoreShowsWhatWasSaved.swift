import FlowModel

private enum WronglyRestored: String, Clauses {
  /// Controllers are missing, are too many, or stand elsewhere.
  case otherShape
  /// A controller is of another scene or kind.
  case otherScene
  /// Another tab is selected.
  case otherSelection
  /// A container of an app's own has another child in front, or another main child.
  case otherBranch
  /// A split view controller with one column would take back another as its secondary one.
  case otherDetail
  /// Something is presented in another style.
  case otherStyle
  /// Somebody else counts as having asked for a presentation, or as the source of a popover.
  case otherCaller
  /// A controller is one of those that were there before.
  case notReborn
  /// The app is restored and says that it is in the background.
  case stillAway
}

extension Invariant {
  /// What is restored is what was saved.
  public static let outsideRestoreShowsWhatWasSaved = Invariant(
    "outside.restore-shows-what-was-saved",
    About(
      statement: """
        When the app is restored, new controllers of the same scenes stand as the old ones stood \
        when the state was saved: the same stacks, tabs and columns, the same selection, the same \
        presentations in the same styles, asked for by the same. A container of an app's own whose \
        class tells of every call has the same child in front, and the same main child. A tab bar \
        controller that has not declared what it shows may begin with another tab. The app comes to \
        the foreground.
        """,
      source: """
        UIKit, `UIViewController.encodeRestorableState(with:)` and \
        `decodeRestorableState(with:)`; how much of a tree is saved is a reading chosen by this \
        project.
        """,
      premise: """
        an app is restored in a window as wide as when it was saved, who stood there was saved, \
        and who stands there was, nothing was changed after the saving, and after the restoring no view has filled \
        itself, and nobody has gone on who tells of that or has declared nothing, or may have left \
        out whom no scene describes or whom it was given
        """),
    listens: Listening(events: [.restored]),
    needs: [.saved, .restored],
    check: check)

  @Sendable private static func check(
    _ chapter: Chapter, _ report: inout Report<WronglyRestored>
  ) {
    guard !chapter.isHalted, let restored = chapter.numbers(of: [.restored]).last,
      let saved = chapter.numberOfSaving, let saving = chapter.saving
    else { return }
    let events = chapter.trace.events
    guard saving.after.isSound, saving.after.isStill,
      let before = chapter.before,
      saving.after.snapshot.size == chapter.after.snapshot.size,
      !events[saved..<saving.events.upperBound].contains(where: \.kind.changesTree),
      !chapter.mayHaveMovedOn(after: restored)
    else { return }
    let restoration = Restoration(
      saved: saving.after, restored: chapter.after, cast: chapter.trace.cast)
    guard restoration.isOfSaved, !restoration.mayLeaveSomebodyOut(in: chapter.history)
    else { return }
    report.premiseHeld()
    // What a reaction turns in a container of an app's own is no event.
    let isLeftAlone = !saving.happened([.reaction]) && !chapter.happened([.reaction])
    guard
      let fault = restoration.fault(in: chapter.history)
        ?? (isLeftAlone ? restoration.faultOfContainers(in: chapter.history) : nil)
        ?? notReborn(in: chapter, since: before) ?? stillAway(in: chapter)
    else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: fault.blamed,
        witnesses: [saved, restored] + chapter.changes.filter { $0 > restored },
        expected: "everything stands as it stood when it was saved", however: fault.however))
  }

  private static func notReborn(
    in chapter: Chapter, since before: Tree
  ) -> Fault<WronglyRestored>? {
    chapter.after.nodes.map(\.controller).first(where: before.contains)
      .map { Fault(.notReborn, "\($0) is no new controller") }
  }

  private static func stillAway(in chapter: Chapter) -> Fault<WronglyRestored>? {
    guard chapter.after.snapshot.isInBackground else { return nil }
    return Fault(.stillAway, "the app is in the background")
  }
}

extension Chapter {
  /// The chapter in which the state was saved that this one restores.
  var saving: Chapter? {
    numberOfSaving.flatMap { trace.step(ofEvent: $0) }.map { history.chapter(ofStep: $0) }
  }

  /// Whether somebody may have gone on by themselves from what was restored.
  ///
  /// They may have where a child was added, for a view may fill itself when it is loaded; and where
  /// the tree has changed, and somebody reacts or has a class that tells nothing.
  fileprivate func mayHaveMovedOn(after restored: Int) -> Bool {
    let reacts = happened([.reaction])
    return trace.events[(restored + 1)..<events.upperBound].contains { event in
      let isOwn = history.hasSilentClasses || reacts && !event.kind.followsTheWidth
      return event.kind == .add || event.kind.changesTree && isOwn
    }
  }

  /// The event that saved the state which this chapter restores.
  fileprivate var numberOfSaving: Int? {
    numbers(of: [.restored]).last.flatMap { restored in
      trace.events[..<restored].lastIndex { $0.kind == .saved }
    }
  }
}

/// A tree that was saved and the one that stands there now, place by place.
private struct Restoration {
  let saved: Tree
  let restored: Tree
  let cast: [CastMember]

  /// How the trees are of another shape: by their sizes, or, where these are the same, by the first
  /// who stands elsewhere.
  private var otherShape: Sentence {
    let moved = zip(saved.nodes, restored.nodes).first { $0.place != $1.place }
    guard saved.nodes.count == restored.nodes.count, let (old, new) = moved else {
      return "there were \(saved.nodes.count), and there are \(restored.nodes.count)"
    }
    return "\(new.controller) does not stand where \(old.controller) stood"
  }

  /// The first difference, the gravest first.
  func fault(in history: History) -> Fault<WronglyRestored>? {
    guard saved.nodes.map(\.place) == restored.nodes.map(\.place) else {
      return Fault(.otherShape, otherShape)
    }
    let pairs = zip(saved.nodes, restored.nodes)
    if let (old, new) = pairs.first(where: { !haveSameOrigin($0, $1) }) {
      return Fault(.otherScene, "\(new.controller) stands in the place of \(old.controller)")
    }
    if let (old, new) = pairs.first(where: {
      !hasSameTab($0, $1) && !history.followsItsOwnMind($0.controller)
    }) {
      return Fault(.otherSelection, "\(old.controller) had \(old.selected), now \(new.selected)")
    }
    if let (old, new) = pairs.first(where: { $0.style != $1.style || $0.form != $1.form }) {
      return Fault(.otherStyle, "\(new.controller) is not presented as \(old.controller) was")
    }
    if let (old, new) = pairs.first(where: { !matches($0.caller, $1.caller) }) {
      return Fault(.otherCaller, "\(old.controller) had \(old.caller), now \(new.caller)")
    }
    if let (old, new) = pairs.first(where: { !matches($0.popoverSource, $1.popoverSource) }) {
      let (was, now) = (old.popoverSource, new.popoverSource)
      return Fault(.otherCaller, "the popover \(old.controller) came from \(was), now from \(now)")
    }
    return nil
  }

  /// Whether everybody who stood there was saved, and nobody else stands there now: a class makes
  /// those anew whom it has made before.
  var isOfSaved: Bool {
    (saved.nodes + restored.nodes).allSatisfy { cast[$0.controller.index].isRestorable }
  }

  /// Whether somebody of a class that has declared nothing may leave others out.
  ///
  /// The delegate of the app may, which is asked for those whom no scene describes, and so may a
  /// container that keeps for itself some of those that it is given.
  func mayLeaveSomebodyOut(in history: History) -> Bool {
    guard restored.nodes.count < saved.nodes.count else { return false }
    return saved.nodes.indices.contains { place in
      let controller = saved.controller(at: place)
      return history.hasSilentClasses && cast[controller.index].scene == nil
        || saved.hasChildren(place) && history.leavesOpen(.calls, of: controller)
    }
  }

  /// The first container that says something else of its children than when it was saved: a split
  /// view controller with one column, or one of an app's own that keeps to its contract.
  func faultOfContainers(in history: History) -> Fault<WronglyRestored>? {
    for (old, new) in zip(saved.nodes, restored.nodes)
    where !history.leavesOpen(.calls, of: old.controller) {
      if cast[old.controller.index].kind == .split {
        guard let was = saved.detail(of: old.controller),
          let now = restored.detail(of: new.controller), !matches(was, now)
        else { continue }
        return Fault(.otherDetail, "\(old.controller) would have had \(was) back, now \(now)")
      }
      guard cast[old.controller.index].kind == .content else { continue }
      let (main, mainNow) = (saved.main(of: old.controller), restored.main(of: new.controller))
      if !matches(main, mainNow) {
        return Fault(
          .otherBranch, blaming: new.controller, "the main child was \(main), now \(mainNow)")
      }
      if !matches(old.selected, new.selected) {
        let (front, frontNow) = (old.selected, new.selected)
        return Fault(
          .otherBranch, blaming: new.controller, "\(front) was in front, now \(frontNow)")
      }
    }
    return nil
  }

  /// Whether the same tab is selected.
  private func hasSameTab(_ old: Snapshot.Node, _ new: Snapshot.Node) -> Bool {
    cast[old.controller.index].kind != .tabs || matches(old.selected, new.selected)
  }

  /// Whether two controllers are of one scene and kind, and have one title.
  private func haveSameOrigin(_ old: Snapshot.Node, _ new: Snapshot.Node) -> Bool {
    let (old, new) = (cast[old.controller.index], cast[new.controller.index])
    return old.scene == new.scene && old.kind == new.kind && old.title == new.title
  }

  /// Whether two controllers stand in the same place; one that is not in the saved tree in none.
  private func matches(_ old: ControllerID?, _ new: ControllerID?) -> Bool {
    old.flatMap(saved.index) == new.flatMap(restored.index)
  }
}

extension Tree {
  /// What a split view controller with one column would take back as its secondary one: nobody, or
  /// somebody; `nil` when it does not say.
  fileprivate func detail(of split: ControllerID) -> ControllerID?? {
    claim(.detail, by: split).map { snapshot.controllers(of: $0).first }
  }
}
