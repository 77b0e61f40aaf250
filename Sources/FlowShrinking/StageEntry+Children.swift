import FlowModel

extension StageEntry {
  /// The entry with other children, one of which may be selected.
  func with(_ children: [StageEntry], selecting selected: Label?) -> StageEntry {
    StageEntry(label, origin, children: children, selected: selected)
  }
}
