import FlowModel

extension Scenario {
  /// Plain labels that nobody has.
  func freshLabels(_ count: Int) -> [Label] {
    let taken = Set(world.stage.labels).union(steps.flatMap(\.creating))
      .union(steps.labels(from: 0))
    var free: [Label] = []
    for number in 0...taken.count + count where free.count < count {
      guard let label = Alphabet.labels.name(number).map({ Label($0) }) else { break }
      if !taken.contains(label) { free.append(label) }
    }
    return free
  }
}
