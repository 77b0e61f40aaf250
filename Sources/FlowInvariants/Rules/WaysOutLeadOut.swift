import FlowModel

private enum BlindWay: String, Clauses {
  /// "Cancel" or "Close" in a screen of UIKit's own does nothing, or "Back" and the like in another
  /// one, two times.
  case nothing
  /// Who was closed comes again at once, and did so the time before.
  case again
  /// "Cancel" or "Close" in something presented takes away somebody behind it, and leaves it there;
  /// or "Done" takes away somebody whom nobody sees.
  case another
  /// "Back" on a screen that was pushed takes away the whole stack.
  case tooFar

  var statement: String? {
    switch self {
    case .nothing: nil
    case .again:
      """
      Who has closed something is not shown the same again at once, two times one after the other, \
      or more often where as many signals have come before, or code has made it without a title.
      """
    case .another:
      """
      "Cancel" and "Close" in what is presented take away nobody behind it while it stays, and \
      "Done" nobody there who is not seen.
      """
    case .tooFar:
      """
      "Back" on a screen that lies on others in a stack does not dismiss the stack.
      """
    }
  }
}

extension Invariant {
  /// What the user closes goes, and does not come again at once.
  ///
  /// It finds a picker whose delegate is told that it was cancelled and does not dismiss it, a
  /// "Back" that asks the wrong stack to pop or dismisses all of a sheet, a container whose own
  /// `dismiss` closes a panel of its own below a sheet that asks for it, and who presents a
  /// welcome, or goes on to the next screen, each time that they appear. An app that locks the user
  /// out leaves this rule out.
  public static let waysOutLeadOut = Invariant(
    "rule.ways-out-lead-out",
    About(
      statement: """
        "Cancel" and "Close" in a screen of UIKit's own do something, as do they and "Back" in one \
        that has just come, one of two times.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UIImagePickerControllerDelegate.imagePickerControllerDidCancel(_:)`, which leaves it to the \
        delegate to dismiss the picker
        """,
      premise: """
        the user leaves something that is presented or pushed in a tree at rest, or touches \
        "Cancel" or "Close" in a screen of UIKit's own, or in something presented, or "Done" there, \
        or "Back" on top of a stack, or the same "Back" or the like in vain, two times, as the first \
        things after somebody has come who has it, but for what the user types there
        """),
    listens: Listening(steps: [.back, .swipeDown, .tapOutside, .finish, .tap]),
    implies: ["rule.nobody-is-locked-in", "rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<BlindWay>) {
    checkNamedWay(chapter, &report)
    checkBack(chapter, &report)
    checkPresentation(chapter, &report)
    guard let step = chapter.step, chapter.trace.isWayOut(step), let before = chapter.before,
      before.isStill, !chapter.isHalted, !chapter.isDeclined
    else { return }
    checkScreenOfSystem(chapter, &report)
    guard let left = chapter.leftScreen else { return }
    report.premiseHeld()
    // What code has made without a title may be another one in a line of news each time.
    let member = chapter.trace.cast[left.screen.index]
    let isNamed = member.scene != nil || member.title != nil
    guard let again = left.again,
      chapter.returnCount > max(isNamed ? 1 : 2, chapter.signalCount - 1)
    else { return }
    report.add(
      .again,
      Breach(
        blamed: left.owner, witnesses: chapter.changes,
        expected: "\(left.screen), which the user closes, does not come again",
        however: "\(again) comes at once, as the time before"))
  }

  /// Judges "Back", "Cancel" and "Close" in a screen of the app's own that has just come.
  private static func checkNamedWay(_ chapter: Chapter, _ report: inout Report<BlindWay>) {
    guard let second = chapter.namedWayInVain, let former = chapter.former,
      former.namedWayInVain == second, former.action == chapter.action,
      let opening = former.formerBesidesWriting(on: second),
      opening.before?.contains(second) == false
    else { return }
    report.premiseHeld()
    report.add(
      .nothing,
      Breach(
        blamed: second, witnesses: opening.changes, expected: "\(second) is left by it",
        however: "nothing happens, and nothing did the time before"))
  }

  /// Judges "Back" on top of a stack that is presented.
  private static func checkBack(_ chapter: Chapter, _ report: inout Report<BlindWay>) {
    guard let step = chapter.step, chapter.trace.isCalledBack(step), let before = chapter.before,
      before.isStill, !chapter.isHalted, let screen = chapter.touchedController,
      let index = before.index(of: screen), !before.nodes[index].isPresented,
      before.isLeavable(index), let lister = before.lister(of: index)
    else { return }
    report.premiseHeld()
    let stack = before.controller(at: lister)
    guard chapter.happened([.dismiss]), chapter.after.isStill, !chapter.after.contains(stack)
    else { return }
    report.add(
      .tooFar,
      Breach(
        blamed: screen, witnesses: chapter.changes,
        expected: "the user comes back to the screen below \(screen)",
        however: "all of \(stack) is dismissed"))
  }

  /// Judges "Cancel" and "Close" in a screen of UIKit's own.
  private static func checkScreenOfSystem(_ chapter: Chapter, _ report: inout Report<BlindWay>) {
    guard let screen = chapter.touchedController, chapter.trace.cast[screen.index].isOfSystem
    else { return }
    report.premiseHeld()
    guard chapter.changesNothing, chapter.after.snapshot.delayedCount == 0 else { return }
    report.add(
      .nothing,
      Breach(witnesses: [], expected: "\(screen) is left by it", however: "nothing happens"))
  }

  /// Judges "Cancel" and "Close" in something presented, and "Done", which may well take away
  /// somebody who is seen behind it.
  private static func checkPresentation(
    _ chapter: Chapter, _ report: inout Report<BlindWay>
  ) {
    guard let step = chapter.step else { return }
    let isWayOut = chapter.trace.isWayOut(step) && !chapter.isDeclined
    guard isWayOut || chapter.trace.isCalledFinishing(step), let before = chapter.before,
      before.isStill, !chapter.isHalted, let screen = chapter.touchedController,
      let presented = before.presentation(of: screen)
    else { return }
    report.premiseHeld()
    let above = Set(before.subtree(of: presented).map(before.controller))
    guard chapter.after.isStill, chapter.after.contains(before.controller(at: presented)),
      let gone = before.nodes.first(where: {
        !above.contains($0.controller) && !chapter.after.contains($0.controller)
          && (isWayOut || !$0.isOnScreen)
      })?.controller
    else { return }
    report.add(
      .another,
      Breach(
        blamed: before.holder(of: gone), witnesses: chapter.changes,
        expected: "\(before.controller(at: presented)), which the user closes, goes",
        however: "it stays, and \(gone), which is behind it, goes"))
  }
}

/// What is presented, or on top of a stack, and goes because the user leaves it.
private struct LeftScreen {
  let screen: ControllerID
  /// Who presents it, or the stack.
  let owner: ControllerID
  /// Another one of the same class that the same owner shows then.
  let again: ControllerID?
}

extension Chapter {
  /// The screen of the app's own on which the user touches "Back", "Cancel" or "Close" at rest
  /// without that anything comes of it, now or later; `nil` for none.
  fileprivate var namedWayInVain: ControllerID? {
    guard let step, case .tap(_, let control) = action,
      control.isOfWayOut || trace.isCalledLeaving(step), let screen = touchedController,
      !trace.cast[screen.index].isOfSystem, before?.isAtRest == true, isInVain
    else { return nil }
    return screen
  }

