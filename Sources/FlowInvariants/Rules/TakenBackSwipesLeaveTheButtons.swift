import FlowModel

private enum OtherButtons: String, Clauses {
  /// A controller has less to touch than before.
  case gone
  /// A controller has more to touch than before.
  case come
}

extension Invariant {
  /// Who takes back a swipe finds as much to touch as before.
  ///
  /// It finds a bar, a floating button or a player that is hidden or shown when a screen begins to
  /// go, and not the other way round when that stays. What has another name, as "Play" where it was
  /// "Pause", counts as the same. An app whose screens leave their editing when they begin to go
  /// leaves this rule out.
  public static let takenBackSwipesLeaveTheButtons = Invariant(
    "rule.taken-back-swipes-leave-the-buttons",
    About(
      statement: """
        When the user has begun a back swipe or a pull and taken it back, each controller that is \
        seen has as many things to touch as before.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.viewWillDisappear(_:)` and \
        `navigationController(_:willShow:animated:)` of `UINavigationControllerDelegate`, which are \
        called when a swipe begins, whatever becomes of it
        """,
      premise: """
        a back swipe or a pull is taken back that began while nothing moved or waited, nothing else \
        was done meanwhile, nothing moves or waits afterwards, the same controllers are there, and \
        code has put something to touch before the user
        """),
    listens: Listening(steps: [.cancel]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OtherButtons>) {
    guard let gesture = chapter.gestureTakenBack, let before = gesture.before else { return }
    let after = chapter.after
    guard before.snapshot.isSettled, after.snapshot.isSettled, before.isSound, after.isSound,
      before.nodes.elementsEqual(after.nodes, by: { $0.controller == $1.controller }),
      !before.snapshot.touchables.isEmpty || !after.snapshot.touchables.isEmpty
    else { return }
    report.premiseHeld()
    for (old, new) in zip(before.nodes, after.nodes) where old.isOnScreen && new.isOnScreen {
      let former = before.snapshot.namesToTouch(of: old.controller)
      let names = after.snapshot.namesToTouch(of: old.controller)
      guard former.count != names.count else { continue }
      let isLess = names.count < former.count
      let other =
        isLess ? former.first { !names.contains($0) } : names.first { !former.contains($0) }
      guard let other else { continue }
      report.add(
        isLess ? .gone : .come,
        Breach(
          blamed: old.controller, witnesses: gesture.changes + chapter.changes,
          expected: "\(old.controller) has the same to touch as before step \(gesture.ordinal)",
          however: isLess
            ? "\(other.text) is not there any more" : "\(other.text) is there, too"))
    }
  }
}

extension Chapter {
  /// The step in which the gesture began that the step takes back, if nothing else was done
  /// meanwhile.
  fileprivate var gestureTakenBack: Chapter? {
    guard let step, action == .cancel, !isDeclined, !isHalted,
      let began = (0..<step).last(where: { trace.steps[$0].kind != .progress }),
      [.beginBack, .beginSwipeDown].contains(trace.steps[began].kind)
    else { return nil }
    return history.chapter(ofStep: began)
  }
}

extension Snapshot {
  /// What the user can touch of a controller.
  fileprivate func namesToTouch(of controller: ControllerID) -> [ControlName] {
    touchables.filter { $0.controller == controller && $0.role == .plain }.map(\.name)
  }
}
