import FlowGeneration
import FlowModel

/// What a flow is true to, and smaller ones must stay true to: the contracts and child counts of
/// the system's classes, the form of its sheets, and what it can play at all.
///
/// A class that follows its own mind does not change with what its scene declares, and a container
/// for two does not become one for three. What a storyboard draws for a class stays, too, for the
/// class counts on it, and what a person has done in an app no code does.
struct Truth {
  private let classes: [OfferedClass]
  private let drawing: ClassDrawing
  /// The parts of it to which this flow itself is not true, so that no smaller one has to be, are
  /// `nil` or left out.
  private let contracts: [OfferedClass]?
  private var childCounts: ChildCounts?
  private let repertoire: Repertoire?
  private let isByHand: Bool
  private let keepsCards: Bool
  private let controlCounts: [ClassName: Set<Int>]

  init(of scenario: Scenario, to system: some FlowSystem) {
    classes = system.classes
    drawing = ClassDrawing(in: scenario.world.storyboard, for: classes)
    contracts = scenario.world.isTrue(to: classes) ? classes : nil
    let childCounts = ChildCounts(of: classes)
    self.childCounts = childCounts.hold(in: scenario) ? childCounts : nil
    repertoire = system.repertoire.plays(scenario) ? system.repertoire : nil
    isByHand = !scenario.world.storyboard.named.isEmpty && scenario.isByHand
    keepsCards = system.showsCards && scenario.world.showsCards
    controlCounts = scenario.world.storyboard.controlCounts
  }

  init(of trace: Trace, to system: some FlowSystem) {
    self.init(of: trace.scenario, to: system)
    if childCounts?.firstBreach(in: trace) != nil { childCounts = nil }
  }

  /// Whether a scenario can be as true.
  func admits(_ scenario: Scenario) -> Bool {
    contracts.map(scenario.world.isTrue) != false
      && childCounts?.hold(in: scenario) != false
      && repertoire?.plays(scenario) != false
      && (!isByHand || scenario.isByHand)
      && (!keepsCards || scenario.world.showsCards)
      && drawing.holds(in: scenario.world.storyboard, for: classes)
  }

  /// Whether no scene of an app's own class has lost a control, by which an app would be another
  /// one for whoever looks for something to touch.
  func keepsControls(in scenario: Scenario) -> Bool {
    scenario.world.storyboard.controlCounts.allSatisfy { name, counts in
      controlCounts[name]?.isSuperset(of: counts) != false
    }
  }

  /// Whether a flow that began so is as true to its end.
  func admits(_ trace: Trace) -> Bool {
    childCounts?.firstBreach(in: trace) == nil
  }
}

extension Scenario {
  /// Whether a person can do all that is done.
  fileprivate var isByHand: Bool { steps.allSatisfy(\.kind.isOpenToPerson) }
}

extension Storyboard {
  /// How many controls the scenes of each class of an app's own have.
  fileprivate var controlCounts: [ClassName: Set<Int>] {
    var counts: [ClassName: Set<Int>] = [:]
    for scene in scenes {
      guard let name = scene.className else { continue }
      counts[name, default: []].insert(controls.count { $0.scene == scene.name })
    }
    return counts
  }
}
