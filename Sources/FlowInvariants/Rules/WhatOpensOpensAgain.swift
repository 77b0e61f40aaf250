import FlowModel

private enum DeadTouch: String, Clauses {
  /// A touch that led somewhere does nothing any more.
  case nothing
  /// What was touched is disabled.
  case disabled
}

/// When there is something to judge, part by part.
private enum Premise {
  static let words =
    "\(comesAgain); \(meanwhile), and \(standsAsBefore); \(hasDoneMore); \(comesElsewhere)"

  /// Which touch counts as the first one, and what the second one may still wait for.
  static let comesAgain = """
    something is touched, or comes from outside, a second time, the first time changed the tree, \
    at once or when time had passed for what it had put off, and the second one may put off as much
    """
  /// What the user may have done between them.
  static let meanwhile = """
    all else since then was one of these: a way out; "Cancel", "Close", "Done" or the like in what \
    had come, or, where no signal and no link has brought it, any touch there that only takes it \
    away; a page turned by hand; a tab touched again that goes back to its root; the only answer of \
    an alert, or any answer of one that a way out has brought; another width or the background; a \
    touch that brought only what is gone again; a signal that only took away
    """
  /// What must be as it was.
  static let standsAsBefore = """
    both times the same controllers stood at rest, or others that look like them, in a screen that \
    the same touch had just opened each time; and nothing waits for its time that did not the first \
    time
    """
  /// What a user who has done more than to leave may have changed on purpose.
  static let hasDoneMore = """
    where more was done than to leave the second touch may turn something off, and the third one \
    counts, and what is disabled then does not count; nor does it when some time has passed
    """
  /// When a signal counts that comes to another place.
  static let comesElsewhere = """
    or a signal or a link has brought somebody of the app's own into sight, all else since then was \
    a way out or a touch of a tab, and nobody like them stands anywhere
    """
}

extension Invariant {
  /// A touch that has led somewhere leads somewhere again, when the user has only come back since;
  /// so does what comes from outside, as a link.
  ///
  /// It finds what an app takes down when it opens something and forgets to take back on one of the
  /// ways out: a flag that something is shown or sent, a coordinator that is still there after a
  /// swipe, a button that is disabled meanwhile. An app that shows something only once, as a tip,
  /// leaves this rule out.
  public static let whatOpensOpensAgain = Invariant(
    "rule.what-opens-opens-again",
    About(
      statement: """
        A touch, also of a tab, a pull, a link or a signal that changed what is shown changes \
        something again, when the user has only left what came, or has finished there, and \
        everything stands as it did before, or what the signal showed stands nowhere.
        """,
      source: "a rule that most apps want",
      premise: Premise.words),
    listens: Listening(steps: [.tap, .tapTab, .signal, .open, .swipeDown, .settle]),
    implies: ["rule.nobody-is-locked-in", "rule.what-did-something-does-so"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<DeadTouch>) {
    guard chapter.action != .settle else { return checkAnswer(chapter, &report) }
    let isDisabled = chapter.meetsDisabled
    guard let first = chapter.firstTouch ?? chapter.touchOfFormerVisit ?? chapter.signalThatShowed,
      !chapter.happened([.misuse]),
      isDisabled ? first.isPlain : !chapter.happened([.declined])
    else { return }
    let waits = chapter.waits(besidesWhatWaitedBefore: chapter.history.chapter(ofStep: first.step))
    guard !isDisabled || !waits else { return }
    report.premiseHeld()
    let isInVain = chapter.changesNothing && !waits
    guard isDisabled || isInVain else { return }
    report.add(
      isDisabled ? .disabled : .nothing,
      Breach(
        blamed: chapter.touchedController, witnesses: first.changes,
        expected: "\(chapter.deed) does what it did in step \(first.step + 1)",
        however: isDisabled ? "what is touched is disabled" : "nothing happens"))
  }

  /// Judges a touch that has only put something off, when that has been done.
  private static func checkAnswer(_ chapter: Chapter, _ report: inout Report<DeadTouch>) {
    guard let touch = chapter.touchWithoutAnswer, let first = touch.firstTouch, first.isLate,
      !chapter.happened([.misuse]), !touch.happened([.misuse, .declined])
    else { return }
    report.add(
      .nothing,
      Breach(
        blamed: touch.touchedController, witnesses: first.changes,
        expected: "what the touch has put off does what it did after step \(first.step + 1)",
        however: "nothing happens"))
  }
}

extension Chapter {
  /// What is done in the step, in words.
  fileprivate var deed: String {
    switch action {
    case .signal: "the signal"
    case .open: "the link"
    case .swipeDown: "the pull"
    default: "the touch"
    }
  }

  /// Whether what is touched has been disabled.
  fileprivate var meetsDisabled: Bool {
    events.contains { trace.events[$0].what == .declined(.disabled) }
  }

