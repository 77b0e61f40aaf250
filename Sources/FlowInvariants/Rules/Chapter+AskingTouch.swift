import FlowModel

extension Chapter {
  /// The touch with which everything began that waits when the chapter begins, if no time has
  /// passed since; `nil` where it began in several steps, or otherwise.
  var askingTouch: Chapter? {
    guard let step, action == .settle, let before, before.isStill,
      before.snapshot.delayedCount > 0
    else { return nil }
    var count = before.snapshot.delayedCount
    for earlier in (0..<step).reversed() {
      let waiting = history.trees[earlier].snapshot.delayedCount
      if waiting == 0 {
        return trace.steps[earlier].kind == .tap ? history.chapter(ofStep: earlier) : nil
      }
      guard waiting >= count, trace.steps[earlier].kind != .settle else { return nil }
      count = waiting
    }
    return nil
  }
}
