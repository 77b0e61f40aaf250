import FlowModel

extension SketchRun {
  /// Sets the stage: everything is born first, then what is presented is presented, in order.
  ///
  /// An entry of an unknown scene is declined and left out with all that it contains.
  mutating func set(_ stage: Stage) {
    size = stage.size
    root = bear(stage.root)
    attempt { run throws(Interruption) in try run.loadVisibleViews() }
    let presented = stage.presentations.map { bear($0.entry) }
    for (presentation, controller) in zip(stage.presentations, presented) {
      guard let controller, !recording.isHalted else { continue }
      attempt { run throws(Interruption) in
        let caller = try run.resolve(presentation.caller)
        guard try run.link(controller, by: caller, style: presentation.style) != nil else { return }
        try run.loadVisibleViews()
      }
    }
    isOnStage = false
  }

  private mutating func bear(_ entry: StageEntry) -> ControllerID? {
    let controller: ControllerID
    switch entry.origin {
    case .stock(let kind): controller = bear(kind, scene: nil, label: entry.label)
    case .scene(let name):
      guard let scene = storyboard.index(of: name) else {
        recording.record(.declined(.noSuchScene))
        return nil
      }
      controller = bear(storyboard.scenes[scene].kind, scene: scene, label: entry.label)
    }
    self[controller].filled = embedSegues(of: controller)
    let children = entry.children.compactMap { bear($0) }
    fill(controller, with: children, selecting: entry.selected)
    return controller
  }
}
