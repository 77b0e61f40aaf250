import FlowModel

extension [Step] {
  /// How many of some labels there are up to the last one that a step uses.
  func countToLastUsed(of names: [Label]) -> Int {
    names.lastIndex(where: labels(from: 0).contains).map { $0 + 1 } ?? 0
  }

  /// The labels that the steps from one on use.
  func labels(from first: Int) -> Set<Label> {
    var pen = LabelPen()
    for step in dropFirst(first) { _ = pen.rewritten(Step(step.action)) }
    return pen.labels
  }
}

private struct LabelPen: Pen {
  var labels: Set<Label> = []

  mutating func number(_ number: Int) {}

  mutating func name(_ text: String, _ alphabet: Alphabet) -> String {
    if alphabet == .labels { labels.insert(Label(text)) }
    return text
  }
}
