import FlowFuzzing
import FlowModel
import Foundation
import SegueSimulation

/// What a second worker is worth: one campaign on two cores beside two campaigns on one core each,
/// which run at the same time.
enum WorkersBench {
  /// Measures several times in turn and prints each ratio, then their median.
  static func run(flowCount: Int) throws {
    write(["together", "apart", "times"].map { $0.padded(to: 12) }.joined())
    var ratios: [Double] = []
    for _ in 0..<5 {
      let together = Double(flowCount) / seconds(flowCount: flowCount, workerCount: 2)
      let apart = try meanSpeedOfTwoProcesses(flowCount: flowCount)
      ratios.append(together / apart)
      write(
        ["\(Int(together))", "\(Int(apart))", (together / apart).formatted]
          .map { $0.padded(to: 12) }.joined())
    }
    write("median".padded(to: 24) + ratios.median.formatted)
  }

  /// Plays the flows with one worker and prints how many seconds that took, for whoever started it.
  static func playAlone(flowCount: Int) {
    write("\(seconds(flowCount: flowCount, workerCount: 1))")
  }

  private static func seconds(flowCount: Int, workerCount: Int) -> Double {
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: flowCount), judge: Judge(of: system),
      workerCount: workerCount)
    let time = ContinuousClock().measure { _ = campaign.run() }
    return Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
  }

  /// How many flows a second each of two processes plays, in the mean.
  private static func meanSpeedOfTwoProcesses(flowCount: Int) throws -> Double {
    let children = try (0..<2).map { _ in
      let (process, pipe) = (Process(), Pipe())
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["alone", "\(flowCount)"]
      process.standardOutput = pipe
      try process.run()
      return (process, pipe)
    }
    let speeds = children.map { process, pipe in
      let answer = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      let seconds = Double(String(decoding: answer, as: UTF8.self).dropLast()) ?? .infinity
      return Double(flowCount) / seconds
    }
    return speeds.reduce(0, +) / 2
  }
}
