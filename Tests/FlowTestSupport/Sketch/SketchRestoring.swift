import FlowModel

/// One controller as it was saved, and who had asked for it.
struct SavedNode {
  let controller: ControllerID
  let node: SketchNode
  let caller: ControllerID?
}

// Saving what is shown, and showing what was saved; what a split view controller keeps aside is not
// shown, and so it is not saved.
extension SketchRun {
  /// Saves the tree when nothing moves any more.
  mutating func save(_ root: ControllerID) throws(Interruption) {
    try comeToRest()
    guard !recording.isHalted else { return }
    saved = subtree(of: root).map {
      SavedNode(controller: $0, node: self[$0], caller: caller(of: $0))
    }
    recording.record(.saved)
  }

  /// Makes everybody anew, in preorder, and puts them where those were who were saved.
  mutating func restore(_ saved: [SavedNode]) throws(Interruption) {
    if isInBackground { enterForeground() }
    try comeToRest()
    guard !recording.isHalted else { return }
    let former = root
    firstOfLaunch = nodes.count
    var reborn: [ControllerID: ControllerID] = [:]
    for entry in saved {
      reborn[entry.controller] = bear(entry.node.kind, scene: entry.node.scene)
    }
    if fault == .restoreKeepsTheRoot, let first = saved.first?.controller, let former {
      reborn[first] = former
    }
    for entry in saved { link(entry, as: reborn) }
    root = saved.first.flatMap { reborn[$0.controller] }
    recording.record(.restored)
    try updateViews()
    closeDetachedJourneys()
  }

  private mutating func link(_ entry: SavedNode, as reborn: [ControllerID: ControllerID]) {
    guard let controller = reborn[entry.controller] else { return }
    let old = entry.node
    let isForgotten = fault == .restoreForgetsPresentation
    let kept = fault == .restoreCutsStacks && old.kind == .navigation ? 1 : old.children.count
    self[controller].style = old.style
    self[controller].filled = embedSegues(of: controller)
    self[controller].parent = old.parent.flatMap { reborn[$0] }
    self[controller].children = old.children.prefix(kept).compactMap { reborn[$0] }
    self[controller].selected = old.selected.flatMap { reborn[$0] }
    if fault == .restoreForgetsSelection, old.kind == .tabs {
      self[controller].selected = self[controller].children.first
    }
    self[controller].owned = isForgotten ? nil : old.owned.flatMap { reborn[$0] }
    self[controller].presenter = isForgotten ? nil : old.presenter.flatMap { reborn[$0] }
    self[controller].isCollapsed = old.isCollapsed
    if fault != .restoreForgetsDetail {
      self[controller].detail = old.detail.flatMap { reborn[$0] }
    }
    guard self[controller].presenter != nil, let presentation = old.presentation else { return }
    self[controller].presentation = restored(presentation, of: controller, as: reborn)
    guard fault != .restoreForgetsCaller else { return }
    self[controller].caller = entry.caller.flatMap { reborn[$0] }
  }

  private func restored(
    _ saved: SketchPresentation, of controller: ControllerID,
    as reborn: [ControllerID: ControllerID]
  ) -> SketchPresentation {
    let original = reborn[saved.original] ?? controller
    let isForgotten = fault == .restoreForgetsStyle && original == controller
    var presentation = SketchPresentation(
      of: original, style: isForgotten ? .fullScreen : saved.style, isAnchored: saved.isAnchored)
    presentation.form = isForgotten ? .fullScreen : saved.form
    presentation.size = saved.size
    if fault != .restoreForgetsPopoverSource {
      presentation.popoverSource = saved.popoverSource.flatMap { reborn[$0] }
    }
    return presentation
  }
}
