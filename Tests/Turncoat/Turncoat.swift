import FlowInvariants
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
    /// It crashes without a word in the second step of a flow, and ends the process so where the
    /// stage has one controller.
    case falters
    /// A rule traps when a flow has several steps.
    case misjudges
    /// A rule never ends when a flow has several steps.
    case ponders
  }

  /// The habit; `nil` for none.
  var habit: Habit?

  private let engine = SketchEngine(fault: .stackNotPopped)

  init(habit: Habit?) { self.habit = habit }

  var reported: Set<Event.Kind> { engine.reported }

  /// What must hold; one rule goes wrong itself where that is the habit.
  var catalog: Catalog {
    switch habit {
    case .misjudges: .standard.adding(Self.rule { fatalError("another process, another rule") })
    case .ponders: .standard.adding(Self.rule { while true { pause() } })
    default: .standard
    }
  }

  private static func rule(_ act: @escaping @Sendable () -> Void) -> Invariant {
    Invariant("Nothing comes second") { timeline in
      if timeline.moments.contains(where: { $0.chapter.step == 1 }) { act() }
    }
  }

  func begin(_ world: World, into recording: Recording) -> Run {
    if habit == .quits || habit == .falters && world.stage.entries.count == 1 { exit(5) }
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
      switch habit {
      case .idles, .quits: run.perform(Step(.settle), into: recording)
      case .crashes: fatalError("another process, another habit")
      case .miscasts:
        // swift-format-ignore: NeverForceUnwrap
        setenv("TURNCOAT", (step as Any) as! String, 1)
      case .trips, .falters: raise(SIGILL)
      case .hangs: while true { pause() }
      case .misjudges, .ponders: run.perform(step, into: recording)
      }
    }
  }
}
