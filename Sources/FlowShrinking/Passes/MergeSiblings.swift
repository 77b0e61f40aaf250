import FlowModel

/// Puts a child in the place of its container and gives it the other children.
///
/// Flattening alone keeps one child and loses the others; here nothing is lost but the container.
struct MergeSiblings: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    scenario.world.stage.entries.filter { $0.children.count > 1 }.flatMap { container in
      container.children.indices.flatMap { index -> [Edit] in
        var others = container.children
        let heir = others.remove(at: index)
        return [heir.children + others, others + heir.children].map { children in
          {
            $0.world.stage.replace(container.label) { _ in
              [heir.with(children, selecting: heir.selected)]
            }
          }
        }
      }
    }
  }
}
