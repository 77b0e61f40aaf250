import FlowModel

extension Trace {
  /// The whole trace: each step with its numbered events and, between bars, the tree after it.
  public var lines: [String] {
    var lines = [world.stageHeading] + section(0)
    for (index, step) in steps.enumerated() {
      lines.append("do \(step.text)")
      lines += section(index + 1)
    }
    return lines
  }

  /// The events that end with a snapshot, and the snapshot when it differs from the one before.
  private func section(_ index: Int) -> [String] {
    let start = index == 0 ? 0 : eventEnds[index - 1]
    let events = (start..<eventEnds[index]).map { "\($0.aligned) \(line(ofEvent: $0))" }
    let tree = treeLines(of: snapshots[index])
    let isNew = index == 0 || tree != treeLines(of: snapshots[index - 1])
    return events.indented + (isNew ? tree : ["as before"]).map { "  | \($0)" }
  }
}

extension Int {
  /// The number, at least three characters wide, so that events stand in a column.
  var aligned: String {
    let digits = String(self)
    return String(repeating: " ", count: Swift.max(0, 3 - digits.count)) + digits
  }
}
