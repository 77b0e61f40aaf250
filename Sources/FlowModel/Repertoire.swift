/// What a system can play; flows that are grown for it have nothing else.
///
/// Whatever it can do without is left out of what ``everything`` has: an engine without split view
/// controllers and compact windows takes away `.split` and `.compact`.
public struct Repertoire: Hashable, Sendable {
  /// The kinds of controllers besides plain ones, which every system has.
  public var kinds = EnumSet<ControllerKind>.all
  /// How wide the window can be.
  public var sizes = EnumSet<SizeClass>.all
  /// The styles in which it presents; none where nothing is ever presented.
  public var styles = EnumSet<PresentationStyle>.all
  /// The sorts of segues between its scenes.
  public var segues = EnumSet<Segue.Sort>.all
  /// Whether a custom segue may put a controller between its source and its destination.
  public var playsIntermediates = true
  /// The kinds of steps.
  public var steps = EnumSet<Step.Kind>.all

  /// Makes the repertoire that has everything.
  public init() {}

  /// All that there is, which is UIKit's.
  public static let everything = Repertoire()
}

extension Repertoire {
  /// Whether all of a scenario is in it.
  package func plays(_ scenario: Scenario) -> Bool {
    plays(scenario.world) && scenario.steps.allSatisfy { plays($0.action) }
  }

  /// Whether an offer is in it; how it is taken up may still not be.
  package func plays(_ offer: Offer) -> Bool {
    if case .size(let size) = offer, !sizes.contains(size) { return false }
    return steps.contains(offer.kind)
  }

  /// Whether a step is in it: what is done, to whom it hands over, and how.
  package func plays(_ action: Step.Action) -> Bool {
    guard steps.contains(Step(action).kind) else { return false }
    if case .size(let size) = action, !sizes.contains(size) { return false }
    if case .present(_, on: _, let style) = action, !plays(style) { return false }
    if case .new(.stock(let kind)) = action.subject { return plays(kind) }
    return true
  }

  /// Whether a style is in it; without one something is presented in the automatic one.
  private func plays(_ style: PresentationStyle?) -> Bool { styles.contains(style ?? .automatic) }

  private func plays(_ kind: ControllerKind) -> Bool { kind == .content || kinds.contains(kind) }

  /// Whether all of a world is in it.
  package func plays(_ world: World) -> Bool {
    plays(world.stage) && world.storyboard.scenes.allSatisfy(plays)
      && world.storyboard.segues.allSatisfy(plays)
  }

  private func plays(_ scene: Scene) -> Bool {
    plays(scene.kind) && scene.style.map(styles.contains) ?? true
  }

  /// Whether all of a stage is in it, but for the scenes of which its controllers are.
  package func plays(_ stage: Stage) -> Bool {
    sizes.contains(stage.size)
      && stage.entries.allSatisfy { entry in
        if case .stock(let kind) = entry.origin { plays(kind) } else { true }
      }
      && stage.presentations.allSatisfy { plays($0.style) }
  }

  /// Whether a segue is in it, with the styles in which it presents.
  package func plays(_ segue: Segue) -> Bool {
    guard segues.contains(segue.kind.sort), playsIntermediates || segue.intermediate == nil else {
      return false
    }
    switch segue.kind {
    case .present(_, let style) where !plays(style): return false
    case .popover where !plays(.popover): return false
    default: break
    }
    return segue.preparedStyle.map { plays($0) } ?? true
  }
}
