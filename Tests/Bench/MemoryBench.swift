import FlowFuzzing
import FlowModel
import Foundation
import SegueSimulation

/// How much memory a long campaign holds.
enum MemoryBench {
  /// Prints the megabytes in use each time the flows have doubled, and at the end.
  static func run(flowCount: Int) {
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: flowCount), judge: Judge(of: system), workerCount: 2)
    var next = 10_000
    write("flows".padded(to: 14) + "megabytes")
    _ = campaign.run(onEpoch: { report in
      let count = report.reach.flowCount
      guard count >= next || count >= flowCount else { return }
      write("\(count)".padded(to: 14) + megabytes.formatted)
      next *= 2
    })
  }

  /// What the kernel counts as resident.
  ///
  /// - SeeAlso: Linux, `proc_pid_statm(5)`.
  private static var megabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Double(pages * Int(getpagesize())) / 1_048_576
  }
}
