import FlowModel

/// Gives plain names in order of first appearance.
///
/// Scenes become `A`, `B`, labels `a`, `b`, segues `go`, `go2`, controls `button`, unwind actions
/// `done`, plain actions `report`. Classes keep their names.
struct Relabel: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    [
      {
        var pen = RelabellingPen()
        $0 = pen.rewritten($0)
      }
    ]
  }
}
