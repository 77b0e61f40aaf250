import FlowModel

/// One way to make scenarios smaller: it proposes edits and runs nothing.
///
/// An edit may leave references dangling; they are repaired for it. An edit that does not make the
/// scenario smaller is never run.
protocol ShrinkPass {
  /// Lists what can be tried on a scenario, the boldest first.
  func edits(of scenario: Scenario) -> [Edit]
}

/// One proposal of a pass.
typealias Edit = (inout Scenario) -> Void

extension Scenario {
  /// The scenario after an edit, repaired.
  func edited(_ edit: Edit) -> Scenario {
    var edited = self
    edit(&edited)
    return edited.repaired(after: self)
  }
}
