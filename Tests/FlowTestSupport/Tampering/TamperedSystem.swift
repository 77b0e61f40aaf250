import FlowModel

/// A system that does everything right and tells it wrongly.
package struct TamperedSystem<Base: FlowSystem>: FlowSystem {
  private let base: Base
  private let tampering: Tampering

  /// Makes a system that plays as another one does.
  ///
  /// - Parameters:
  ///   - base: The system that plays.
  ///   - tampering: What is wrong with how it is told.
  package init(_ base: Base, tampering: Tampering) {
    self.base = base
    self.tampering = tampering
  }

  /// What the other system reports.
  package var reported: Set<Event.Kind> { base.reported }

  /// Sets the stage of a world and takes the first snapshot.
  package func begin(_ world: World, into recording: Recording) -> Run {
    Run(base: base.begin(world, into: recording), tampering: tampering)
  }

  /// A run of the other system, told wrongly.
  package struct Run: FlowRun {
    fileprivate var base: Base.Run
    fileprivate let tampering: Tampering

    /// Does one step and takes one snapshot.
    package mutating func perform(_ step: Step, into recording: Recording) {
      base.perform(step, into: recording)
      recording.retell(tampering.retelling)
    }
  }
}
