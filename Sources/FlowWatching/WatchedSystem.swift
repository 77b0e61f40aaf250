import FlowFuzzing
import FlowInvariants
import FlowModel

/// A system of which each thread takes down where it is before it hands over to it.
package struct WatchedSystem<System: FlowSystem>: FlowSystem {
  private let system: System
  private let errand: Errand

  /// Watches a system that plays flows for an errand.
  package init(_ system: System, for errand: Errand) {
    self.system = system
    self.errand = errand
  }

  package var reported: Set<Event.Kind> { system.reported }
  package var classes: [OfferedClass] { system.classes }
  package var segueClasses: [OfferedSegueClass] { system.segueClasses }
  package var signals: [SignalName] { system.signals }
  package var repertoire: Repertoire { system.repertoire }
  package var showsCards: Bool { system.showsCards }

  package func knows(_ name: ClassName, as kind: ControllerKind) -> Bool {
    system.knows(name, as: kind)
  }

  package func knowsSegueClass(_ name: ClassName) -> Bool { system.knowsSegueClass(name) }

  package func begin(_ world: World, into recording: Recording) -> WatchedRun {
    let whereabouts = Whereabouts.ofThisThread
    whereabouts.begin(world, for: errand)
    defer { whereabouts.pause() }
    return WatchedRun(system.begin(world, into: recording), at: whereabouts)
  }
}

/// A run of a watched system; a reference, so that its end is watched, too.
package final class WatchedRun: FlowRun {
  /// Where the run stands: a property would cost more in each step, and could not be let go of.
  private let run = UnsafeMutablePointer<any FlowRun>.allocate(capacity: 1)
  private let whereabouts: Whereabouts

  fileprivate init(_ run: any FlowRun, at whereabouts: Whereabouts) {
    self.run.initialize(to: run)
    self.whereabouts = whereabouts
  }

  package func perform(_ step: Step, into recording: Recording) {
    whereabouts.begin(step)
    run.pointee.perform(step, into: recording)
    whereabouts.pause()
  }

  deinit {
    whereabouts.begin(.end)
    run.deinitialize(count: 1)
    whereabouts.pause()
    run.deallocate()
  }
}

extension Judge {
  /// Makes a judge that is watched while it plays and while it judges.
  ///
  /// - Parameters:
  ///   - system: What is under test.
  ///   - errand: What the flows are played for.
  ///   - catalog: What must hold.
  package init<Watched>(watching system: Watched, for errand: Errand, by catalog: Catalog)
  where System == WatchedSystem<Watched> {
    self.init(of: WatchedSystem(system, for: errand), by: catalog)
    onJudging = { isJudging in
      let whereabouts = Whereabouts.ofThisThread
      if isJudging { whereabouts.begin(.verdict) } else { whereabouts.pause() }
    }
    onOtherForm = { Whereabouts.ofThisThread.play(inOtherForm: $0) }
  }
}
