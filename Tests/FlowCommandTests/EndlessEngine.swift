import FlowModel
import FlowTestSupport

/// An engine that does not come back from some step of a flow: it crashes there, or never ends.
struct EndlessEngine: FlowSystem {
  struct Run: FlowRun {
    fileprivate var run: SketchRun
    fileprivate let engine: EndlessEngine
    fileprivate var stepCount = 0

    mutating func perform(_ step: Step, into recording: Recording) {
      stepCount += 1
      if stepCount == engine.number { engine.deed() }
      run.perform(step, into: recording)
    }
  }

  private let number: Int
  private let deed: @Sendable () -> Void

  /// Makes an engine.
  ///
  /// - Parameters:
  ///   - number: Which step it is, counted from 1.
  ///   - deed: What the engine does there.
  init(atStep number: Int, _ deed: @escaping @Sendable () -> Void) {
    self.number = number
    self.deed = deed
  }

  func begin(_ world: World, into recording: Recording) -> Run {
    Run(run: SketchEngine().begin(world, into: recording), engine: self)
  }
}
