import FlowModel

private enum LockedIn: String, Clauses {
  /// Nothing can be touched, and there is no way elsewhere.
  case stays
  /// Nothing comes of whatever can be touched, and there is no other way elsewhere.
  case vain
}

extension Invariant {
  /// Whoever comes in front leaves the user something to do.
  ///
  /// It finds a receipt without a button in a sheet that cannot be pulled down, an alert without an
  /// answer, a spinner that never goes, a cover whose buttons all lead nowhere, a page that has
  /// lost its own when the user comes back, and a locked app that does not ask for the code again
  /// after it was in the background. An app that waits for a signal, or means to stop there, leaves
  /// this rule out.
  public static let nobodyIsLockedIn = Invariant(
    "rule.nobody-is-locked-in",
    About(
      statement: """
        When nothing moves and nothing waits for its time, the user finds something to touch in \
        front that leads somewhere, or a way elsewhere: back, to another tab, by pulling down what \
        is in front, or by touching beside it.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.isModalInPresentation` and \
        `UINavigationItem.hidesBackButton`, which take ways out away
        """,
      premise: """
        the app is in the foreground, nothing moves, nothing waits that did not before time passed, \
        nothing could be scrolled that tells of it, and somebody is on screen who was not there when \
        the flow began, or comes into sight again and had several things to touch the last time, or \
        there was always something to touch until the app went into the background; what can be \
        touched leads nowhere where there is no text to write, and each of it was touched, \
        also after each other one, with nothing else done, and nothing came of it, nor of the same \
        touch on a screen like it before
        """),
    listens: .everything,
    check: check
  ).countingControls()

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LockedIn>) {
    guard chapter.step != nil, !chapter.isHalted, chapter.hasNothingToComeUp,
      let newcomer = chapter.newcomerInFront
    else { return }
    report.premiseHeld()
    guard !chapter.isMadeByStep(newcomer) else { return }
    if !chapter.history.trees[0].contains(newcomer), chapter.hasTouchedEverything {
      report.add(
        .vain,
        Breach(
          blamed: newcomer, witnesses: [],
          expected: "the user can do something on \(newcomer), or leave it",
          however: """
            nothing comes of whatever there is to touch, there is no way back, and nothing that can \
            be pulled down or touched away
            """))
    }
    guard chapter.after.isCaptive, chapter.isFirstCaptive else { return }
    report.add(
      .stays,
      Breach(
        blamed: newcomer, witnesses: chapter.changes,
        expected: "the user can do something on \(newcomer), or leave it",
        however: """
          there is nothing to touch, no way back, and nothing that can be pulled down or touched away
          """))
  }
}

/// Something to touch on a controller.
private struct TouchedPlace: Hashable {
  let controller: ControllerID
  let control: ControlName
}

extension Chapter {
  /// Whether nothing more happens by itself: nothing waits, or time has passed, nothing came of it,
  /// and what waits still, as a clock, is no more than before.
  fileprivate var hasNothingToComeUp: Bool {
    guard after.isSound, after.isStill, !after.snapshot.isInBackground else { return false }
    let count = after.snapshot.delayedCount
    guard count > 0 else { return true }
    return action == .settle && changesNothing
      && count <= before?.snapshot.delayedCount ?? 0
  }

  /// Whether the one before it has not been judged to be captive as well.
  fileprivate var isFirstCaptive: Bool {
    guard let former, former.after.isCaptive else { return true }
    return !former.hasNothingToComeUp
  }

  /// The last one on screen in whom nobody is seen, and who is new since the flow began, is come
  /// back to and had several things to touch when they were seen last, or is what the user finds
  /// after all that they could touch has gone while the app was away.
  fileprivate var newcomerInFront: ControllerID? {
    let stage = history.trees[0]
    let comesBack = happened([.pop, .dismiss])
    let isAllGone = hasLostEverythingInBackground
    return after.nodes.indices.last { index in
      let controller = after.controller(at: index)
      return after.nodes[index].isOnScreen && !after.hasChildren(index)
        && (!stage.contains(controller) || isAllGone
          || comesBack && touchableCount(of: controller) > 1)
    }.map(after.controller)
  }

