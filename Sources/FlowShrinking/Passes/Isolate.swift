import FlowModel

/// Leaves one controller of the stage alone, and what it unwinds is shown instead.
///
/// What breaks for every kind of segue needs no second controller to unwind to.
struct Isolate: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.stage.entries.filter { $0.children.isEmpty }.map { entry -> Edit in
      {
        $0.world.stage.root = entry
        $0.world.stage.presentations = []
        guard case .scene(let scene) = entry.origin else { return }
        for index in $0.world.storyboard.segues.indices
        where $0.world.storyboard.segues[index].unwindAction != nil {
          $0.world.storyboard.segues[index].kind = .show(scene)
        }
      }
    }
  }
}
