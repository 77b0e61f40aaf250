import FlowModel

/// The calls that a container forgets.
private enum Untold: String, Clauses {
  /// A controller got a parent, and was told only that it will.
  case arrival
  /// A controller got a parent, and was not told that it will.
  case unannounced
  /// A controller was told twice in a row, in one step, that it has got a parent.
  case twice
  /// A controller was told twice that it will get a parent, and nothing happened between.
  case announcedTwice
  /// A controller lost its parent, and was not told that it will.
  case departure
  /// A controller lost its parent, and was told only that it will.
  case unconfirmed
  /// A controller still has its parent, and was told that it loses it.
  case wrongDeparture
  /// A controller stays where it is while its stack or its tabs change, and was told that it moves.
  case needless
}

extension Invariant {
  /// Children are told when they have got a parent, and before they lose it.
  public static let containerChildrenAreToldOfParents = Invariant(
    "container.children-are-told-of-parents",
    About(
      statement: """
        A child is told that it will move to its parent, once, and, when nothing moves any more, \
        that it has, once; that it will leave, and that it has left; and who stays is not told that \
        it leaves, nor that it comes.
        """,
      source: """
        UIKit, `UIViewController`: `didMove(toParent:)` ("call the didMove(toParent:) method after \
        the transition to the new controller is complete") and `willMove(toParent:)` ("call before \
        calling the removeFromParent() method, and pass in a parent value of nil").
        """,
      premise: """
        a controller without a class of its own is told that it gets or loses a parent; or nothing \
        moves, and a container of an app's own has a child
        """),
    needs: [.containment],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Untold>) {
    guard !chapter.isHalted else { return }
    for number in chapter.numbers(of: [.containment]) {
      guard let (controller, call) = chapter.trace.containment(number) else { continue }
      report.premiseHeld()
      guard let clause = chapter.clause(of: call, to: controller, number) else { continue }
      report.add(clause, clause.breach(of: controller, number, in: chapter))
    }
    for number in chapter.lastContainments {
      guard let (controller, call) = chapter.trace.containment(number),
        let clause = chapter.clause(ofLast: call, to: controller)
      else { continue }
      report.add(clause, clause.breach(of: controller, number, in: chapter))
    }
    checkUntold(in: chapter, &report)
  }

  /// Reports those who follow no script and were told only that they will get their parent, or
  /// that they will lose it, and have not.
  ///
  /// What they are told is no event: nobody hears of an override that does not call `super`.
  private static func checkUntold(in chapter: Chapter, _ report: inout Report<Untold>) {
    let after = chapter.after
    guard chapter.isTreeNew, after.isSound, after.isStill,
      after.snapshot.delayedCount == 0
    else { return }
    for index in after.nodes.indices where chapter.isOwnContainer(index) {
      let container = after.controller(at: index)
      report.premiseHeld()
      for child in chapter.newlyClaimed(.untold, by: container) {
        report.add(.arrival, Untold.arrival.breach(of: child, by: container, chapter.changes))
      }
      for child in chapter.newlyClaimed(.leaving, by: container) {
        report.add(
          .wrongDeparture, Untold.wrongDeparture.breach(of: child, by: container, chapter.changes))
      }
    }
  }
}

extension Untold {
  fileprivate func breach(
    of controller: ControllerID, _ number: Int, in chapter: Chapter
  ) -> Breach {
    breach(of: controller, by: chapter.container(of: controller), [number])
  }

  fileprivate func breach(
    of controller: ControllerID, by container: ControllerID?, _ witnesses: [Int]
  ) -> Breach {
    let expected: Sentence
    let however: Sentence
    switch self {
    case .arrival:
      expected = "\(controller) is told that it has moved to its parent"
      however = "it was told only that it will"
    case .unannounced:
      expected = "\(controller) is told that it will move to its parent before it does"
      however = "it was told only that it has"
    case .twice:
      expected = "\(controller) is told once that it has moved to its parent"
      however = "it was told so twice in a row"
    case .announcedTwice:
      expected = "\(controller) is told once that it will move to its parent"
      however = "it was told so twice before it did"
    case .departure:
      expected = "\(controller) is told that it will leave its parent before it does"
      however = "it was told only that it has"
    case .unconfirmed:
      expected = "\(controller) is told that it has left its parent"
      however = "it was told only that it will"
    case .wrongDeparture:
      expected = "\(controller), which has a parent, was told last that it has moved there"
      however = "it was told last that it leaves"
    case .needless:
      expected = "\(controller), which stays in its parent, is not told that it moves"
      however = "it is told that it will"
    }
    return Breach(
      blamed: container, witnesses: witnesses, expected: expected, however: however)
  }
}

