import FlowInvariants
import FlowGeneration

/// How many flows a second of a core is worth, as a campaign plays them and with less and less
/// done.
struct SpeedBench {
  private let name: String
  private let flowCount: Int
  private let turns: [Turn]

  /// How many seconds each way of playing all flows took, measured one after the other.
  private struct Turn {
    /// A campaign.
    var judging: Double
    /// A campaign without the invariants.
    var playing: Double
    /// The worlds made.
    var growing: Double
    /// The worlds made, and the steps of the campaign chosen from the snapshots that it saw.
    var choosing: Double
    /// The worlds made, and the steps of the campaign played with nothing taken down.
    var rehearsing: Double
    /// The worlds made, and the steps of the campaign played, taken down and checked.
    var checking: Double
    /// The calibration.
    var calibration: Double

    /// To generate the flows, and to play them with nobody listening.
    var base: Double { choosing + rehearsing - growing }

    /// To record, to take snapshots and to check.
    var watching: Double { checking - rehearsing }
  }

  /// The sorts of flows that are measured: those of every campaign, and long ones.
  static let all = [
    SpeedBench("default", flowCount: 4_000, within: Limits()),
    SpeedBench("10 controllers, 20 steps", flowCount: 1_000, within: .long),
  ]

  /// Plays some flows several times in turn.
  private init(_ name: String, flowCount: Int, within limits: Limits) {
    self.name = name
    self.flowCount = flowCount
    let flows = SpeedFlows(count: flowCount, within: limits)
    turns = (0..<5).map { _ in
      Turn(
        judging: ThreadTime.seconds { flows.runCampaign(by: .standard) },
        playing: ThreadTime.seconds { flows.runCampaign(by: Catalog([])) },
        growing: ThreadTime.seconds(of: flows.grow),
        choosing: ThreadTime.seconds(of: flows.choose),
        rehearsing: ThreadTime.seconds(of: flows.rehearse),
        checking: ThreadTime.seconds(of: flows.check),
        calibration: ThreadTime.calibration)
    }
  }

  /// The names of the columns.
  static let title = row(
    "flows",
    [
      "a second", "played only", "times", "base", "watching", "to playing", "all else",
      "calibrated",
    ])

  /// The line of one sort.
  ///
  /// Flows a second, the same when nothing is judged, and how many times more those are; the base,
  /// for which the same flows are generated and played with nobody listening; how many times the
  /// base it costs to record, to take snapshots and to check, how many times playing alone, and how
  /// many times the base all that a campaign does besides it, relations included; how many flows of
  /// the base the calibration is worth.
  var line: String {
    Self.row(
      name,
      [
        speed(\.judging), speed(\.playing), median { $0.judging / $0.playing }.formatted,
        speed(\.base), median { $0.watching / $0.base }.formatted,
        median { $0.watching / $0.rehearsing }.formatted,
        median { $0.judging / $0.base - 1 }.formatted,
        "\(Int(median { Double(flowCount) * $0.calibration / $0.base }))",
      ])
  }

  /// How many flows a second are played so.
  private func speed(_ seconds: (Turn) -> Double) -> String {
    "\(Int(median { Double(flowCount) / seconds($0) }))"
  }

  private func median(_ number: (Turn) -> Double) -> Double { turns.map(number).median }

  private static func row(_ name: String, _ columns: [String]) -> String {
    name.padded(to: 28) + columns.map { $0.padded(to: 13) }.joined()
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
