import FlowModel

/// The controls that steps touch, and the segues that steps, those controls and reactions perform.
struct LiveWires {
  private var controls: Set<ControlName> = []
  private var segues: Set<SegueIdentifier> = []
  private let views: [DrawnView]

  init(of board: Storyboard, in steps: [Step]) {
    views = board.views
    for step in steps {
      switch step.action {
      case .tap(_, let control): controls.insert(control)
      case .performSegue(_, let identifier): segues.insert(identifier)
      default: break
      }
    }
    for control in board.controls where keeps(control) {
      for case .segue(let identifier) in control.fires { segues.insert(identifier) }
    }
    for reaction in board.scenes.flatMap(\.contract.reactions) {
      if case .performs(let identifier) = reaction.act { segues.insert(identifier) }
    }
  }

  /// Whether somebody touches a control, or its class may get to it as to a view.
  func keeps(_ control: Control) -> Bool {
    controls.contains(control.name)
      || views.contains { $0.scene == control.scene && $0.name == control.name }
  }

  /// Whether somebody performs a segue; those that embed the loading of a view performs.
  func keeps(_ segue: Segue) -> Bool { segue.isEmbed || segues.contains(where: segue.isCalled) }
}