  /// The last step before this one in which the user does not only type on a screen.
  fileprivate func formerBesidesWriting(on screen: ControllerID) -> Chapter? {
    sequence(first: self, next: \.former).dropFirst().first { !$0.writes(on: screen) }
  }

  /// Whether the user touches something on a screen to type there, and no more comes of it.
  private func writes(on screen: ControllerID) -> Bool {
    guard let step, touchedController == screen, !trace.isLeaving(step) else { return false }
    return !isChanged && after.snapshot.touchables(of: screen).contains { $0.role == .returnKey }
  }

  /// What the user leaves in the step; `nil` for nothing.
  fileprivate var leftScreen: LeftScreen? {
    guard let before,
      let index = before.nodes.indices.first(where: {
        before.isLeavable($0) && !after.contains(before.controller(at: $0))
      }), let lister = before.lister(of: index)
    else { return nil }
    let (screen, owner) = (before.controller(at: index), before.controller(at: lister))
    let new = after.index(of: owner).flatMap { place in
      before.nodes[index].isPresented ? after.presented(by: place) : after.children(of: place).last
    }.map(after.controller)
    let isAgain =
      new.map { !before.contains($0) && after.begins($0, like: screen, in: before) } ?? false
    return LeftScreen(screen: screen, owner: owner, again: isAgain ? new : nil)
  }

  /// How often, one time right after the other and up to this one, the user has closed what came
  /// again at once.
  fileprivate var returnCount: Int {
    var count = 0
    var next: ControllerID?
    var chapter: Chapter? = self
    while let now = chapter, let step = now.step, trace.isWayOut(step), let left = now.leftScreen,
      let again = left.again, next == nil || again == next
    {
      count += 1
      next = left.screen
      chapter = now.former
      while let step = chapter?.step,
        [.beginBack, .beginSwipeDown, .progress].contains(trace.steps[step].kind)
      {
        chapter = chapter?.former
      }
    }
    return count
  }

  /// How many signals have come, each of which may have brought something of its own.
  fileprivate var signalCount: Int { trace.steps[..<ordinal].count { $0.kind == .signal } }
}

extension Tree {
  /// What is presented and has a controller in it, or is it; `nil` where nothing is.
  fileprivate func presentation(of controller: ControllerID) -> Int? {
    index(of: controller).flatMap { place in
      sequence(first: place) { lister(of: $0) }.first { nodes[$0].isPresented }
    }
  }

  /// Whether a controller is presented, or lies on top of a stack and upon somebody.
  fileprivate func isLeavable(_ index: Int) -> Bool {
    if nodes[index].isPresented { return true }
    guard let lister = lister(of: index), kind(at: lister) == .navigation else { return false }
    let screens = children(of: lister)
    return screens.count > 1 && screens.last == index
  }
}
