import FlowModel

/// What the user has done between a touch and the next one of the same.
struct Meanwhile {
  /// Who was touched.
  private(set) var closers: [ControllerID] = []
  /// Whether an alert was answered, or something was touched that is called neither "Cancel" nor
  /// "Close".
  private(set) var hasAnswered = false
  /// Whether the user may have done more than to leave.
  private var hasFinished = false
  private var hasTouchedInVain = false
  /// Whether it is no touch that comes again, but a signal or a link: what the user does for one,
  /// as to log in, may change what the next one leads to.
  private let isFromOutside: Bool

  init(before action: Step.Action?) {
    switch action {
    case .signal, .open: isFromOutside = true
    default: isFromOutside = false
    }
  }

  /// Whether the touch now has to do what the first one did: who has finished may only have turned
  /// something on, which the second touch turns off.
  var isJudged: Bool { hasFinished == hasTouchedInVain }

  /// Adds a step that leaves something, or opens what is left by the end; whether it does.
  mutating func adds(_ chapter: Chapter, upTo end: Tree) -> Bool {
    guard let step = chapter.step else { return false }
    // Who is turned stood there before.
    guard !chapter.turnsPage else { return true }
    if chapter.leavesByItsTab { return true }
    if chapter.leavesFromOutside || chapter.opensForAWhile(until: end) {
      hasFinished = true
      return true
    }
    if !chapter.trace.leavesTheRest(step) {
      let leaves = chapter.trace.isCalledLeaving(step)
      guard leaves || chapter.finishes(bySayingSo: isFromOutside) else { return false }
      hasAnswered = true
      hasFinished = hasFinished || !leaves
    }
    if let closer = chapter.touchedController { closers.append(closer) }
    return true
  }

  /// Adds a touch of which nothing came; whether it is the only one.
  mutating func addsDeadTouch() -> Bool {
    defer { hasTouchedInVain = true }
    return !hasTouchedInVain
  }
}

extension Chapter {
  /// Whether the user turns a page by hand.
  fileprivate var turnsPage: Bool {
    touchedController.flatMap { trace.cast[$0.index].className } == .pageViewController
  }

  /// Whether the user finishes in what has come, and so may have done more than to leave it; if
  /// they have to say so, by what they touch.
  fileprivate func finishes(bySayingSo isSaid: Bool) -> Bool {
    guard let step, let touched = touchedController, let before else { return false }
    guard trace.cast[touched.index].className != .alertController else {
      return before.snapshot.touchables(of: touched).count == 1
        || hasCome(touched, byWayOutBefore: step)
    }
    return trace.isCalledFinishing(step) || !isSaid && takesAway(touched)
  }

  /// Whether a way out has brought a controller, as "Cancel" does that asks whether it is meant.
  private func hasCome(_ controller: ControllerID, byWayOutBefore step: Int) -> Bool {
    guard let number = treesSoFar.firstIndex(where: { $0.contains(controller) }), number > 0,
      number <= step
    else { return false }
    return trace.isWayOut(number - 1)
  }

  /// Whether a tab that is touched again takes its stack back to where it begins.
  var leavesByItsTab: Bool {
    guard case .tapTab = action else { return false }
    return onlyTakesAway
  }

  /// Whether what comes from outside only takes away, as a link does that leads back, or where it
  /// leads nowhere as the user is there.
  fileprivate var leavesFromOutside: Bool {
    guard case .signal = action else { return false }
    return onlyTakesAway
  }

  /// Whether a touch only brings somebody new who is gone in the end, by what was done since.
  fileprivate func opensForAWhile(until end: Tree) -> Bool {
    guard case .tap = action, let before, isChanged else { return false }
    return changes.allSatisfy { number in
      switch trace.events[number].what {
      case .present(let screen, from: _, by: _), .push(let screen, on: _):
        !before.contains(screen) && !end.contains(screen)
      default: false
      }
    }
  }

  /// Whether a touch only takes away the screen that is touched, alone or with others.
  private func takesAway(_ touched: ControllerID) -> Bool {
    !after.contains(touched) && onlyTakesAway
  }

  /// Whether all that changes, if anything, is dismissed, popped or taken out of its container.
  private var onlyTakesAway: Bool {
    changes.allSatisfy { [.dismiss, .pop, .remove].contains(trace.events[$0].kind) }
  }
}