extension Chapter {
  /// Whether a class of an app's own, which follows no script, has children in a container of its
  /// making.
  fileprivate func isOwnContainer(_ index: Int) -> Bool {
    guard after.kind(at: index) == .content, after.hasChildren(index) else { return false }
    let controller = after.controller(at: index)
    // Only a class that is registered says whose views are in its own.
    return after.snapshot.claims(.visible, by: controller)
      || trace.cast[controller.index].scene == nil && trace.cast[controller.index].isOwn
  }

  /// What is wrong with a call after the one before; `nil` when nothing is.
  fileprivate func clause(
    of call: Containment, to controller: ControllerID, _ number: Int
  ) -> Untold? {
    var last: Containment? { trace.lastContainment(of: controller, in: 0..<number) }
    switch call {
    case .willMoveIn where isAnnouncedAgain(controller, number): return .announcedTwice
    case .willMoveIn, .willMoveOut: return stays(controller) ? .needless : nil
    case .didMoveIn:
      // Who is added once more to the parent that it has is told so, too.
      let earlier = trace.lastContainment(of: controller, in: events.lowerBound..<number)
      if earlier == .didMoveIn { return .twice }
      let isAnnounced = last.map { $0 != .didMoveOut } ?? (history.birth(of: controller) == nil)
      return isAnnounced ? nil : .unannounced
    case .didMoveOut: return last == .willMoveOut ? nil : .departure
    }
  }

  /// Whether a controller was told before, in the step, that it will get a parent, and nothing has
  /// happened since that could have brought it there.
  private func isAnnouncedAgain(_ controller: ControllerID, _ number: Int) -> Bool {
    let last = trace.events[events.lowerBound..<number].lastIndex {
      if case .containment(controller, _) = $0.what { true } else { false }
    }
    guard let last, trace.events[last].what == .containment(controller, .willMoveIn) else {
      return false
    }
    return !trace.events[last..<number].contains { Event.Kind.changing.contains($0.kind) }
  }

  /// What is wrong with the last call to a controller, now that nothing moves; `nil` when nothing
  /// is.
  fileprivate func clause(ofLast call: Containment, to controller: ControllerID) -> Untold? {
    let hasParent = after.container(of: controller) != nil
    switch call {
    case .willMoveIn: return hasParent ? .arrival : nil
    case .didMoveIn: return nil
    case .willMoveOut where hasLeftItsParent(controller): return .unconfirmed
    case .willMoveOut, .didMoveOut: return hasParent ? .wrongDeparture : nil
    }
  }

  /// Whether a controller is where it was, in a stack or in tabs of the system, when a step that
  /// found everything at rest has made one change, which was not to put it there again.
  private func stays(_ controller: ControllerID) -> Bool {
    guard let before, let parent = before.container(of: controller),
      after.container(of: controller) == parent, restBefore != nil, after.isSound,
      after.isStill, changes.count == 1, !history.isOwn(parent)
    else { return false }
    switch (trace.cast[parent.index].kind, trace.events[changes[0]].what) {
    case (.navigation, .push(controller, on: _)): return false
    case (.navigation, .push), (.navigation, .pop), (.navigation, .stack), (.tabs, .tabs),
      (.tabs, .select):
      return true
    default: return false
    }
  }

  /// The numbers of the last such calls to each controller since everything was at rest, when it is
  /// at rest now.
  fileprivate var lastContainments: [Int] {
    guard after.isStill, after.isSound,
      stepsToRest.contains(where: { history.chapterKinds[$0 + 1].contains(.containment) })
    else { return [] }
    var isKnown = trace.cast.map { _ in false }
    var numbers: [Int] = []
    for number in eventsToRest.reversed() {
      guard let (controller, _) = trace.containment(number), !isKnown[controller.index] else {
        continue
      }
      isKnown[controller.index] = true
      numbers.append(number)
    }
    return numbers
  }

  /// Whether a controller has no parent any more, and one that is still there had it when
  /// everything was at rest.
  fileprivate func hasLeftItsParent(_ controller: ControllerID) -> Bool {
    guard after.container(of: controller) == nil, let first = stepsToRest.first else {
      return false
    }
    return history.trees[first].container(of: controller).map(after.contains) ?? false
  }
}

extension Trace {
  /// Who is told what in an event, when it has no class of its own that could keep it to itself.
  fileprivate func containment(_ number: Int) -> (ControllerID, Containment)? {
    guard case .containment(let controller, let call) = events[number].what,
      let scene = cast[controller.index].scene,
      world.storyboard.scenes[scene].className == nil
    else { return nil }
    return (controller, call)
  }

  /// What a controller was told last of its parents in a stretch of events.
  fileprivate func lastContainment(
    of controller: ControllerID, in stretch: Range<Int>
  ) -> Containment? {
    for event in events[stretch].reversed() {
      if case .containment(controller, let call) = event.what { return call }
    }
    return nil
  }
}
