import FlowModel

/// Makes a presented tree, or a child of the window's root, the window's root.
struct PromoteRoot: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let stage = scenario.world.stage
    let presented: [Edit] = stage.presentations.indices.reversed().map { index in
      { $0.world.stage.root = $0.world.stage.presentations.remove(at: index).entry }
    }
    let contained: [Edit] = stage.root.children.map { child in
      { $0.world.stage.root = child }
    }
    return presented + contained
  }
}
