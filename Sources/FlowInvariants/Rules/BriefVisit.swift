import FlowModel

/// A screen that one step has opened, and that is touched in the next.
struct BriefVisit {
  /// The step in which it comes.
  let opening: Chapter
  /// The step in which it is touched.
  let touching: Chapter
  let screen: ControllerID
  /// What is touched on it.
  let control: ControlName
}

extension Chapter {
  /// What is touched in the step, if the step before has opened the screen.
  var briefVisit: BriefVisit? {
    guard case .tap(_, let control) = action, let screen = touchedController, let before,
      before.isStill, let opening = former, opening.before?.contains(screen) == false
    else { return nil }
    return BriefVisit(opening: opening, touching: self, screen: screen, control: control)
  }
}

extension BriefVisit {
  /// Whether both screens are of one kind, and touched at the same place.
  func isLike(_ other: BriefVisit) -> Bool {
    control == other.control && touching.trace.isLike(screen, other.screen)
  }

  /// Whether the touch has taken the screen away.
  var isClosed: Bool { !touching.after.contains(screen) && touching.after.isStill }

  /// The last visit before it of which something is true, if the user has only left since; `nil`
  /// for none.
  func former(where isMeant: (BriefVisit) -> Bool) -> BriefVisit? {
    for earlier in (1..<max(1, opening.ordinal - 1)).reversed() {
      let chapter = touching.history.chapter(ofStep: earlier)
      if let former = chapter.briefVisit, isMeant(former) { return former }
      guard touching.trace.leavesTheRest(earlier) else { return nil }
    }
    return nil
  }
}
