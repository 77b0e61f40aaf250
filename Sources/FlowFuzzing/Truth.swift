import FlowGeneration
import FlowModel

/// Checks that smaller flows still respect the contracts and child counts of the system's classes,
/// the form of its sheets and what it can play at all.
///
/// A class that follows its own mind does not change with what its scene declares, and a container
/// for two does not become one for three. What a storyboard draws for a class stays, too, for the
/// class counts on it, and what a person has done in an app no code does.
struct Truth {
  private let classes: [OfferedClass]
  private let childCounts: ChildCounts
  private let keepsContracts: Bool
  private var keepsChildCounts: Bool
  private let drawing: ClassDrawing
  private let isByHand: Bool
  private let keepsCards: Bool
  /// What the system can play; `nil` when that is not enough for the flow as it is.
  private let repertoire: Repertoire?

  init(of scenario: Scenario, to system: some FlowSystem) {
    classes = system.classes
    repertoire = system.repertoire.plays(scenario) ? system.repertoire : nil
    keepsCards = system.showsCards && scenario.world.showsCards
    childCounts = ChildCounts(of: classes)
    keepsContracts = scenario.world.isTrue(to: classes)
    keepsChildCounts = childCounts.hold(in: scenario)
    drawing = ClassDrawing(in: scenario.world.storyboard, for: classes)
    isByHand = !scenario.world.storyboard.named.isEmpty && scenario.isByHand
  }

  init(of trace: Trace, to system: some FlowSystem) {
    self.init(of: Scenario(trace.world, steps: trace.steps), to: system)
    if childCounts.firstBreach(in: trace) != nil { keepsChildCounts = false }
  }

  /// Whether a scenario can be as true.
  func admits(_ scenario: Scenario) -> Bool {
    (!keepsContracts || scenario.world.isTrue(to: classes))
      && (!keepsChildCounts || childCounts.hold(in: scenario))
      && (!isByHand || scenario.isByHand)
      && (!keepsCards || scenario.world.showsCards)
      && repertoire?.plays(scenario) != false
      && drawing.holds(in: scenario.world.storyboard, for: classes)
  }

  /// Whether a flow that began so is as true to its end.
  func admits(_ trace: Trace) -> Bool {
    !keepsChildCounts || childCounts.firstBreach(in: trace) == nil
  }
}

extension Scenario {
  /// Whether a person can do all that is done.
  fileprivate var isByHand: Bool { steps.allSatisfy(\.kind.isOpenToPerson) }
}
