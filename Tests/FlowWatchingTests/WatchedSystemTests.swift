import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowWatching
import SegueSimulation
import Testing

@Suite struct `A watched system` {
  private let system = SegueSimulation(registering: RegisteredClass.containers)
  private let errand = Errand("It was playing.")

  @Test func `offers what the system offers`() {
    let watched = WatchedSystem(Terse(), for: errand)
    #expect(watched.reported == [.push])
    #expect(watched.classes.map(\.name) == ["Drawer"])
    #expect(watched.segueClasses.map(\.name) == ["Fade"])
    #expect(watched.knows("Loner", as: .tabs))
    #expect(!watched.knows("Drawer", as: .content))
    #expect(watched.knowsSegueClass("Rare") && !watched.knowsSegueClass("Fade"))
  }

  @Test func `shows what the system shows`() {
    let budget = Budget(runsMax: 40, certificateRunsMax: 0, explanationRunsMax: 0)
    let reports = (
      Campaign(seed: Seed(1), budget: budget, judge: Judge(of: system)).run(),
      Campaign(
        seed: Seed(1), budget: budget, judge: Judge(watching: system, for: errand, by: .standard)
      ).run()
    )
    #expect(reports.0.audit.digest == reports.1.audit.digest)
    #expect(reports.0.reach.stepCount == reports.1.reach.stepCount)
    #expect(reports.0.reach.stepCount > 100)
  }
}

/// A system that tells of pushes alone, and that nobody plays.
private struct Terse: FlowSystem {
  struct Run: FlowRun {
    mutating func perform(_ step: Step, into recording: Recording) {}
  }

  var reported: Set<Event.Kind> { [.push] }
  var classes: [OfferedClass] { [OfferedClass("Drawer", .content)] }
  var segueClasses: [OfferedSegueClass] { [OfferedSegueClass("Fade", role: .custom)] }

  func knows(_ name: ClassName, as kind: ControllerKind) -> Bool { name == "Loner" }

  func knowsSegueClass(_ name: ClassName) -> Bool { name == "Rare" }

  func begin(_ world: World, into recording: Recording) -> Run { Run() }
}
