import FlowModel

/// Puts one entry, with all that it contains, in the place of another one.
///
/// The window's root and what is presented cannot leave their places, and would stand in two.
struct ReplaceEntries: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let entries = scenario.world.stage.entries
    let fixed = Set(scenario.world.stage.trees.map(\.label))
    return entries.flatMap { replaced -> [Edit] in
      let inside = Set(replaced.subtree.map(\.label))
      return entries.filter { mover in
        !fixed.contains(mover.label) && !inside.contains(mover.label)
          && !mover.subtree.contains { $0.label == replaced.label }
      }.map { mover -> Edit in
        {
          $0.world.stage.replace(mover.label) { _ in [] }
          $0.world.stage.replace(replaced.label) { _ in [mover] }
        }
      }
    }
  }
}
