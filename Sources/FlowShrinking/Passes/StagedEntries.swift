import FlowModel

extension Scenario {
  /// Plain labels that nobody has.
  func freshLabels(_ count: Int) -> [Label] {
    let taken = Set(world.stage.entries.map(\.label)).union(steps.flatMap(\.creating))
      .union(steps.labels(from: 0))
    var free: [Label] = []
    for number in 0...taken.count + count where free.count < count {
      guard let label = Alphabet.labels.name(number).map({ Label($0) }) else { break }
      if !taken.contains(label) { free.append(label) }
    }
    return free
  }
}

extension Storyboard {
  /// An entry of an origin and of what its scene holds and embeds, with labels in order of birth;
  /// `nil` when there is none left.
  func entry(of origin: Origin, named labels: inout ArraySlice<Label>) -> StageEntry? {
    guard let label = labels.popFirst() else { return nil }
    var entry = StageEntry(label, origin)
    guard case .scene(let name) = origin, let held = scene(name)?.holds else { return entry }
    let embedded = segues.filter { $0.isEmbed && $0.source == name }.compactMap(\.destination)
    for scene in held + embedded {
      guard let child = self.entry(of: .scene(scene), named: &labels) else { break }
      entry.children.append(child)
    }
    return entry
  }
}
