import FlowModel

/// Sorts scenes, references, segues and controls by name.
struct SortDeclarations: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    [{ $0.world.storyboard.sort() }]
  }
}

extension Storyboard {
  /// Sorts scenes, references, segues and controls by name; views and named storyboards keep their
  /// order.
  mutating func sort() {
    scenes.sort { $0.name.spelled < $1.name.spelled }
    references.sort { $0.name.spelled < $1.name.spelled }
    segues.sort {
      ($0.source.spelled, $0.identifier.spelled) < ($1.source.spelled, $1.identifier.spelled)
    }
    controls.sort { ($0.scene.spelled, $0.name.spelled) < ($1.scene.spelled, $1.name.spelled) }
  }
}

extension SceneName {
  fileprivate var spelled: SpelledName { SpelledName(text, in: .scenes) }
}

extension SegueIdentifier {
  fileprivate var spelled: SpelledName { SpelledName(text, in: .segues) }
}

extension ControlName {
  fileprivate var spelled: SpelledName { SpelledName(text, in: .controls) }
}
