import FlowModel

/// A storyboard on its way from a file's elements to the model's words.
struct Draft {
  let file: String
  let document: MarkupElement
  let implementers: UnwindImplementers
  var drafts: [SceneDraft] = []
  /// The elements inside the scenes, without their children, by id.
  var elements: [String: MarkupElement] = [:]
  /// The names of scenes by the ids of their controllers; a reference to a scene has its name.
  var names: [String: SceneName] = [:]
  /// The names of controls by the ids of what they are.
  var controlNames: [String: ControlName] = [:]
  var storyboard = Storyboard()
  /// The ids of the exits that stand in a scene.
  ///
  /// Interface Builder drops the unwinds of an exit that stands elsewhere without a word.
  var exits: Set<String> = []
  /// Where each unwind segue stands, in document order.
  var unwinds: [(segue: Segue, place: FilePlace)] = []
  var problems: [StoryboardProblem] = []
  /// The references to scenes that this file should have and does not have.
  var brokenReferences: [SceneName] = []
  var outside = StoryboardReading.Outside()

  init(_ document: MarkupElement, file: String, implementers: UnwindImplementers) {
    self.document = document
    self.file = file
    self.implementers = implementers
  }

  /// Reads everything there is.
  mutating func reading() throws(StoryboardFileError) -> StoryboardReading {
    try checkType()
    if let scenes = document.child("scenes") { try collectElements(of: scenes) }
    collectScenes()
    try checkDestinations()
    nameScenes()
    makeScenes()
    try readContainment()
    for draft in drafts { try readConnections(of: draft) }
    declareUnwinds()
    let start = try readInitial()
    let size = readSize()
    for name in brokenReferences where name != start.scene { storyboard.breakOff(name) }
    storyboard.named = [named(beginningWith: start.initial)]
    problems = problems.enumerated().sorted {
      ($0.element.place, $0.offset) < ($1.element.place, $1.offset)
    }.map(\.element)
    for index in problems.indices { problems[index].file = file }
    for draft in drafts {
      guard let identifier = draft.identifier else { continue }
      outside.identifiers[identifier] = names[draft.id]
    }
    var reading = StoryboardReading(
      storyboard: storyboard, initial: start.initial, size: size, problems: problems, file: file,
      start: start)
    reading.outside = outside
    reading.implementers = implementers
    return reading
  }

  /// The storyboard as code knows it.
  private func named(beginningWith initial: SceneName?) -> NamedStoryboard {
    var named = NamedStoryboard(StoryboardName(file.storyboardName), initial: initial)
    for draft in drafts {
      guard let name = names[draft.id], case .played = draft.role else { continue }
      named.members.append(
        NamedStoryboard.Member(name, as: draft.identifier.map { SceneIdentifier($0) }))
    }
    return named
  }

  mutating func note(_ element: MarkupElement, _ note: StoryboardProblem.Note) {
    problems.append(StoryboardProblem(element.place, .note(note)))
  }

  mutating func warn(_ element: MarkupElement, _ warning: StoryboardProblem.Warning) {
    problems.append(StoryboardProblem(element.place, .warning(warning)))
  }

  mutating func fault(_ element: MarkupElement, _ fault: StoryboardProblem.Fault) {
    problems.append(StoryboardProblem(element.place, .error(fault)))
  }
}

extension Draft {
  private mutating func checkType() throws(StoryboardFileError) {
    let type = document["type"]
    let isStoryboard = type.map { $0.contains("Storyboard") } ?? (document.child("scenes") != nil)
    guard document.name == "document", isStoryboard else {
      throw StoryboardFileError(
        file, document.place, .notStoryboard(root: document.name, type: type))
    }
    switch document["targetRuntime"] {
    case "MacOSX.Cocoa": warn(document, .platform("macOS"))
    case "watchKit": warn(document, .platform("watchOS"))
    default: break
    }
  }

  private mutating func collectElements(of parent: MarkupElement) throws(StoryboardFileError) {
    for element in parent.children {
      if let id = element["id"] {
        if let first = elements[id] {
          throw StoryboardFileError(file, element.place, .duplicateID(id, first: first.place))
        }
        var leaf = element
        leaf.children = []
        elements[id] = leaf
      }
      try collectElements(of: element)
    }
  }

  private mutating func collectScenes() {
    for scene in document.child("scenes")?.children("scene") ?? [] {
      let objects = scene.children("objects").flatMap(\.children)
      exits.formUnion(objects.filter { $0.name == "exit" }.compactMap { $0["id"] })
      let marked = objects.filter { $0["sceneMemberID"] == "viewController" && $0["id"] != nil }
      let candidates = marked.isEmpty ? objects.filter(\.isController) : marked
      guard let controller = candidates.first else {
        warn(scene, .sceneWithoutController)
        continue
      }
      for second in candidates.dropFirst() {
        warn(second, .secondController(id: second["id"] ?? ""))
      }
      let others = candidates.dropFirst().compactMap { $0["id"] }
      let kept = objects.filter { object in object["id"].map { !others.contains($0) } ?? true }
      drafts.append(SceneDraft(controller, objects: kept))
    }
  }

  private mutating func makeScenes() {
    for draft in drafts {
      let name = names[draft.id] ?? SceneName(draft.id)
      switch draft.role {
      case .played(let kind):
        if kind == .content { warnOfElement(draft.controller, name) }
        var scene = Scene(name, kind, className: draft.className)
        scene.bars = draft.bars
        scene.style = style(of: draft.controller)
        scene.contract.definesContext = draft.controller["definesPresentationContext"].map {
          $0 == "YES"
        }
        storyboard.scenes.append(scene)
      case .reference where isOutside(draft):
        storyboard.scenes.append(Scene(name, .content))
        tell(ofReference: draft.controller, name)
      case .reference: break
      case .unplayed:
        warn(draft.controller, .unplayedScene(element: draft.controller.name, id: draft.id))
      }
    }
  }

  private mutating func warnOfElement(_ controller: MarkupElement, _ name: SceneName) {
    if controller.name == "pageViewController" { warn(controller, .pagesMadeInCode(name)) }
    if !SceneDraft.Role.plain.contains(controller.name) {
      warn(controller, .unknownController(name, element: controller.name))
    }
  }
}
