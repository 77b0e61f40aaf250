import FlowModel

/// Empties a container scene together with the names that steps give to what it held.
///
/// Names are given in order of birth. When fewer are born, a name that is used later would go to
/// nobody, and the emptying alone would lose the bug.
struct DropHeld: ShrinkPass {
  private static let namesMax = 8

  func edits(of scenario: Scenario) -> [Edit] {
    let scenes = scenario.world.storyboard.scenes
    return scenes.indices.filter { !scenes[$0].holds.isEmpty }.flatMap { index in
      (1...Self.namesMax).map { count -> Edit in
        {
          $0.world.storyboard.scenes[index].holds = []
          $0.dropUnusedNames(count)
        }
      }
    }
  }
}

extension Scenario {
  /// Takes away up to so many names in each step that stand before one that is used.
  fileprivate mutating func dropUnusedNames(_ count: Int) {
    for index in steps.indices {
      let used = steps.labels(from: index + 1)
      let names = steps[index].creating
      guard let last = names.lastIndex(where: used.contains) else { continue }
      let unused = names[..<last].filter { !used.contains($0) }.prefix(count)
      steps[index].creating.removeAll(where: unused.contains)
    }
  }
}
