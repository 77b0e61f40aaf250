import FlowModel

/// A screen that a router says is shown, though it was taken off the stack before it could be.
struct MissedArrival {
  let router: ControllerID
  let screen: ControllerID
  /// The event by which it came on the stack.
  let push: Int
  /// The event by which it was taken off again.
  let removal: Int
  /// The event that says that it is shown.
  let closing: Int
}

extension Chapter {
  /// The screens that routers say in it to be shown, though they were taken off before they could
  /// be.
  var missedArrivals: [MissedArrival] {
    guard !isHalted else { return [] }
    return numbers(of: [.closed]).compactMap { number in
      guard case .closed(let obligation, .shown) = trace.events[number].what else { return nil }
      return missedArrival(of: obligation, closedAt: number)
    }
  }

  private func missedArrival(
    of obligation: ObligationID, closedAt closing: Int
  ) -> MissedArrival? {
    guard let (opening, router) = opening(of: obligation, before: closing),
      let step = trace.step(ofEvent: opening),
      let screen = history.chapter(ofStep: step).screenToPush,
      trace.cast[router.index].kind == .navigation, !history.followsItsOwnMind(router),
      let push = (opening..<closing).last(where: {
        trace.events[$0].what == .push(screen, on: router)
      }),
      let removal = removal(of: screen, from: router, in: (push + 1)..<closing)
    else { return nil }
    return MissedArrival(
      router: router, screen: screen, push: push, removal: removal, closing: closing)
  }

  /// The screen that the step asks a router to push.
  fileprivate var screenToPush: ControllerID? {
    guard case .push(let subject, on: _) = action else { return nil }
    return handedOver(subject)
  }

  private func opening(
    of obligation: ObligationID, before closing: Int
  ) -> (number: Int, router: ControllerID)? {
    for number in trace.events[..<closing].indices.reversed() {
      guard case .opened(obligation, .controller(let owner)) = trace.events[number].what else {
        continue
      }
      return (number, owner)
    }
    return nil
  }

  /// The event by which a screen was taken off before it, or the delegate, was told that it is
  /// there.
  ///
  /// The stack must have been cut back to somebody below. What a class does when it is called may
  /// have taken the screen off otherwise, which a router need not look for.
  private func removal(
    of screen: ControllerID, from stack: ControllerID, in range: Range<Int>
  ) -> Int? {
    var later: [ControllerID] = []
    for number in range {
      switch trace.events[number].what {
      case .push(let above, on: stack): later.append(above)
      case .pop(stack, to: let top) where top != screen && !later.contains(top): return number
      case .appearance(screen, .didAppear), .stack(stack, _), .reaction: return nil
      case .callback(screen, let word) where trace.text(of: word) == TransitionWord.didShow.rawValue:
        return nil
      default: continue
      }
    }
    return nil
  }
}
