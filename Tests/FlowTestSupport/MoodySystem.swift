import FlowModel
import Synchronization

/// A system that does what it is asked every other time only, counted for each world.
package struct MoodySystem: FlowSystem {
  private let base = SketchEngine()
  private let mood = Mood()

  /// Makes the system.
  package init() {}

  /// What the sketch engine reports.
  package var reported: Set<Event.Kind> { base.reported }

  /// Sets the stage of a world and takes the first snapshot.
  package func begin(_ world: World, into recording: Recording) -> Run {
    Run(base: base.begin(world, into: recording), isGood: mood.next(in: world))
  }

  /// A run that follows every step, or none.
  package struct Run: FlowRun {
    fileprivate var base: SketchEngine.Run
    fileprivate let isGood: Bool

    /// Does one step, or waits, and takes one snapshot.
    package mutating func perform(_ step: Step, into recording: Recording) {
      base.perform(isGood ? step : Step(.settle), into: recording)
    }
  }

  // Counted over all worlds, the order in which threads come by would decide.
  private final class Mood: Sendable {
    private let bad = Mutex<Set<World>>([])

    func next(in world: World) -> Bool {
      bad.withLock { $0.remove(world) == nil && $0.insert(world).inserted }
    }
  }
}
