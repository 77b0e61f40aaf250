import FlowModel

/// Takes back one attribute that has a default: of a scene, segue, control or view, the stage or a
/// step.
struct DropAttributes: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    edits(ofScenes: scenario.world.storyboard.scenes)
      + edits(ofSegues: scenario.world.storyboard.segues)
      + edits(ofControlsOf: scenario.world.storyboard)
      + edits(ofViews: scenario.world.storyboard.views)
      + edits(ofCardsIn: scenario.world) + edits(ofStage: scenario.world.stage)
      + edits(ofNamesOnStage: scenario)
      + edits(ofSteps: scenario.steps)
  }

  private func edits(ofScenes scenes: [Scene]) -> [Edit] {
    scenes.indices.flatMap { index -> [Edit] in
      var edits: [Edit] = []
      let scene = scenes[index]
      for bar in [DrawnBars.hidesBar, .showsToolbar, .hidesBottomBar] where scene.bars.contains(bar)
      {
        edits.append { $0.world.storyboard.scenes[index].bars.remove(bar) }
      }
      if scene.style != nil { edits.append { $0.world.storyboard.scenes[index].style = nil } }
      if scene.className != nil {
        edits.append { $0.world.storyboard.scenes[index].className = nil }
      }
      if scene.holds.count > 1 {
        edits.append { $0.world.storyboard.scenes[index].holds = [] }
      }
      return edits
        + scene.holds.indices.reversed().map { held in
          { $0.world.storyboard.scenes[index].holds.remove(at: held) }
        }
    }
  }

  /// Takes controls out of rows and bars, but not where a class of an app's own has them there.
  private func edits(ofControlsOf board: Storyboard) -> [Edit] {
    board.controls.indices.filter { index in
      let control = board.controls[index]
      return control.place != nil
        && board.index(of: control.scene).map { board.scenes[$0].className == nil } == true
    }.map { index in
      { $0.world.storyboard.controls[index].place = nil }
    }
  }

  private func edits(ofViews views: [DrawnView]) -> [Edit] {
    views.indices.flatMap { index -> [Edit] in
      let view = views[index]
      var edits: [Edit] = DrawnView.Marks.all.filter(view.marks.contains).map { mark in
        { $0.world.storyboard.views[index].marks.remove(mark) }
      }
      if view.outlet != nil { edits.append { $0.world.storyboard.views[index].outlet = nil } }
      if view.className != nil {
        edits.append { $0.world.storyboard.views[index].className = nil }
      }
      if view.prototype != nil {
        edits.append { $0.world.storyboard.views[index].prototype = nil }
      }
      if view.container != nil {
        edits.append { $0.world.storyboard.views[index].container = nil }
      }
      if view.words != nil { edits.append { $0.world.storyboard.views[index].words = nil } }
      if view.placeholder != nil {
        edits.append { $0.world.storyboard.views[index].placeholder = nil }
      }
      if view.tag != nil { edits.append { $0.world.storyboard.views[index].tag = nil } }
      if !view.numbers.isEmpty {
        edits.append { $0.world.storyboard.views[index].numbers = [] }
      }
      if !view.segments.isEmpty {
        edits.append { $0.world.storyboard.views[index].segments.removeLast() }
      }
      return edits
        + view.sends.indices.reversed().map { sent in
          { $0.world.storyboard.views[index].sends.remove(at: sent) }
        }
    }
  }

  private func edits(ofSegues segues: [Segue]) -> [Edit] {
    segues.indices.flatMap { index -> [Edit] in
      var edits: [Edit] = []
      if segues[index].className != nil, !segues[index].isLeftToItsClass {
        edits.append { $0.world.storyboard.segues[index].className = nil }
      }
      if segues[index].performing != nil {
        edits.append { $0.world.storyboard.segues[index].performing = nil }
      }
      if let via = segues[index].via {
        edits.append { $0.world.storyboard.segues[index].via = nil }
        if via.style != .show {
          edits.append { $0.world.storyboard.segues[index].via?.style = .show }
        }
      }
      if !segues[index].animates {
        edits.append { $0.world.storyboard.segues[index].animates = true }
      }
      if segues[index].action != nil {
        edits.append {
          $0.world.storyboard.segues[index].action = nil
          $0.world.storyboard.segues[index].actionName = nil
        }
      }
      if segues[index].actionName != nil {
        edits.append { $0.world.storyboard.segues[index].actionName = nil }
      }
      if segues[index].runtimeName != .identifier {
        edits.append { $0.world.storyboard.segues[index].runtimeName = .identifier }
      }
      if segues[index].preparedStyle != nil {
        edits.append { $0.world.storyboard.segues[index].preparedStyle = nil }
      }
      if case .present(let scene, style: .some) = segues[index].kind {
        edits.append { $0.world.storyboard.segues[index].kind = .present(scene, style: nil) }
      }
      if case .popover(let scene, isAnchored: false) = segues[index].kind {
        edits.append { $0.world.storyboard.segues[index].kind = .popover(scene, isAnchored: true) }
      }
      return edits
    }
  }

  private func edits(ofCardsIn world: World) -> [Edit] {
    world.showsCards ? [{ $0.world.showsCards = false }] : []
  }

  private func edits(ofStage stage: Stage) -> [Edit] {
    let selections: [Edit] = stage.entries.filter { $0.selected != nil }.map { entry in
      { $0.world.stage.change(entry.label) { $0.selected = nil } }
    }
    let styled = stage.presentations.indices.filter { stage.presentations[$0].style != nil }
    let size: [Edit] = stage.size == .regular ? [] : [{ $0.world.stage.size = .regular }]
    return size + selections
      + styled.map { index in { $0.world.stage.presentations[index].style = nil } }
  }

  private func edits(ofNamesOnStage scenario: Scenario) -> [Edit] {
    let names = scenario.world.stage.creating
    let kept = scenario.steps.countToLastUsed(of: names)
    return kept < names.count
      ? [{ $0.world.stage.creating.removeSubrange(kept...) }] : []
  }

  private func edits(ofSteps steps: [Step]) -> [Edit] {
    steps.indices.flatMap { index -> [Edit] in
      let step = steps[index]
      var edits: [Edit] = []
      if !step.isAnimated { edits.append { $0.steps[index].animate(true) } }
      if !step.settles { edits.append { $0.steps[index].settles = true } }
      if case .present(let subject, on: let label, style: .some) = step.action {
        edits.append { $0.steps[index].action = .present(subject, on: label, style: nil) }
      }
      let kept = steps.countToLastUsed(of: step.creating)
      if kept < step.creating.count {
        edits.append { $0.steps[index].creating.removeSubrange(kept...) }
      }
      return edits
    }
  }
}
