import FlowModel

/// Makes one controller of two on the stage: whatever names the one names the other.
///
/// What the merged one contains takes its place; what it presents is presented by the one that
/// stays.
struct MergeEntries: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let entries = scenario.world.stage.entries
    return entries.flatMap { merged in
      entries.filter { $0.label != merged.label }.map { kept -> Edit in
        {
          $0.world.stage.leaveOut(merged, for: kept.label)
          var pen = RenamingPen(merged.label, as: kept.label)
          $0.steps = $0.steps.map { pen.rewritten($0) }
        }
      }
    }
  }
}

extension Stage {
  /// Leaves an entry out for one that stays.
  fileprivate mutating func leaveOut(_ merged: StageEntry, for kept: Label) {
    let parent = ancestors(of: merged.label).last
    let home = presentations.firstIndex { $0.entry.subtree.contains { $0.label == kept } }
    if let heir = merged.subtree.first(where: { $0.label == kept }) {
      replace(merged.label) { _ in [heir] }
    } else if let index = presentations.firstIndex(where: { $0.entry.label == merged.label }) {
      let inside = Set(merged.subtree.map(\.label))
      if let home, inside.contains(presentations[home].caller) {
        presentations[home].caller = presentations[index].caller
      }
      presentations.remove(at: index)
    } else if root.label == merged.label, let home {
      root = presentations.remove(at: home).entry
    } else {
      replace(merged.label) { $0.children }
    }
    for index in presentations.indices where presentations[index].caller == merged.label {
      let isOnTop = presentations[index].entry.subtree.contains { $0.label == kept }
      presentations[index].caller = isOnTop ? parent ?? kept : kept
    }
  }
}
