import FlowModel

private enum OtherButtons: String, Clauses {
  /// A screen, or a container, has less to touch than before.
  case gone
  /// A container has more to touch than before.
  case come
}

extension Invariant {
  /// Who takes back a swipe finds what there was to touch when the screen had come.
  ///
  /// It finds a bar, a floating button or a player that is hidden when a screen begins to go, and
  /// not shown again when that stays; and a bar around the screens that is shown then, and not
  /// hidden again. What has another name, as "Play" where it was "Pause", counts as the same. What
  /// a screen shows each time that it appears may come, and what is there because the user has done
  /// something on it may go. An app that gives hints until the user leaves leaves this rule out.
  public static let takenBackSwipesLeaveTheButtons = Invariant(
    "rule.taken-back-swipes-leave-the-buttons",
    About(
      statement: """
        When the user begins a back swipe or a pull right after a screen has come, and takes it \
        back, each controller that is seen has no less to touch than before, and whoever contains \
        others has no more either.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.viewWillDisappear(_:)` and \
        `navigationController(_:willShow:animated:)` of `UINavigationControllerDelegate`, which are \
        called when a swipe begins, whatever becomes of it
        """,
      premise: """
        a back swipe or a pull is taken back that began while nothing moved or waited; nothing but \
        that was done since the step in which somebody came, or since the stage; nothing moves or \
        waits afterwards, the same controllers are there, and code has put something to touch before \
        the user
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
    for index in before.nodes.indices
    where before.nodes[index].isOnScreen && after.nodes[index].isOnScreen {
      let owner = before.controller(at: index)
      let former = before.snapshot.namesToTouch(of: owner)
      let names = after.snapshot.namesToTouch(of: owner)
      let isLess = names.count < former.count
      guard isLess || names.count > former.count && !before.children(of: index).isEmpty,
        let other = isLess
          ? former.first(where: { !names.contains($0) })
          : names.first(where: { !former.contains($0) })
      else { continue }
      report.add(
        isLess ? .gone : .come,
        Breach(
          blamed: owner, witnesses: gesture.firstEvents + chapter.changes,
          expected: "\(owner) has the same to touch as before step \(gesture.ordinal)",
          however: isLess
            ? "\(other.text) cannot be touched any more" : "\(other.text) can be touched, too"))
    }
  }
}

extension Chapter {
  /// The step in which the gesture began that the step takes back, if nothing else was done
  /// meanwhile, nor since somebody came.
  fileprivate var gestureTakenBack: Chapter? {
    guard let step, action == .cancel, !isDeclined, !isHalted,
      let began = (0..<step).last(where: { trace.steps[$0].kind != .progress }),
      [.beginBack, .beginSwipeDown].contains(trace.steps[began].kind)
    else { return nil }
    let gesture = history.chapter(ofStep: began)
    guard began > 0, let last = trace.lastDeed(upTo: began - 1) else { return gesture }
    let arrival = history.chapter(ofStep: last)
    let isNew = arrival.after.nodes.contains { arrival.before?.contains($0.controller) == false }
    return isNew ? gesture : nil
  }
}

extension Snapshot {
  /// What the user can touch of a controller.
  fileprivate func namesToTouch(of controller: ControllerID) -> [ControlName] {
    touchables(of: controller).filter { $0.role == .plain }.map(\.name)
  }
}
