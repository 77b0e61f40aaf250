import FlowModel

extension Storyboard {
  /// How many get a new name at most where one entry is put on the stage; nobody designs a scene
  /// that holds more.
  static let newcomersMax = 16

  /// An entry of an origin and of what its scene holds and embeds; `nil` when there is no label
  /// left.
  ///
  /// Labels are given in order of birth: to what scenes hold first, and then to what views embed.
  func entry(of origin: Origin, named labels: inout ArraySlice<Label>) -> StageEntry? {
    guard var entry = heldEntry(of: origin, named: &labels) else { return nil }
    embed(into: &entry, named: &labels)
    return entry
  }

  private func heldEntry(
    of origin: Origin, named labels: inout ArraySlice<Label>
  ) -> StageEntry? {
    guard let label = labels.popFirst() else { return nil }
    var entry = StageEntry(label, origin)
    guard case .scene(let name) = origin else { return entry }
    for scene in scene(name)?.holds ?? [] {
      guard let child = heldEntry(of: .scene(scene), named: &labels) else { break }
      entry.children.append(child)
    }
    return entry
  }

  private func embed(into entry: inout StageEntry, named labels: inout ArraySlice<Label>) {
    guard case .scene(let name) = entry.origin else { return }
    let held = entry.children.indices
    for segue in segues where segue.isEmbed && segue.source == name {
      guard let child = segue.destination.flatMap({ self.entry(of: .scene($0), named: &labels) })
      else { break }
      entry.children.append(child)
    }
    for index in held { embed(into: &entry.children[index], named: &labels) }
  }
}
