import FlowModel
import SegueKit

extension SegueSimulation {
  /// One flow on SegueKit: a window, an environment and who writes down what happens.
  public struct Run: FlowRun {
    let storyboard: UIStoryboard
    let recorder: Recorder
    let environment: SegueEnvironment
    var window: UIWindow
    let retained: RetainedControllers
    private let signals: [RegisteredSignal]

    init(of system: SegueSimulation, recorder: Recorder, environment: SegueEnvironment) {
      retained = RetainedControllers(in: environment)
      ScriptedScenes(of: system, recorder: recorder, retained: retained).register(in: environment)
      storyboard = .scripted()
      self.recorder = recorder
      self.environment = environment
      window = UIWindow()
      signals = system.registeredSignals
    }

    /// What an app of the system has registered under a name; `nil` for nothing.
    func signal(_ name: SignalName) -> RegisteredSignal? { signals.first { $0.name == name } }

    var blueprint: Storyboard { recorder.blueprint }

    /// Does one step and takes one snapshot.
    ///
    /// Whoever stood in the window lives until the step is over, as until the end of a turn of
    /// UIKit's run loop; when the optimizer lets go of a controller must not be seen in a trace.
    public mutating func perform(_ step: Step, into recording: Recording) {
      recorder.reactions.beginStep()
      recorder.popped = nil
      recorder.sizeHearing = nil
      environment.noteRest()
      environment.run {
        let count = withExtendedLifetime(window.everybody) { everybody in
          if let decline = carryOut(step) { recorder.record(.declined(decline)) }
          environment.runMainQueue()
          // What is at rest anyway is tidied up like what has settled.
          if step.settles || environment.transitionsInFlight == 0 { environment.settle() }
          return everybody.count
        }
        recording.take(snapshot(expecting: count + 2))
      }
    }
  }
}
