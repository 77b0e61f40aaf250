import FlowModel

// Who is on the way out, and whether anybody else can have done something meanwhile.
extension Chapter {
  /// The events since everything was at rest last.
  var flightEvents: Range<Int> {
    let rest = history.trees[...(step ?? 0)].lastIndex { $0.isStill }
    return (rest.map { trace.eventEnds[$0] } ?? 0)..<events.upperBound
  }

  /// Whether nobody can have done anything of their own accord while transitions came to their end.
  ///
  /// Somebody can where code has put something off, a class reacts or does not tell what it does, a
  /// router has waited, a flow goes on in between, or a segue class of an app's own takes its time;
  /// and where the user takes a gesture back, or lifts the finger from one of an app's own.
  var isLeftAlone: Bool {
    !letsTimePass && before?.snapshot.isGestureHeld != true
      && !happened([.reaction, .opened, .closed])
      && !cancelsGesture && !trace.world.storyboard.segues.contains { $0.intermediate != nil }
      && !history.hasSilentClasses && !hasOwnSegueInFlight
  }

  /// Whether what code has put off may have been done in the step, or what it does when something
  /// comes from outside, whatever that is.
  var letsTimePass: Bool {
    switch action {
    case .signal, .wait: true
    case .settle: before.map { $0.snapshot.delayedCount > 0 } ?? true
    default: false
    }
  }

  /// Whether a segue class of an app's own has performed since everything was at rest last.
  private var hasOwnSegueInFlight: Bool {
    trace.events[flightEvents].contains {
      guard case .perform(let request) = $0.what else { return false }
      return trace.segue(of: request)?.className != nil
    }
  }

  /// Whether somebody is being dismissed, or stands in or on who is, by their place.
  func going(in before: Tree) -> [Bool] {
    var going = before.nodes.map { _ in false }
    for index in before.nodes.indices where before.nodes[index].isPresented && !going[index] {
      guard before.nodes[index].isInTransition, isDismissed(before.controller(at: index)) else {
        continue
      }
      for node in before.subtree(of: index) { going[node] = true }
    }
    return going
  }

  /// Whether a controller is being dismissed, or is presented on one that is, each on the one
  /// below.
  func goesInTower(_ index: Int, in before: Tree) -> Bool {
    sequence(first: index) { before.nodes[$0].isPresented ? before.lister(of: $0) : nil }.contains {
      before.nodes[$0].isPresented && before.nodes[$0].isInTransition
        && isDismissed(before.controller(at: $0))
    }
  }

  /// Whether a dismissal of a controller was accepted before, since everything was at rest last,
  /// and was not taken back.
  private func isDismissed(_ controller: ControllerID) -> Bool {
    let last = trace.events[flightEvents.lowerBound..<events.lowerBound].lastIndex {
      switch $0.what {
      case .dismiss(controller, from: _), .present(controller, from: _, by: _): true
      default: false
      }
    }
    guard let last, trace.events[last].kind == .dismiss else { return false }
    return !isTakenBack(controller, dismissedAt: last, before: events.lowerBound)
  }

  /// Whether the user has taken back a dismissal that was begun by an event.
  ///
  /// A gesture that was under way before, or that has had a view load by which somebody was called,
  /// is the back swipe of a stack that was dismissed meanwhile.
  func isTakenBack(
    _ controller: ControllerID, dismissedAt number: Int, before end: Int
  ) -> Bool {
    let cancelled = trace.events[number..<end].lastIndex {
      $0.what == .interaction(controller, .cancelled)
    }
    let began = cancelled.flatMap { cancelled in
      trace.events[..<cancelled].lastIndex { $0.what == .interaction(controller, .began) }
    }
    guard let began else { return cancelled != nil }
    guard began < number else { return true }
    return trace.step(ofEvent: began) == trace.step(ofEvent: number)
      && !trace.events[began..<number].contains { [.load, .reaction].contains($0.kind) }
  }
}
