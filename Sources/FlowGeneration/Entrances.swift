import FlowModel

/// What touches and signals have opened and the user has left again.
///
/// Whether it opens once more shows what an app has not taken back on the way out, and what it has
/// not let go.
struct Entrances: Sendable {
  /// A touch or a signal of which something came, and what stood before it.
  private struct Entrance {
    var touch: Step.Action
    var stood: [Snapshot.Node]
  }

  /// How many of them are kept, the last ones.
  private static let openedMax = 8

  /// The touches that have opened something, the last one last.
  private var opened: [Entrance] = []
  /// How many touches in a row have come to nothing.
  private var vainTouches = 0
  /// The touch that has put something off, and nothing has come of it yet.
  private(set) var waitingTouch: Step.Action?

  /// Keeps a touch or a signal of which something has come.
  ///
  /// That is the last step, where something else stands now; or the one before it, where time has
  /// passed since for what that had put off.
  ///
  /// - Parameters:
  ///   - snapshot: What stands now.
  ///   - last: The step.
  ///   - stood: What stood before it.
  mutating func remember(
    _ snapshot: Snapshot, after last: Step, from stood: [Snapshot.Node]
  ) {
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
    if opened.count == Self.openedMax { opened.removeFirst() }
    opened.append(Entrance(touch: touch, stood: stood))
  }

  /// The touch that opened what the user has just left, by a way out or by a touch.
  ///
  /// It may be tried once more where it came to nothing, and not a third time; it is `nil` while
  /// something moves.
  func touch(toReopenIn snapshot: Snapshot) -> Step.Action? {
    guard snapshot.isStill, vainTouches < 2 else { return nil }
    return opened.last { $0.stood == snapshot.nodes }?.touch
  }
}