  /// The touch of the step before, if that has only put something off, and all of that is done now
  /// and has changed nothing.
  fileprivate var touchWithoutAnswer: Chapter? {
    guard changesNothing, after.snapshot.isSettled, let former, former.changesNothing,
      case .tap = former.action, former.after.snapshot.delayedCount > 0,
      former.before?.snapshot.delayedCount == 0
    else { return nil }
    return former
  }

  /// Whether somebody has come, gone or moved: to go back to who is on top already is nothing.
  fileprivate func comesToSomething(since before: Tree) -> Bool {
    changes.contains { trace.events[$0].kind != .pop && !isUnseen($0) }
      || isChanged && after.nodes.count != before.nodes.count
  }

  /// The last touch of the same of which something came, when all has been left since and stands as
  /// it did; `nil` for none.
  fileprivate var firstTouch: FirstTouch? {
    guard let step, let before, before.isAtRest else { return nil }
    var meanwhile = Meanwhile(before: action)
    for earlier in (0..<step).reversed() {
      let chapter = history.chapter(ofStep: earlier)
      guard trace.steps[earlier].action == action else {
        guard meanwhile.adds(chapter, upTo: before) else { return nil }
        continue
      }
      // A touch that comes to nothing while something moves tells nothing.
      if chapter.before?.isAtRest == false, chapter.changesNothing { continue }
      guard let then = chapter.before, then.isAtRest, then.looks(like: before) else { return nil }
      guard let opening = chapter.opening(since: then) else {
        guard meanwhile.addsDeadTouch() else { return nil }
        continue
      }
      guard meanwhile.isJudged, !meanwhile.closers.contains(where: then.contains) else {
        return nil
      }
      return FirstTouch(
        step: earlier, changes: opening.changes, isLate: opening.step != earlier,
        isPlain: !meanwhile.hasAnswered && opening.step == earlier)
    }
    return nil
  }

  /// The same touch on a screen of the same look, which the same touch had opened, when something
  /// came of it at once and the user has only left since; `nil` for none.
  fileprivate var touchOfFormerVisit: FirstTouch? {
    guard let visit = briefVisit, let before, before.isAtRest,
      trace.cast[visit.screen.index].hasFace,
      let former = visit.former(where: visit.isLike), former.opening.action == visit.opening.action,
      let then = former.touching.before, then.isAtRest, before.showsTheSame(as: then),
      former.touching.comesToSomething(since: then),
      !former.touching.happened([.dismiss, .pop]), let step = former.touching.step
    else { return nil }
    return FirstTouch(step: step, changes: former.touching.changes, isLate: false, isPlain: false)
  }

  /// The same signal or link, when it brought somebody into sight, the user has only left and
  /// chosen tabs since, and nobody like them stands any more; `nil` for none.
  fileprivate var signalThatShowed: FirstTouch? {
    guard let step, let before, before.isAtRest,
      [.signal, .open].contains(trace.steps[step].kind),
      let earlier = trace.steps[..<step].indices.last(where: {
        !trace.isLeaving($0) && !trace.choosesTabOrWaits($0)
      }), trace.steps[earlier].action == action
    else { return nil }
    let first = history.chapter(ofStep: earlier)
    guard first.before?.isAtRest == true, first.after.isStill,
      let shown = first.newcomers(since: first).last(where: { first.after.isOnScreen($0.screen) }),
      trace.cast[shown.screen.index].isOwn,
      !before.nodes.contains(where: { trace.isLike($0.controller, shown.screen) })
    else { return nil }
    return FirstTouch(step: earlier, changes: first.changes, isLate: false, isPlain: false)
  }

  /// The chapter in which something comes of the touch: the same, or one after it in which time
  /// passes for what it has put off; `nil` for none.
  private func opening(since before: Tree) -> Chapter? {
    if comesToSomething(since: before) { return self }
    guard let step, before.snapshot.delayedCount == 0 else { return nil }
    let settling = trace.steps[(step + 1)...].prefix { $0.action == .settle }.indices
    return settling.map { history.chapter(ofStep: $0) }.first { chapter in
      chapter.before.map(chapter.comesToSomething) == true
    }
  }
}

extension Trace {
  /// Whether a tab is chosen in a step, or time passes.
  fileprivate func choosesTabOrWaits(_ step: Int) -> Bool {
    [.tapTab, .settle, .wait].contains(steps[step].kind)
  }
}

/// A touch of which something came.
private struct FirstTouch {
  var step: Int
  /// What came of it.
  var changes: [Int]
  /// Whether it came later, when time passed.
  var isLate: Bool
  /// Whether it came at once, of the same control, and the user has only left since: by a way out,
  /// "Cancel" or "Close".
  var isPlain: Bool
}
