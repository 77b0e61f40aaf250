import FlowModel

/// Every unwind in every stage of up to a number of controllers, once.
///
/// It begins at each of them, with every choice of who implements the action and who vetoes it.
///
/// **Shape:** in a fixed order, by size first, and no element is made before it is asked for; so
/// that many machines can share them, and whoever stops knows where to go on.
package struct SmallUnwinds: SmallScenarios {
  /// The stages, by size first.
  package let stages: [Stage]
  private let starts: SmallStarts

  /// What a controller has to do with the action.
  private enum Part: CaseIterable {
    case bystander, implements, vetoes
  }

  /// Lists the unwinds.
  ///
  /// - Parameters:
  ///   - controllers: How many controllers stand at most.
  ///   - repertoire: What the system can play; stages that it cannot are left out, and all where
  ///     it has no unwinds that code performs.
  package init(upTo controllers: Int, within repertoire: Repertoire = .everything) {
    let kinds = SmallKinds(ControllerKind.allCases, within: repertoire)
    let hasUnwinds =
      repertoire.segues.contains(.unwind) && repertoire.steps.contains(.performSegue)
    stages =
      hasUnwinds
      ? (1...Swift.max(1, controllers)).flatMap { SmallStages(ofControllers: $0, among: kinds) }
      : []
    var starts = SmallStarts()
    for stage in stages { starts.append(count: Self.count(in: stage)) }
    self.starts = starts
  }

  /// How many unwinds a stage has: the source has no veto, because in code nobody asks it.
  private static func count(in stage: Stage) -> Int {
    let count = stage.entries.count
    return (1..<count).reduce(2 * count) { product, _ in product * Part.allCases.count }
  }

  /// The number of unwinds.
  package var endIndex: Int { starts.end }

  /// The flow at a position: a stage whose controllers have a scene each, and one unwind in code.
  package subscript(position: Int) -> Scenario {
    let place = starts.group(of: position)
    var rest = position - starts[place]
    func digit(below base: Int) -> Int {
      defer { rest /= base }
      return rest % base
    }
    let entries = stages[place].entries
    let source = digit(below: entries.count)
    let scenes = entries.indices.map { number in
      let part = Part.allCases[digit(below: number == source ? 2 : Part.allCases.count)]
      return entries[number].scene(part == .bystander ? [] : ["done"], vetoed: part == .vetoes)
    }
    let segue = Segue(from: scenes[source].name, "go", .unwind("done"))
    return Scenario(
      World(
        storyboard: Storyboard(scenes: scenes, segues: [segue]), stage: stages[place].withScenes),
      steps: [Step(.performSegue(entries[source].label, "go"))])
  }

  /// The positions of the unwinds on one stage, or of one: each has one step.
  package func positions(sharing stepCount: Int, with position: Int) -> Range<Int> {
    guard stepCount == 0 else { return position..<position + 1 }
    let group = starts.group(of: position)
    return starts[group]..<starts[group + 1]
  }
}

extension StageEntry {
  /// A scene of its own for the controller: the name is its label in capitals.
  fileprivate var sceneName: SceneName { SceneName(label.text.uppercased()) }

  fileprivate func scene(_ actions: [ActionName], vetoed isVetoed: Bool) -> Scene {
    guard case .stock(let kind) = origin else { return Scene(sceneName, .content) }
    return Scene(
      sceneName, kind, contract: Contract(unwinds: actions, vetoes: isVetoed ? actions : []))
  }

  fileprivate var withScenes: StageEntry {
    StageEntry(
      label, .scene(sceneName), children: children.map(\.withScenes), selected: selected)
  }
}

extension Stage {
  /// The same stage with a scene for each controller.
  fileprivate var withScenes: Stage {
    Stage(
      size: size, root: root.withScenes,
      presentations: presentations.map {
        StagePresentation(by: $0.caller, style: $0.style, $0.entry.withScenes)
      })
  }
}
