import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation

/// The search for one planted fault, with nothing to go by but the system that has it.
struct Drill {
  let plant: Plant
  /// What the campaign came home with.
  let report: CampaignReport
  /// The fault as it must be told; `nil` when the campaign did not find it.
  let finding: Finding?

  /// Looks for a fault until something is found.
  ///
  /// - Parameters:
  ///   - plant: The fault.
  ///   - flowsMax: After how many flows the search is given up.
  init(for plant: Plant, flowsMax: Int) {
    self.plant = plant
    var report = Self.report(of: plant.system, flowsMax: flowsMax, findingsMax: 1)
    let signatures = report.findings.map(\.signature)
    // What is left standing may blame whoever keeps it before it blames who is wrong, and what the
    // fault breaks besides may come first.
    if signatures.contains(where: { !plant.isToBlame(for: $0) }) {
      report = Self.report(of: plant.system, flowsMax: flowsMax, findingsMax: 3)
    } else if signatures.contains(where: { plant.alsoBroken.contains($0.invariant) }) {
      report = Self.report(of: plant.system, flowsMax: flowsMax, findingsMax: 2)
    }
    self.report = report
    finding = report.findings.first {
      $0.signature.invariant == plant.brokenInvariant && plant.isToBlame(for: $0.signature)
    }
  }

  private static func report(
    of system: some FlowSystem, flowsMax: Int, findingsMax: Int
  ) -> CampaignReport {
    Campaign(
      seed: Seed(20_261_121),
      budget: Budget(
        runsMax: flowsMax, findingsMax: findingsMax, shrunkFlowsMax: 1, certificateRunsMax: 0,
        explanationRunsMax: 0),
      judge: Judge(of: system)
    ).run()
  }
}

extension Drill {
  /// How many flows were played.
  var flowCount: Int { report.reach.flowCount }

  /// The smallest flow, as the package keeps it; `nil` when there is none.
  var text: String? {
    finding.map { Case(.invariant(plant.brokenInvariant), $0.scenario).text + "\n" }
  }

  /// What is not as it must be, one after the other.
  var complaints: [String] {
    guard let finding, let text else {
      let others = report.findings.map { "; found: \($0.signature.invariant)" }.joined()
      return ["not found within \(flowCount.counted("flow")) as \(plant.brokenInvariant)\(others)"]
    }
    let expected: Set = plant.alsoBroken.union([plant.brokenInvariant])
    let strangers = report.findings.map(\.signature.invariant).filter { !expected.contains($0) }
    let steps = finding.scenario.steps.count
    let diff = LineDiff(
      expected: keptText.components(separatedBy: "\n"), actual: text.components(separatedBy: "\n"))
    return strangers.map { "\($0) rings for it, too" }
      + (finding.isMinimal ? [] : ["not shrunk to the end"])
      + (steps <= plant.stepsMax
        ? [] : ["its smallest flow has \(steps) steps, and \(plant.stepsMax) are enough"])
      + (diff.isEmpty
        ? [] : ["another smallest flow than in \(plant.file) (- kept, + found)\n\(diff.text)"])
  }

  /// Writes the smallest flow where the package keeps it.
  ///
  /// - Throws: What Foundation throws when the file cannot be written.
  func keep() throws {
    guard let text, text != keptText else { return }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private var file: URL { URL(fileURLWithPath: PackageRoot.path + "/" + plant.file) }

  /// What the package keeps; nothing where it has no such file yet.
  private var keptText: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}

extension Plant {
  /// How many steps are enough to show the fault.
  fileprivate var stepsMax: Int {
    switch self {
    case .engine, .tabs: 3
    case .container, .app, .telling: 2
    case .router: 4
    }
  }

  /// Whether a violation blames who is at fault.
  fileprivate func isToBlame(for signature: Signature) -> Bool {
    culprit.map { $0 == signature.culprit } ?? true
  }
}
