import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueSimulation

/// How many flows a second of a core is worth.
struct SpeedBench {
  private let name: String
  private let playing: Double
  private let judging: Double

  /// The sorts of flows that are measured: those of every campaign, and long ones.
  static let all = [
    SpeedBench("default", flowCount: 4_000, within: Limits()),
    SpeedBench("10 controllers, 20 steps", flowCount: 1_000, within: .long),
  ]

  /// Plays some flows several times in turn, with and without the invariants.
  private init(_ name: String, flowCount: Int, within limits: Limits) {
    self.name = name
    let system = SegueSimulation(registering: RegisteredClass.containers)
    var limits = limits
    limits.classes = system.classes
    let speed = { (catalog: Catalog) in
      let campaign = Campaign(
        seed: Seed(1), budget: Budget(runsMax: flowCount), judge: Judge(of: system, by: catalog),
        source: .generated(limits))
      return Double(flowCount) / ThreadTime.seconds { _ = campaign.run() }
    }
    let speeds = (0..<5).map { _ in (speed(Catalog([])), speed(.standard)) }
    playing = speeds.map(\.0).median
    judging = speeds.map(\.1).median
  }

  /// The names of the columns.
  static let title =
    "flows".padded(to: 28)
    + ["a second", "played only", "times"].map { $0.padded(to: 14) }.joined()

  /// The line of one sort: flows a second, the same when nothing is judged, and how many times more
  /// those are.
  var line: String {
    name.padded(to: 28)
      + ["\(Int(judging))", "\(Int(playing))", (playing / judging).formatted]
      .map { $0.padded(to: 14) }.joined()
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
