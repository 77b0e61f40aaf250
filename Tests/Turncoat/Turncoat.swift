import FlowModel
import FlowTestSupport
import Foundation

/// A faulty engine with a habit that it has in a second process only.
struct Turncoat: FlowSystem {
  /// What it does there.
  enum Habit: String {
    /// It waits in place of the last of several steps.
    case idles
    /// It traps when a flow has several steps.
    case crashes
    /// It takes a step for something else when a flow has several of them, which aborts.
    case miscasts
    /// It crashes without a word, in the second step of a flow, and elsewhere on a stage of one
    /// controller.
    case trips
    /// It never ends a flow of several steps.
    case hangs
    /// It ends the process without a word.
    case quits
  }

  /// The habit; `nil` for none.
  var habit: Habit?

  private let engine = SketchEngine(fault: .stackNotPopped)

  init(habit: Habit?) { self.habit = habit }

  var reported: Set<Event.Kind> { engine.reported }

  func begin(_ world: World, into recording: Recording) -> Run {
    if habit == .quits { exit(5) }
    if habit == .trips && world.stage.entries.count == 1 { raise(SIGILL) }
    return Run(run: engine.begin(world, into: recording), habit: habit)
  }

  struct Run: FlowRun {
    fileprivate var run: SketchRun
    fileprivate var habit: Habit?
    private var stepCount = 0

    fileprivate init(run: SketchRun, habit: Habit?) {
      self.run = run
      self.habit = habit
    }

    mutating func perform(_ step: Step, into recording: Recording) {
      stepCount += 1
      guard stepCount > 1, let habit else { return run.perform(step, into: recording) }
      if habit == .trips { raise(SIGILL) }
      if habit == .crashes { fatalError("another process, another habit") }
      // swift-format-ignore: NeverForceUnwrap
      if habit == .miscasts { setenv("TURNCOAT", (step as Any) as! String, 1) }
      while habit == .hangs { pause() }
      run.perform(Step(.settle), into: recording)
    }
  }
}
