import FlowModel

// How a gesture that the user takes back began, and what has changed since.
extension Chapter {
  /// Whether a gesture is taken back in it.
  var cancelsGesture: Bool {
    numbers(of: [.interaction]).contains {
      if case .interaction(_, .cancelled) = trace.events[$0].what { true } else { false }
    }
  }

  /// The event with which a gesture began; `nil` when the tree has changed otherwise since then.
  func beginning(
    ofGestureOf owner: ControllerID, cancelledAt cancelled: Int
  ) -> Int? {
    guard let began = lastBeginning(ofGestureOf: owner, before: cancelled),
      let first = trace.step(ofEvent: began)
    else { return nil }
    if isGestureAlone(since: first) { return began }
    // Who appears again may change the tree, or unwind in a container that has its own way to.
    let later = trace.events[(cancelled + 1)..<events.upperBound]
    let mayTakeAway = later.contains {
      $0.kind.changesTree && !$0.kind.isArrival || $0.kind == .unwind
    }
    guard !mayTakeAway,
      let leaveCount = leaveCount(from: owner, in: (began + 1)..<cancelled, begunIn: first)
    else { return nil }
    let earlier = changes(before: began)
    let departureCount = earlier.count { change in
      switch change {
      case .pop(owner, to: _), .dismiss(owner, from: _): true
      default: false
      }
    }
    // Whoever comes back may have done something more before a swipe of a class's own began.
    guard departureCount == 0 || earlier.count == 1 else { return nil }
    return departureCount + leaveCount == 1 ? began : nil
  }

  /// The last event before one with which a gesture began; `nil` for none.
  func lastBeginning(ofGestureOf owner: ControllerID, before number: Int) -> Int? {
    trace.events[..<number].lastIndex { $0.what == .interaction(owner, .began) }
  }

  /// How often an owner says during a gesture that somebody leaves by it; `nil` when the tree has
  /// changed otherwise.
  private func leaveCount(
    from owner: ControllerID, in gesture: Range<Int>, begunIn first: Int
  ) -> Int? {
    let isBack = trace.steps[first].kind == .beginBack
    var count = 0
    for number in gesture {
      switch trace.events[number].what {
      case .interaction(owner, .moved): continue
      case .pop(owner, to: _) where isBack: count += 1
      case .dismiss(owner, from: _) where !isBack && trace.step(ofEvent: number) == first:
        count += 1
      // A container of an app's own changes what it has in front when it takes that on it, and
      // when an unwind comes by.
      case .opened, .unwind: return nil
      case _ where trace.events[number].kind.changesTree: return nil
      default: continue
      }
    }
    return count
  }

  /// Whether the steps since the one in which a gesture began were of that gesture alone, and
  /// nobody can have done anything by themselves.
  private func isGestureAlone(since first: Int) -> Bool {
    guard !history.hasSilentClasses, let step,
      [.beginBack, .beginSwipeDown].contains(trace.steps[first].kind),
      trace.steps[first...step].dropFirst().allSatisfy({ [.progress, .cancel].contains($0.kind) })
    else { return false }
    return !trace.events[trace.eventEnds[first]..<events.upperBound].contains {
      // Nobody has written what plain views do when they load.
      if case .load(let controller) = $0.what { return trace.scene(of: controller) != nil }
      return [.reaction, .opened, .unwind].contains($0.kind)
    }
  }

  /// What had changed in its step before a gesture began: nothing, or where a class's own gesture
  /// is driven, the pop or the dismissal.
  private func changes(before began: Int) -> [Event.What] {
    let start = trace.step(ofEvent: began).map { trace.eventEnds[$0] } ?? 0
    return trace.events[start..<began].reversed().filter(\.kind.changesTree).map(\.what)
  }
}

extension Event.Kind {
  /// Whether somebody comes and nobody goes.
  var isArrival: Bool { self == .present || self == .push }
}
