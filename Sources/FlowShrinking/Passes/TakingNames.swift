import FlowModel

/// Makes an edit of another pass, and takes along the names that restorations give to those who are
/// gone then.
///
/// Everybody who was saved comes anew, and names are given in order of birth. When fewer come, a
/// name that is used later would go to somebody else, and the edit alone would lose the bug. An
/// edit that takes nobody off the stage takes one name: somebody may have come in place of another.
struct TakingNames: ShrinkPass {
  private let pass: any ShrinkPass & Sendable

  init(with pass: any ShrinkPass & Sendable) { self.pass = pass }

  func edits(of scenario: Scenario) -> [Edit] {
    let usedCount = scenario.usedNameCounts.max() ?? 0
    guard usedCount > 0 else { return [] }
    let entryCount = scenario.world.stage.entries.count
    return pass.edits(of: scenario).flatMap { edit in
      (0..<usedCount).map { used -> Edit in
        {
          $0 = scenario.edited(edit)
          $0.dropNames(max(1, entryCount - $0.world.stage.entries.count), before: used)
        }
      }
    }
  }
}

extension Scenario {
  /// Of each restoration, how many of the names that it gives are used later.
  fileprivate var usedNameCounts: [Int] { steps.indices.map { usedNames(at: $0).count } }

  /// The names that a restoration gives and that are used later, in order.
  private func usedNames(at index: Int) -> [Label] {
    guard steps[index].action == .restore else { return [] }
    let used = steps.labels(from: index + 1)
    return steps[index].creating.filter(used.contains)
  }

  /// Takes away up to so many unused names that stand right before a used one.
  ///
  /// That is the first used one for zero, the second for one and so on, and the last one where
  /// there are fewer.
  fileprivate mutating func dropNames(_ count: Int, before number: Int) {
    for index in steps.indices {
      let used = usedNames(at: index)
      guard let next = used.prefix(number + 1).last else { continue }
      let earlier = steps[index].creating.prefix { $0 != next }
      let unused = earlier.reversed().prefix { !used.contains($0) }.prefix(count)
      steps[index].creating.removeAll(where: unused.contains)
    }
  }
}
