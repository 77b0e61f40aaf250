import FlowModel
import SegueKit

/// SegueKit as a system that plays scenarios.
///
/// Every scene gets a scripted controller that keeps its contract and tells when it is asked,
/// told to prepare or handed an unwind action. Every run has an environment of its own and stays
/// on its thread.
public struct SegueSimulation: FlowSystem {
  /// Makes the simulation.
  public init() {}

  /// Sets the stage of a world and takes the first snapshot.
  public func begin(_ world: World, into recording: Recording) -> Run {
    let recorder = Recorder(writing: recording)
    let environment = SegueEnvironment(observer: recorder)
    return environment.run {
      let run = Run(world: world, recorder: recorder, environment: environment)
      run.set(world.stage)
      recorder.isOnStage = false
      recording.take(run.snapshot())
      return run
    }
  }

  /// One flow on SegueKit: a window, an environment and who writes down what happens.
  public struct Run: FlowRun {
    let blueprint: Storyboard
    let storyboard: UIStoryboard
    let recorder: Recorder
    let environment: SegueEnvironment
    let window: UIWindow

    init(world: World, recorder: Recorder, environment: SegueEnvironment) {
      blueprint = world.storyboard
      storyboard = UIStoryboard(world.storyboard, recorder: recorder)
      self.recorder = recorder
      self.environment = environment
      window = UIWindow()
    }

    /// Does one step and takes one snapshot.
    ///
    /// Whoever stood in the window lives until the step is over, as until the end of a turn of
    /// UIKit's run loop; when the optimizer lets go of a controller must not be seen in a trace.
    public mutating func perform(_ step: Step, into recording: Recording) {
      recorder.reactions.beginStep()
      environment.run {
        withExtendedLifetime(everybody()) {
          if let decline = carryOut(step.action) { recorder.record(.declined(decline)) }
          // What is at rest anyway is tidied up like what has settled.
          if step.settles || environment.transitionsInFlight == 0 { environment.settle() }
        }
        recording.take(snapshot())
      }
    }
  }
}
