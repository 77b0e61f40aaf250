import FlowModel

/// Has two controllers of the stage change places, with their names and without what they contain.
struct SwapEntries: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let entries = scenario.world.stage.entries
    return entries.indices.flatMap { later in
      entries[..<later].filter { $0.origin != entries[later].origin }.map { earlier -> Edit in
        { scenario in
          scenario.world.stage.swap(earlier, entries[later])
          // In their new order the names are no plain ones.
          var pen = RelabellingPen()
          scenario = pen.rewritten(scenario)
        }
      }
    }
  }
}

extension Stage {
  fileprivate mutating func swap(_ one: StageEntry, _ other: StageEntry) {
    root = root.swapping(one, other)
    for index in presentations.indices {
      let presentation = presentations[index]
      presentations[index].entry = presentation.entry.swapping(one, other)
      if presentation.caller == one.label { presentations[index].caller = other.label }
      if presentation.caller == other.label { presentations[index].caller = one.label }
    }
  }
}

extension StageEntry {
  fileprivate func swapping(_ one: StageEntry, _ other: StageEntry) -> StageEntry {
    let stand = label == one.label ? other : label == other.label ? one : self
    let selected =
      selected == one.label ? other.label : selected == other.label ? one.label : selected
    return StageEntry(
      stand.label, stand.origin, children: children.map { $0.swapping(one, other) },
      selected: selected)
  }
}
