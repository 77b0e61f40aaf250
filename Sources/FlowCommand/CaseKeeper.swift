import FlowCorpus
import FlowFuzzing
import FlowModel
import FlowReporting

/// Keeps a case file of each finding as soon as the finding is there.
///
/// When a file cannot be written the campaign goes on, and the finding is told with the command that
/// finds it again.
struct CaseKeeper {
  /// Why the first file that could not be written could not; `nil` when all could.
  private(set) var error: CorpusError?

  private let corpus: Corpus?
  private var kept: [(scenario: Scenario, path: String?)] = []

  /// Makes a keeper; without a corpus it keeps nothing.
  init(in corpus: Corpus?) { self.corpus = corpus }

  /// Keeps the findings of a report that are new since the last time, or smaller.
  mutating func keepFindings(of report: CampaignReport) {
    for (place, finding) in report.findings.enumerated() {
      if place == kept.count {
        kept.append((finding.scenario, path(of: finding, in: report)))
      } else if kept[place].scenario != finding.scenario {
        kept[place] = (finding.scenario, path(of: finding, in: report))
      }
    }
  }

  /// The command that replays the file of a finding, by its place; `nil` when there is no file.
  func replay(ofFinding place: Int) -> ReplayCommandLine? {
    kept[place].path.map { ReplayCommandLine(ofCaseAt: $0) }
  }

  private mutating func path(of finding: Finding, in report: CampaignReport) -> String? {
    do throws(CorpusError) {
      return try corpus?.add(report.kept(finding)).file.path
    } catch {
      self.error = self.error ?? error
      return nil
    }
  }
}
