import FlowModel

/// A controller of the scene that has its name.
func v(_ name: String, _ children: StageEntry...) -> StageEntry {
  StageEntry(Label(name), .scene(SceneName(name)), children: children)
}

func nav(_ name: String, _ children: StageEntry...) -> StageEntry {
  StageEntry(Label(name), .stock(.navigation), children: children)
}

func tabs(_ name: String, selecting tab: Label? = nil, _ children: StageEntry...) -> StageEntry {
  StageEntry(Label(name), .stock(.tabs), children: children, selected: tab)
}

func split(_ name: String, _ children: StageEntry...) -> StageEntry {
  StageEntry(Label(name), .stock(.split), children: children)
}

func by(_ caller: Label, _ entry: StageEntry) -> StagePresentation {
  StagePresentation(by: caller, entry)
}

func by(_ caller: Label, _ style: PresentationStyle, _ entry: StageEntry) -> StagePresentation {
  StagePresentation(by: caller, style: style, entry)
}

/// A world with a plain scene for every name that has no scene of its own.
///
/// Every segue gets a control of its name.
func world(
  _ root: StageEntry, _ presentations: [StagePresentation] = [], scenes: [Scene] = [],
  segues: [Segue] = [], controls: [Control] = []
) -> World {
  let stage = Stage(root: root, presentations: presentations)
  var storyboard = Storyboard(scenes: scenes, segues: segues, controls: controls)
  let onStage = stage.entries.compactMap { entry in
    if case .scene(let name) = entry.origin { name } else { nil }
  }
  let held = scenes.flatMap(\.holds)
  let shown = segues.compactMap(\.destination) + segues.compactMap(\.via?.scene)
  for name in onStage + shown + held
  where storyboard.index(of: name) == nil {
    storyboard.scenes.append(Scene(name, .content))
  }
  for segue in segues {
    let name = ControlName(segue.identifier.text)
    storyboard.controls.append(Control(in: segue.source, name, fires: [.segue(segue.identifier)]))
  }
  return World(storyboard: storyboard, stage: stage)
}

/// A world in which a scene unwinds by the segue `back`, and some scenes implement its action.
func unwinding(
  _ source: SceneName, to implementers: [SceneName], _ root: StageEntry,
  _ presentations: [StagePresentation] = [], scenes: [Scene] = []
) -> World {
  let answering = implementers.map { Scene($0, .content, contract: Contract(unwinds: ["done"])) }
  return world(
    root, presentations, scenes: scenes + answering,
    segues: [Segue(from: source, "back", .unwind("done"))])
}
