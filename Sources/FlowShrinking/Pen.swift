import FlowModel

/// Goes over a scenario in one fixed order and may rewrite its names.
///
/// Stage first, then steps, then the storyboard. Two scenarios that are told alike, names and
/// numbers, are equal.
protocol Pen {
  /// Is told what is not a name: kinds, counts, what is there and what is not.
  mutating func number(_ number: Int)
  /// Is told a name and answers with the one to write.
  mutating func name(_ text: String, _ alphabet: Alphabet) -> String
}

extension Pen {
  /// Goes over a scenario.
  mutating func rewritten(_ scenario: Scenario) -> Scenario {
    var scenario = scenario
    scenario.world.stage = rewritten(scenario.world.stage)
    let board = scenario.world.storyboard
    let wired = Set(board.controls.map(\.name))
    scenario.steps = list(scenario.steps) { $0.rewritten($1, wired: wired) }
    scenario.world.storyboard.scenes = list(board.scenes) { $0.rewritten($1) }
    scenario.world.storyboard.references = list(board.references) { pen, reference in
      SceneReference(pen.scene(reference.name), to: pen.scene(reference.scene))
    }
    scenario.world.storyboard.named = list(board.named) { $0.rewritten($1) }
    scenario.world.storyboard.segues = list(board.segues) { $0.rewritten($1) }
    scenario.world.storyboard.controls = list(board.controls) { $0.rewritten($1) }
    scenario.world.storyboard.views = list(board.views) { $0.rewritten($1, wired: wired) }
    if scenario.world.showsCards { flag(true) }
    return scenario
  }

  mutating func list<Element>(
    _ elements: [Element], _ rewrite: (inout Self, Element) -> Element
  ) -> [Element] {
    number(elements.count)
    return elements.map { rewrite(&self, $0) }
  }

  mutating func option<Value>(
    _ value: Value?, _ rewrite: (inout Self, Value) -> Value
  ) -> Value? {
    number(value == nil ? 0 : 1)
    return value.map { rewrite(&self, $0) }
  }

  mutating func raw(_ value: (some RawRepresentable<UInt8>)?) {
    number(value.map { Int($0.rawValue) + 1 } ?? 0)
  }

  mutating func flag(_ flag: Bool) { number(flag ? 1 : 0) }
}

// MARK: - Names

extension Pen {
  mutating func label(_ label: Label) -> Label { Label(name(label.text, .labels)) }

  mutating func scene(_ scene: SceneName) -> SceneName { SceneName(name(scene.text, .scenes)) }

  mutating func segue(_ identifier: SegueIdentifier) -> SegueIdentifier {
    SegueIdentifier(name(identifier.text, .segues))
  }

  /// Goes over the name of a control; one that no scene has is of something that code has made.
  mutating func control(_ control: ControlName, isWired: Bool = true) -> ControlName {
    ControlName(name(control.text, isWired ? .controls : .touchables))
  }

  mutating func action(_ action: ActionName) -> ActionName {
    ActionName(name(action.text, .unwindActions))
  }
}

// MARK: - Stage

extension Pen {
  private mutating func rewritten(_ stage: Stage) -> Stage {
    var stage = stage
    raw(stage.size)
    stage.root = rewritten(stage.root)
    if !stage.creating.isEmpty { stage.creating = list(stage.creating) { $0.label($1) } }
    stage.presentations = list(stage.presentations) { pen, presentation in
      var presentation = presentation
      presentation.caller = pen.label(presentation.caller)
      pen.raw(presentation.style)
      presentation.entry = pen.rewritten(presentation.entry)
      return presentation
    }
    return stage
  }

  private mutating func rewritten(_ entry: StageEntry) -> StageEntry {
    var entry = entry
    entry.label = label(entry.label)
    entry.origin = rewritten(entry.origin)
    entry.children = list(entry.children) { $0.rewritten($1) }
    entry.selected = option(entry.selected) { $0.label($1) }
    return entry
  }

  mutating func rewritten(_ origin: Origin) -> Origin {
    switch origin {
    case .stock(let kind):
      raw(kind)
      return origin
    case .scene(let name):
      number(0)
      return .scene(scene(name))
    }
  }
}
