import FlowModel
import Synchronization

/// A system that does what it is asked every other time only.
package struct MoodySystem: FlowSystem {
  private let base = SketchEngine()
  private let mood = Mood()

  /// Makes the system.
  package init() {}

  /// What the sketch engine reports.
  package var reported: Set<Event.Kind> { base.reported }

  /// Sets the stage of a world and takes the first snapshot.
  package func begin(_ world: World, into recording: Recording) -> Run {
    Run(base: base.begin(world, into: recording), isGood: mood.next())
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

  private final class Mood: Sendable {
    private let count = Mutex(0)

    func next() -> Bool {
      count.withLock {
        $0 += 1
        return $0.isMultiple(of: 2)
      }
    }
  }
}
