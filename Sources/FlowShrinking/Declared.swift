import FlowModel

/// The names that a scenario declares, for telling what refers to nothing.
struct Declared {
  private let scenes: Set<SceneName>
  private let segues: [SceneName: Set<SegueIdentifier>]
  private let controls: [SceneName: Set<ControlName>]
  private let labels: Set<Label>
  private let origins: [Label: Origin]

  init(in scenario: Scenario) {
    let board = scenario.world.storyboard
    let entries = scenario.world.stage.entries
    scenes = Set(board.scenes.map(\.name) + board.references.map(\.name))
    segues = Dictionary(grouping: board.segues, by: \.source)
      .mapValues { Set($0.map(\.identifier) + $0.compactMap(\.runtimeIdentifier)) }
    controls = Dictionary(grouping: board.controls, by: \.scene).mapValues { Set($0.map(\.name)) }
    labels = Set(scenario.world.stage.labels + scenario.steps.flatMap(\.creating))
    origins = Dictionary(entries.map { ($0.label, $0.origin) }) { first, _ in first }
  }

  func has(_ scene: SceneName) -> Bool { scenes.contains(scene) }

  func has(_ label: Label) -> Bool { labels.contains(label) }

  func has(_ segue: SegueIdentifier, from scene: SceneName) -> Bool {
    segues[scene]?.contains(segue) ?? false
  }

  /// Whether the controller of a label owns a segue; of one that a step makes, whether any does.
  func has(_ segue: SegueIdentifier, on label: Label) -> Bool {
    switch origins[label] {
    case .scene(let scene): has(segue, from: scene)
    case .stock: false
    case nil: segues.values.contains { $0.contains(segue) }
    }
  }

  /// Whether the controller of a label has a control; of one that a step makes, whether any does.
  func has(_ control: ControlName, on label: Label) -> Bool {
    switch origins[label] {
    case .scene(let scene): controls[scene]?.contains(control) ?? false
    case .stock: false
    case nil: controls.values.contains { $0.contains(control) }
    }
  }
}

/// A scenario before an edit; what it declared is looked up when that is asked for, which few edits
/// give reason to.
final class Former {
  private let scenario: Scenario
  private(set) lazy var declared = Declared(in: scenario)

  init(_ scenario: Scenario) { self.scenario = scenario }
}

/// What is left of references after an edit.
struct Debris {
  /// What is declared now.
  var now: Declared
  /// The scenario before the edit; without it, everything that dangles is debris.
  var before: Former?

  /// Whether something was declared before the edit and is not any more.
  func contains(_ isDeclared: (Declared) -> Bool) -> Bool {
    !isDeclared(now) && (before.map { isDeclared($0.declared) } ?? true)
  }
}
