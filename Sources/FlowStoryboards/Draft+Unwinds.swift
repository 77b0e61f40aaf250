import FlowModel

extension Draft {
  /// Declares who implements the actions that the storyboard's unwinds look for.
  mutating func assumeUnwinds() {
    let listed = implementersOfClasses()
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
      let nearest =
        implementers == .assumed ? waysBack.nearestScenes(to: segue.source) : []
      for scene in nearest where declare(action, of: scene) {
        problems.append(
          StoryboardProblem(place, .note(.assumed(scene, implements: action))))
      }
      if nearest.isEmpty {
        outside.unwinds.append(
          StoryboardReading.Unwind(source: segue.source, action: action, place: place))
        problems.append(StoryboardProblem(place, .warning(.nobodyImplements(action))))
      }
    }
  }

  @discardableResult
  private mutating func declare(_ action: ActionName, of scene: SceneName) -> Bool {
    guard let index = storyboard.index(of: scene),
      !storyboard.scenes[index].contract.unwinds.contains(action)
    else { return false }
    storyboard.scenes[index].contract.unwinds.append(action)
    return true
  }

  /// The actions of each class with those of its superclasses, as far as anybody has listed them.
  private func implementersOfClasses() -> [ClassName: [ActionName]] {
    if case .listed(let actions) = implementers { return actions }
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

extension MarkupElement {
  /// The actions that a file of Xcode 4 lists for a class.
  fileprivate var listedActions: [ActionName] {
    (child("relationships")?.children("relationship") ?? [])
      .filter { $0["kind"] == "action" }
      .compactMap { $0["name"].map { ActionName($0) } }
  }
}
