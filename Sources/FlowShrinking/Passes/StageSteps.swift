import FlowModel

/// Lets what a step makes stand on the stage from the beginning, in place of the step.
///
/// It is put on top of the nearest stack, among the children of a plain container, or presented, with
/// what its scene holds as far as the step gives names.
struct StageSteps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    return scenario.steps.indices.flatMap { index -> [Edit] in
      let step = scenario.steps[index]
      guard let (receiver, origins, style) = step.action.making(in: board) else { return [] }
      return origins.flatMap { origin -> [Edit] in
        var labels = step.creating[...]
        guard let entry = board.entry(of: origin, named: &labels) else { return [] }
        let containers = scenario.world.stage.containers(around: receiver, in: board)
        return containers.map { container -> Edit in
          { scenario in
            scenario.steps.remove(at: index)
            scenario.world.stage.replace(container) { old in
              var filled = old
              filled.children.append(entry)
              return [filled]
            }
          }
        } + [
          { scenario in
            scenario.steps.remove(at: index)
            scenario.world.stage.presentations.append(
              StagePresentation(by: receiver, style: style, entry))
          }
        ]
      }
    }
  }
}

extension Stage {
  /// The controller itself and the nearest stack around it, as far as they are containers.
  fileprivate func containers(around label: Label, in board: Storyboard) -> [Label] {
    let all = trees.flatMap(\.subtree)
    let path = ancestors(of: label) + [label]
    let stack = path.last { name in
      all.first { $0.label == name }.map { board.kind(of: $0.origin) == .navigation } ?? false
    }
    let isPlain = all.contains { $0.label == label && board.kind(of: $0.origin) == .content }
    return (stack.map { [$0] } ?? []) + (isPlain ? [label] : [])
  }
}

extension Storyboard {
  /// An entry of an origin and of what its scene holds, with labels in order of birth; `nil` when
  /// there is none left.
  fileprivate func entry(of origin: Origin, named labels: inout ArraySlice<Label>) -> StageEntry? {
    guard let label = labels.popFirst() else { return nil }
    var entry = StageEntry(label, origin)
    guard case .scene(let name) = origin, let held = scene(name)?.holds else { return entry }
    for scene in held {
      guard let child = self.entry(of: .scene(scene), named: &labels) else { break }
      entry.children.append(child)
    }
    return entry
  }
}

extension Step.Action {
  /// Whom the step asks, what it may make, and the style in which it presents that.
  fileprivate func making(
    in board: Storyboard
  ) -> (receiver: Label, origins: [Origin], style: PresentationStyle?)? {
    switch self {
    case .present(.new(let origin), on: let label, let style): return (label, [origin], style)
    case .push(.new(let origin), on: let label), .show(.new(let origin), on: let label),
      .showDetail(.new(let origin), on: let label), .add(.new(let origin), to: let label),
      .replace(.new(let origin), on: let label):
      return (label, [origin], nil)
    case .performSegue(let label, let identifier):
      return (label, board.destinations(of: [identifier]), nil)
    case .tap(let label, let control):
      let fired = board.controls.filter { $0.name == control }.flatMap(\.fires)
      let identifiers = fired.compactMap { firing -> SegueIdentifier? in
        if case .segue(let identifier) = firing { identifier } else { nil }
      }
      return (label, board.destinations(of: identifiers), nil)
    default: return nil
    }
  }
}

extension Storyboard {
  fileprivate func destinations(of identifiers: [SegueIdentifier]) -> [Origin] {
    segues.filter { identifiers.contains($0.identifier) }.compactMap(\.destination)
      .map(Origin.scene)
  }
}
