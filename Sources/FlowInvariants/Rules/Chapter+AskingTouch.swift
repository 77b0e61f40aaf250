import FlowModel

extension Chapter {
  /// The touch with which everything began that waits when the chapter begins, if no time has
  /// passed since; `nil` where it began in several steps, or otherwise.
  var askingTouch: Chapter? {
    guard let step, action == .settle, let before, before.isStill,
      before.snapshot.delayedCount > 0
    else { return nil }
    let delays = before.snapshot.delays
    for earlier in (0..<step).reversed() {
      let waiting = history.trees[earlier].snapshot.delays
      if waiting.isEmpty {
        return trace.steps[earlier].kind == .tap ? history.chapter(ofStep: earlier) : nil
      }
      guard delays.allSatisfy(waiting.contains), trace.steps[earlier].kind != .settle else {
        return nil
      }
    }
    return nil
  }
}
