import FlowModel

/// Puts a plainer value in the place of one that cannot be left out: a style, or what is answered.
struct PlainValues: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    edits(ofStage: scenario.world.stage) + edits(ofSteps: scenario.steps)
      + edits(ofSegues: scenario.world.storyboard.segues)
      + edits(ofScenes: scenario.world.storyboard.scenes)
  }

  private func edits(ofStage stage: Stage) -> [Edit] {
    stage.presentations.indices.flatMap { index in
      plainer(than: stage.presentations[index].style).map { style -> Edit in
        { $0.world.stage.presentations[index].style = style }
      }
    }
  }

  private func edits(ofSteps steps: [Step]) -> [Edit] {
    steps.indices.flatMap { index -> [Edit] in
      guard case .present(let subject, on: let label, let style) = steps[index].action else {
        return []
      }
      return plainer(than: style).map { style in
        { $0.steps[index].action = .present(subject, on: label, style: style) }
      }
    }
  }

  private func edits(ofSegues segues: [Segue]) -> [Edit] {
    segues.indices.flatMap { index -> [Edit] in
      let segue = segues[index]
      var styles: [Edit] = []
      if case .present(let scene, let style) = segue.kind {
        styles = plainer(than: style).map { style in
          { $0.world.storyboard.segues[index].kind = .present(scene, style: style) }
        }
      }
      return styles
        + plainer(than: segue.preparedStyle).map { style in
          { $0.world.storyboard.segues[index].preparedStyle = style }
        }
        + plainer(than: segue.action).map { action in
          { $0.world.storyboard.segues[index].action = action }
        }
        + plainer(than: segue.performing).map { performing in
          { $0.world.storyboard.segues[index].performing = performing }
        }
    }
  }

  private func edits(ofScenes scenes: [Scene]) -> [Edit] {
    scenes.indices.flatMap { index in
      edits(ofScene: index, \.show, in: scenes) + edits(ofScene: index, \.showDetail, in: scenes)
        + edits(ofScene: index, \.adapts, in: scenes)
        + edits(ofScene: index, \.replacement, in: scenes)
        + edits(ofScene: index, \.collapse, in: scenes)
    }
  }

  private func edits<Value: CaseIterable & RawRepresentable<UInt8>>(
    ofScene index: Int, _ policy: WritableKeyPath<Contract, Value?>, in scenes: [Scene]
  ) -> [Edit] {
    plainer(than: scenes[index].contract[keyPath: policy]).map { value in
      { $0.world.storyboard.scenes[index].contract[keyPath: policy] = value }
    }
  }

  /// The values that come before one; none where there is no value.
  private func plainer<Value: CaseIterable & RawRepresentable<UInt8>>(
    than value: Value?
  ) -> [Value] {
    value.map { value in Value.allCases.filter { $0.rawValue < value.rawValue } } ?? []
  }
}