  /// Whether the app has just come back from the background, and the user had something to touch
  /// when it went there, and always before.
  ///
  /// Where that was otherwise before, as at a first screen that loads, the app goes on by itself.
  private var hasLostEverythingInBackground: Bool {
    guard after.snapshot.touchables.isEmpty, let step, let back = trace.lastDeed(upTo: step),
      trace.steps[back].kind == .foreground,
      let leaving = trace.steps[..<back].lastIndex(where: { $0.kind == .background })
    else { return false }
    let former = history.trees[...leaving]
    return history.trees[leaving].snapshot.isSettled
      && !history.trees[leaving].snapshot.touchables.isEmpty && !former.contains(where: \.isCaptive)
  }

  /// How many things there were to touch on somebody when they were seen last before the step.
  private func touchableCount(of controller: ControllerID) -> Int {
    let former = treesSoFar.dropLast().last { $0.isOnScreen(controller) }
    return former?.snapshot.touchables(of: controller).count ?? 0
  }

  /// Whether the user can only touch what code has put before them, and has touched all of it
  /// without that anything has come of it, each also after each other one, which it may wait for.
  fileprivate var hasTouchedEverything: Bool {
    guard after.isEnclosed else { return false }
    let places = Set(
      after.snapshot.touchables.lazy.filter { $0.role != .takenBack }
        .map { TouchedPlace(controller: $0.controller, control: $0.name) })
    var (last, earlier): (Set<TouchedPlace>, Set<TouchedPlace>) = ([], [])
    for chapter in sequence(first: self, next: \.former) {
      guard chapter.after.isEnclosed, let place = chapter.placeTouchedInVain,
        places.contains(place), !chapter.hasLedSomewhere(place)
      else { return false }
      if last.count == places.count {
        earlier.insert(place)
      } else if last.insert(place).inserted, last.count == places.count {
        earlier = [place]
      }
      if earlier.count == places.count { return true }
    }
    return false
  }

  /// What is touched in the step, if nothing comes of it, now or later.
  private var placeTouchedInVain: TouchedPlace? {
    guard case .tap(_, let control) = action, let controller = touchedController, isInVain
    else { return nil }
    return TouchedPlace(controller: controller, control: control)
  }

  /// Whether something came of the same touch before, on the same screen or on one that looks like
  /// it, which other rules judge.
  private func hasLedSomewhere(_ place: TouchedPlace) -> Bool {
    trace.steps[..<ordinal].indices.contains { step in
      guard case .tap(_, place.control) = trace.steps[step].action else { return false }
      let chapter = history.chapter(ofStep: step)
      return chapter.isChanged
        && chapter.touchedController.map {
          trace.isLike($0, place.controller)
        } == true
    }
  }

  /// Whether a step has made somebody, and not the app.
  fileprivate func isMadeByStep(_ controller: ControllerID) -> Bool {
    guard let label = trace.cast[controller.index].label else { return false }
    return trace.steps[..<ordinal].contains { step in
      guard case .new = step.action.subject else { return false }
      return step.creating.contains(label)
    }
  }
}

extension Tree {
  /// Whether the user can do nothing but touch what code has put before them, and that is no text.
  fileprivate var isEnclosed: Bool {
    snapshot.claims.contains { $0.facet == .enclosed }
      && !snapshot.touchables.contains { $0.role == .returnKey }
  }

  /// Whether the user finds nothing to do, and not because no touch gets through, which another
  /// rule tells.
  fileprivate var isCaptive: Bool {
    snapshot.claims.contains { $0.facet == .captive }
      && !snapshot.claims.contains { $0.facet == .untouchable }
  }
}
