import FlowModel

extension Trace {
  /// The first snapshot from one on in which nothing moves or waits, when nothing is done until
  /// then but to wait for that; `nil` for none.
  func rest(after number: Int) -> Int? {
    let waits = steps[number...].prefix { $0.action == .settle }.count
    return snapshots.indices.dropFirst(number).prefix(waits + 1).first { snapshots[$0].isSettled }
  }
}
