extension Trace {
  /// What code has put before the user, and a step touches; `nil` where it does something else.
  package func touchable(inStep step: Int) -> Snapshot.Touchable? {
    guard case .tap(let label, let name) = steps[step].action else { return nil }
    return snapshots[step].touchables.first {
      $0.name == name && cast[$0.controller.index].label == label
    }
  }
}
