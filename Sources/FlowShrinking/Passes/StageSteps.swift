import FlowModel

/// Lets what a step makes stand on the stage from the beginning, in place of the step.
///
/// It is put on top of the nearest stack, among the children of a plain container around, or
/// presented, by the one who was asked, the outermost container around or who was presented last,
/// with what its scene holds and embeds. Whom the step does not name gets a new name. Of a segue
/// with an intermediate controller either of the two is put there.
struct StageSteps: ShrinkPass {
  func edits(of scenario: Scenario) -> [Edit] {
    let board = scenario.world.storyboard
    let fresh = scenario.freshLabels(Storyboard.newcomersMax)
    return scenario.steps.indices.flatMap { index -> [Edit] in
      let step = scenario.steps[index]
      guard let (receiver, made) = step.action.making(in: scenario.world) else { return [] }
      return made.flatMap { made -> [Edit] in
        var labels = (step.creating + fresh)[...]
        if let first = made.after { _ = board.entry(of: first, named: &labels) }
        guard let entry = board.entry(of: made.origin, named: &labels) else { return [] }
        let containers = scenario.world.stage.containers(around: receiver, in: board)
        return containers.map { container -> Edit in
          { scenario in
            scenario.steps.remove(at: index)
            scenario.world.stage.change(container) { $0.children.append(entry) }
          }
        }
          + scenario.world.stage.callers(inPlaceOf: receiver).map { caller -> Edit in
            { scenario in
              scenario.steps.remove(at: index)
              scenario.world.stage.presentations.append(
                StagePresentation(by: caller, style: made.style, entry))
            }
          }
      }
    }
  }
}

/// What a step may make, what it has made before that, and the style that presents it.
private struct Making {
  var origin: Origin
  var after: Origin?
  var style: PresentationStyle?
}

extension Stage {
  /// The controller itself, the outermost container around it, which presents what is shown, and
  /// who was presented last, which does so where nobody can push.
  fileprivate func callers(inPlaceOf label: Label) -> [Label] {
    let callers = [label] + ancestors(of: label).prefix(1)
    guard let topmost = presentations.last?.entry.label, !callers.contains(topmost) else {
      return callers
    }
    return callers + [topmost]
  }

  /// The nearest stack around a controller, and the plain ones around it, which may adopt.
  fileprivate func containers(around label: Label, in board: Storyboard) -> [Label] {
    let all = trees.flatMap(\.subtree)
    let path = [label] + ancestors(of: label).reversed()
    func those(_ kind: ControllerKind) -> [Label] {
      path.filter { name in
        all.contains { $0.label == name && board.kind(of: $0.origin) == kind }
      }
    }
    return those(.navigation).prefix(1) + those(.content)
  }
}

extension Step.Action {
  /// Whom the step asks, and what it may make.
  fileprivate func making(in world: World) -> (receiver: Label, made: [Making])? {
    let board = world.storyboard
    switch self {
    case .alert:
      let top = world.stage.presentations.last?.entry ?? world.stage.root
      return (top.label, [Making(origin: .stock(.content))])
    case .open(let scene):
      let top = world.stage.presentations.last?.entry ?? world.stage.root
      return (top.label, [Making(origin: .scene(scene))])
    case .present(.new(let origin), on: let label, let style):
      return (label, [Making(origin: origin, style: style)])
    case .push(.new(let origin), on: let label), .show(.new(let origin), on: let label),
      .showDetail(.new(let origin), on: let label), .add(.new(let origin), to: let label),
      .replace(.new(let origin), on: let label):
      return (label, [Making(origin: origin)])
    case .performSegue(let label, let identifier):
      return (label, board.made(by: [identifier]))
    case .tap(let label, let control):
      return (label, board.made(by: board.segues(firedBy: control)))
    default: return nil
    }
  }
}

extension Storyboard {
  fileprivate func made(by identifiers: [SegueIdentifier]) -> [Making] {
    segues.filter { identifiers.contains($0.identifier) }.flatMap { segue -> [Making] in
      guard let scene = segue.destination else { return [] }
      let destination = Making(origin: .scene(scene), style: segue.kind.style)
      let intermediate = segue.intermediate.map {
        Making(origin: .scene($0.scene), after: destination.origin)
      }
      return [destination] + (intermediate.map { [$0] } ?? [])
    }
  }
}
