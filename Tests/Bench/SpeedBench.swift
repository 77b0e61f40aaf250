import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueSimulation

/// How many flows a second of a core is worth, as a campaign plays them and with less and less done.
struct SpeedBench {
  private let name: String
  private let turns: [Turn]

  /// The flows that each way of playing did in a second, measured one after the other.
  private struct Turn {
    /// A campaign.
    var judging: Double
    /// A campaign without the invariants.
    var playing: Double
    /// The worlds made, and the steps of the campaign played and checked.
    var checking: Double
    /// The worlds made, and the steps of the campaign played with nothing taken down.
    var rehearsing: Double
    /// How long the calibration took, in seconds.
    var calibration: Double
  }

  /// The sorts of flows that are measured: those of every campaign, and long ones.
  static let all = [
    SpeedBench("default", flowCount: 4_000, within: Limits()),
    SpeedBench("10 controllers, 20 steps", flowCount: 1_000, within: .long),
  ]

  /// Plays some flows several times in turn.
  private init(_ name: String, flowCount: Int, within limits: Limits) {
    self.name = name
    let flows = SpeedFlows(count: flowCount, within: limits)
    turns = (0..<5).map { _ in
      Turn(
        judging: flows.speed { flows.runCampaign(by: .standard) },
        playing: flows.speed { flows.runCampaign(by: Catalog([])) },
        checking: flows.speed { flows.playAgain { _ = flows.judge.judge($0) } },
        rehearsing: flows.speed { flows.playAgain { _ = flows.system.rehearse($0) } },
        calibration: ThreadTime.calibration)
    }
  }

  /// The names of the columns.
  static let title = row(
    "flows", ["a second", "played only", "times", "base", "overhead", "checking", "calibrated"])

  /// The line of one sort.
  ///
  /// Flows a second, the same when nothing is judged, and how many times more those are; the base, for
  /// which the same steps are played with nothing taken down; how many times the base a flow costs
  /// besides, all in all, and when the steps are known before; how many flows of the base the
  /// calibration is worth.
  var line: String {
    let overhead = median { $0.rehearsing / $0.judging - 1 }
    let checking = median { $0.rehearsing / $0.checking - 1 }
    return Self.row(
      name,
      [
        "\(Int(median(\.judging)))", "\(Int(median(\.playing)))",
        median { $0.playing / $0.judging }.formatted, "\(Int(median(\.rehearsing)))",
        overhead.formatted, checking.formatted,
        "\(Int(median { $0.rehearsing * $0.calibration }))",
      ])
  }

  private func median(_ number: (Turn) -> Double) -> Double { turns.map(number).median }

  private static func row(_ name: String, _ columns: [String]) -> String {
    name.padded(to: 28) + columns.map { $0.padded(to: 13) }.joined()
  }
}

/// The flows of a campaign, to be played in different ways.
private struct SpeedFlows {
  let system: SegueSimulation
  let judge: Judge<SegueSimulation>
  private let limits: Limits
  private let steps: [[Step]]

  /// Plays the flows once, to know their steps.
  init(count: Int, within limits: Limits) {
    system = SegueSimulation(registering: RegisteredClass.containers)
    judge = Judge(of: system)
    var limits = limits
    limits.classes = system.classes
    self.limits = limits
    let campaign = Campaign(
      seed: Self.seed, judge: Judge(of: system, by: Catalog([])), source: .generated(limits))
    let traces = (0..<count).map { campaign.judgement(ofRun: $0).trace }
    steps = traces.map(\.steps)
    for trace in traces {
      let cast = system.rehearse(Scenario(trace.world, steps: trace.steps))
      precondition(cast == trace.cast, "a flow goes another way when nothing is taken down")
    }
  }

  private static let seed = Seed(1)

  /// How many flows a second some work is that does something with each.
  func speed(of work: () -> Void) -> Double {
    Double(steps.count) / ThreadTime.seconds(of: work)
  }

  /// Plays a campaign.
  func runCampaign(by catalog: Catalog) {
    let campaign = Campaign(
      seed: Self.seed, budget: Budget(runsMax: steps.count), judge: Judge(of: system, by: catalog),
      source: .generated(limits))
    _ = campaign.run()
  }

  /// Makes the worlds anew and hands them on, each with the steps of its flow.
  func playAgain(_ play: (Scenario) -> Void) {
    for (run, steps) in steps.enumerated() {
      let world = Plan(for: Self.seed.run(run), within: limits).world
      play(Scenario(world, steps: steps))
    }
  }
}

extension Limits {
  fileprivate static var long: Limits {
    var limits = Limits()
    limits.controllers = 10...10
    limits.steps = 20...20
    return limits
  }
}
