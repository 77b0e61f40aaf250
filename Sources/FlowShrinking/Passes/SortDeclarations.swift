import FlowModel

/// Sorts scenes, segues and controls by name.
struct SortDeclarations: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    [
      { scenario in
        scenario.world.storyboard.scenes.sort { $0.name.spelled < $1.name.spelled }
        scenario.world.storyboard.references.sort { $0.name.spelled < $1.name.spelled }
        scenario.world.storyboard.segues.sort {
          ($0.source.spelled, $0.identifier.spelled) < ($1.source.spelled, $1.identifier.spelled)
        }
        scenario.world.storyboard.controls.sort {
          ($0.scene.spelled, $0.name.spelled) < ($1.scene.spelled, $1.name.spelled)
        }
      }
    ]
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
