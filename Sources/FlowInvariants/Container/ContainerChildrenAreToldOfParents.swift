import FlowModel

/// The calls that a container forgets.
private enum Untold: String, Clauses {
  /// A controller got a parent, and was told only that it will.
  case arrival
  /// A controller got a parent, and was not told that it will.
  case unannounced
  /// A controller lost its parent, and was not told that it will.
  case departure
  /// A controller lost its parent, and was told only that it will.
  case unconfirmed
  /// A controller still has its parent, and was told that it loses it.
  case wrongDeparture
}

extension Invariant {
  /// Children are told when they have got a parent, and before they lose it.
  public static let containerChildrenAreToldOfParents = Invariant(
    "container.children-are-told-of-parents",
    About(
      statement: """
        A child is told that it will move to its parent and, when nothing moves any more, that it \
        has; that it will leave, and that it has left; and who stays is not told that it leaves.
        """,
      source: """
        UIKit, `UIViewController`: `didMove(toParent:)` ("call the didMove(toParent:) method after \
        the transition to the new controller is complete") and `willMove(toParent:)` ("call before \
        calling the removeFromParent() method, and pass in a parent value of nil").
        """,
      premise: "a controller without a class of its own is told that it gets or loses a parent"),
    needs: [.containment],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Untold>) {
    guard !chapter.isHalted else { return }
    for number in chapter.numbers(of: [.containment]) {
      guard let (controller, call) = chapter.trace.containment(number) else { continue }
      report.premiseHeld()
      let last = chapter.trace.lastCall(to: controller, before: number)
      switch call {
      case .didMoveOut where last != .willMoveOut:
        add(.departure, controller, [number], chapter, &report)
      case .didMoveIn where last.map({ $0 == .didMoveOut }) ?? !chapter.wasOnStage(controller):
        add(.unannounced, controller, [number], chapter, &report)
      default: break
      }
    }
    guard chapter.after.isSound else { return }
    for (controller, number) in chapter.lastContainments {
      guard let (_, call) = chapter.trace.containment(number) else { continue }
      guard chapter.after.index(of: controller).flatMap(chapter.after.parent) != nil else {
        if call == .willMoveOut, chapter.hasLostItsParent(controller) {
          add(.unconfirmed, controller, [number], chapter, &report)
        }
        continue
      }
      switch call {
      case .willMoveIn: add(.arrival, controller, [number], chapter, &report)
      case .willMoveOut, .didMoveOut: add(.wrongDeparture, controller, [number], chapter, &report)
      case .didMoveIn: break
      }
    }
  }

  private static func add(
    _ clause: Untold, _ controller: ControllerID, _ witnesses: [Int], _ chapter: Chapter,
    _ report: inout Report<Untold>
  ) {
    let expected: Sentence
    let however: Sentence
    switch clause {
    case .arrival:
      expected = "\(controller) is told that it has moved to its parent"
      however = "it was told only that it will"
    case .unannounced:
      expected = "\(controller) is told that it will move to its parent before it does"
      however = "it was told only when it had"
    case .unconfirmed:
      expected = "\(controller) is told that it has left its parent"
      however = "it was told only that it will"
    case .departure:
      expected = "\(controller) is told that it will leave its parent before it does"
      however = "it was told only when it had left"
    case .wrongDeparture:
      expected = "\(controller), which has a parent, was told last that it has moved there"
      however = "it was told last that it leaves"
    }
    report.add(
      clause,
      Breach(
        blamed: chapter.container(of: controller), witnesses: witnesses, expected: expected,
        however: however))
  }
}

extension Chapter {
  /// The last such call to each controller since everything was at rest, when it is at rest now.
  fileprivate var lastContainments: [(ControllerID, Int)] {
    guard after.snapshot.inFlightCount == 0 else { return [] }
    var told: [(ControllerID, Int)] = []
    for number in EventNumbers(eventsToRest, of: trace, in: [Event.Kind.containment].mask)
      .reversed()
    {
      guard let (controller, _) = trace.containment(number),
        !told.contains(where: { $0.0 == controller })
      else { continue }
      told.append((controller, number))
    }
    return told
  }

  /// Whether a controller stood somewhere before anything was told.
  fileprivate func wasOnStage(_ controller: ControllerID) -> Bool {
    history.trees[0].contains(controller)
  }

  /// Whether a controller has left a parent that is still there, since everything was at rest.
  fileprivate func hasLostItsParent(_ controller: ControllerID) -> Bool {
    guard let first = stepsToRest.first, let place = history.trees[first].index(of: controller),
      let parent = history.trees[first].parent(of: place)
    else { return false }
    return after.contains(history.trees[first].controller(at: parent))
  }
}

extension Trace {
  /// Who is told what in an event, when it has no class of its own that could keep it to itself.
  fileprivate func containment(_ number: Int) -> (ControllerID, Containment)? {
    guard case .containment(let controller, let call) = events[number].what else { return nil }
    let member = cast[controller.index]
    guard let scene = member.scene, world.storyboard.scenes[scene].className == nil else {
      return nil
    }
    return (controller, call)
  }

  /// What a controller was told before, of its parents.
  fileprivate func lastCall(to controller: ControllerID, before number: Int) -> Containment? {
    for event in events[..<number].reversed() {
      if case .containment(controller, let call) = event.what { return call }
    }
    return nil
  }
}
