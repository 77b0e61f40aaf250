import FlowModel

extension Draft {
  /// Declares who implements the actions that the storyboard's unwinds look for.
  mutating func declareUnwinds() {
    guard case .listed(let actions) = implementers else { return assumeUnwinds() }
    storyboard.declareUnwinds(of: actions)
    for (segue, place) in unwinds {
      guard let action = segue.unwindAction, !storyboard.hasImplementer(of: action) else {
        continue
      }
      leaveOutside(action, from: segue.source, at: place, .notListed(action))
    }
  }

  /// Declares those whom the file lists, and else those who come first on the way back.
  private mutating func assumeUnwinds() {
    let listed = actionsOfClasses()
    let waysBack = WaysBack(in: storyboard)
    for (segue, place) in unwinds {
      guard let action = segue.unwindAction else { continue }
      let known = storyboard.scenes.filter { scene in
        scene.className.map { listed[$0, default: []].contains(action) } ?? false
      }
      if !known.isEmpty {
        for scene in known { declare(action, of: scene.name) }
        continue
      }
      let nearest = waysBack.nearestScenes(to: segue.source)
      for scene in nearest where declare(action, of: scene) {
        problems.append(
          StoryboardProblem(place, .note(.assumed(scene, implements: action))))
      }
      if nearest.isEmpty {
        leaveOutside(action, from: segue.source, at: place, .nobodyImplements(action))
      }
    }
  }

  /// Leaves it to other files who implements an action, with what is wrong if none has anybody.
  private mutating func leaveOutside(
    _ action: ActionName, from source: SceneName, at place: FilePlace,
    _ warning: StoryboardProblem.Warning
  ) {
    outside.unwinds.append(
      StoryboardReading.Unwind(source: source, action: action, place: place))
    problems.append(StoryboardProblem(place, .warning(warning)))
  }

  @discardableResult
  private mutating func declare(_ action: ActionName, of scene: SceneName) -> Bool {
    guard let index = storyboard.index(of: scene),
      !storyboard.scenes[index].contract.unwinds.contains(action)
    else { return false }
    storyboard.scenes[index].contract.unwinds.append(action)
    return true
  }

  /// The actions of each class with those of its superclasses, as far as the file lists them.
  private func actionsOfClasses() -> [ClassName: [ActionName]] {
    let classes = document.child("classes")?.children("class") ?? []
    var found: [ClassName: [ActionName]] = [:]
    for element in classes {
      guard let name = element["className"] else { continue }
      var chain: [String] = []
      var next: String? = name
      while let current = next, !chain.contains(current) {
        chain.append(current)
        next = classes.first { $0["className"] == current }?["superclassName"]
      }
      found[ClassName(name)] = classes.filter { chain.contains($0["className"] ?? "") }
        .flatMap(\.listedActions)
    }
    return found
  }
}

extension Storyboard {
  /// Declares the unwind actions of classes for all scenes that have these.
  mutating func declareUnwinds(of classes: [ClassName: [ActionName]]) {
    for index in scenes.indices {
      guard let actions = scenes[index].className.flatMap({ classes[$0] }) else { continue }
      let known = scenes[index].contract.unwinds
      scenes[index].contract.unwinds += actions.filter { !known.contains($0) }
    }
  }

  /// Whether some scene is declared to implement an unwind action.
  func hasImplementer(of action: ActionName) -> Bool {
    scenes.contains { $0.contract.unwinds.contains(action) }
  }
}

extension MarkupElement {
  /// The actions that a file of Xcode 4 lists for a class.
  fileprivate var listedActions: [ActionName] {
    (child("relationships")?.children("relationship") ?? [])
      .filter { $0["kind"] == "action" }
      .compactMap { $0["name"].map { ActionName($0) } }
  }
}
