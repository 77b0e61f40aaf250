import FlowModel

// What a touch or a signal has opened and the user has left again: whether it opens once more shows
// what an app has not taken back on the way out, and what it has not let go.
extension StepChooser {
  /// A touch or a signal of which something came, and what stood before it.
  struct Entrance: Sendable {
    var touch: Step.Action
    var stood: [Snapshot.Node]
  }

  /// How many of them are kept, the last ones.
  private static let entrancesMax = 8

  /// Keeps the step before, if it was a touch or a signal and something else stands now; or the one
  /// before it, if time has passed since for what that had put off.
  mutating func rememberEntrance(_ snapshot: Snapshot) {
    guard weights.reopened > 0, let last else { return }
    vainTouches = last.kind == .tap && snapshot.nodes == stood ? vainTouches + 1 : 0
    let touch =
      switch last.kind {
      case .tap, .signal: last.action
      case .settle: waitingTouch
      default: Step.Action?.none
      }
    waitingTouch = nil
    guard let touch else { return }
    guard snapshot.nodes != stood else {
      if snapshot.delayedCount > 0 { waitingTouch = touch }
      return
    }
    if entrances.count == Self.entrancesMax { entrances.removeFirst() }
    entrances.append(Entrance(touch: touch, stood: stood))
  }

  /// The touch that opened what the user has just left, by a way out or by a touch, now and then,
  /// and once more where it came to nothing; also where it is not on offer any more, for what is
  /// touched may have been disabled for good.
  mutating func reopening(in snapshot: Snapshot) -> Offer? {
    guard weights.reopened > 0, snapshot.isStill, vainTouches < 2,
      let entrance = entrances.last(where: { $0.stood == snapshot.nodes }),
      choices.chance(weights.reopened, outOf: 8)
    else { return nil }
    return switch entrance.touch {
    case .tap(let label, let control): .tap(label, control)
    case .signal(let signal): .signal(signal)
    default: nil
    }
  }

  /// Time for what a touch has put off and nothing has come of yet, now and then.
  mutating func lateAnswer(in snapshot: Snapshot) -> Offer? {
    guard waitingTouch != nil, weights[.settle] > 0, choices.chance(1, outOf: 4) else {
      return nil
    }
    return .settle
  }
}
