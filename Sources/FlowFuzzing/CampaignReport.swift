import FlowModel

/// What a campaign exercised and found.
public struct CampaignReport: Sendable {
  /// What every run was grown from.
  public var seed: Seed
  /// What was exercised.
  public var reach: Reach
  /// Whether flows that were played twice have shown the same twice.
  public var audit = Audit()
  /// The bugs, in order of first appearance.
  public var findings: [Finding] = []
  /// The flows that held and came to something first, in run order, as many as the budget says.
  public var discoveries: [Discovery] = []
  /// Why it stopped before the budget in runs was used up; `nil` when it did not.
  public var stop: Stop?

  /// Why a campaign stopped early, and when.
  public struct Stop: Hashable, Sendable {
    /// What ended it.
    public var reason: Reason
    /// The last epoch that was played, counted from one.
    public var epoch: Int

    /// Makes the reason and the moment of an early end.
    package init(reason: Reason, epoch: Int) {
      self.reason = reason
      self.epoch = epoch
    }

    /// What can end a campaign before its budget in runs is used up.
    public enum Reason: String, Hashable, Sendable {
      case time, findings, interruption
    }
  }

  /// Finds the place of the finding of a signature.
  func place(of signature: Signature) -> Int? {
    findings.firstIndex { $0.signature == signature }
  }
}

extension CampaignReport {
  /// Why the flows prove nothing, none having been played or none of several having come to a step;
  /// `nil` when they do.
  package var futility: String? {
    guard reach.flowCount > 0 else { return "no flow was played" }
    guard reach.flowCount > 1, reach.stepCount == 0 else { return nil }
    let misuses = Misuse.allCases.filter { reach.misuses[$0] > 0 }.map { "\($0)" }
    let cause =
      misuses.isEmpty
      ? "" : ": what stands at the beginning raises \(misuses.joined(separator: ", "))"
    return "none of \(reach.flowCount) flows has come to a step\(cause)"
  }

  /// A finding as a case that can be kept: the smallest scenario, and the run that it was shrunk
  /// from.
  package func kept(_ finding: Finding) -> Case { kept(finding.scenario, of: finding) }

  /// The scenario that a finding was shrunk from as a case that can be kept; `nil` when that is the
  /// smallest one.
  package func keptOriginal(of finding: Finding) -> Case? {
    finding.original == finding.scenario ? nil : kept(finding.original, of: finding)
  }

  private func kept(_ scenario: Scenario, of finding: Finding) -> Case {
    Case(
      .invariant(finding.signature.invariant),
      from: Case.Provenance(seed: seed, run: finding.run, leavingOut: finding.leftOut), scenario)
  }
}
