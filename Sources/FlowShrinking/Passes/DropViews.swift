import FlowModel

/// Leaves out all views, or one.
struct DropViews: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let views = scenario.world.storyboard.views
    guard !views.isEmpty else { return [] }
    let all: Edit = { $0.world.storyboard.views = [] }
    return [all]
      + views.indices.reversed().map { index in
        { $0.world.storyboard.views.remove(at: index) }
      }
  }
}
