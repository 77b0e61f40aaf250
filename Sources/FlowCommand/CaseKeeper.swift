import FlowCorpus
import FlowFuzzing
import FlowModel

/// Keeps a case file of each finding, and of each discovery, as soon as it is there.
///
/// The flow that a finding was shrunk from is kept, too: another shrinker may make something else
/// of it, and another generator would not find it again. When a file cannot be written the campaign
/// goes on, and the finding is told with the command that finds it again.
struct CaseKeeper {
  /// Why the first file that could not be written could not; `nil` when all could.
  private(set) var error: CorpusError?

  private let corpus: Corpus?
  private let interesting: Corpus?
  private var discoveryCount = 0
  private var hasLostDiscovery = false
  private var kept: [(scenario: Scenario, file: Corpus.Addition?)] = []

  /// Makes a keeper and the folders that it needs; where none was given it keeps nothing.
  ///
  /// - Throws: ``CorpusError`` before the campaign and not after its first bug, when nothing can be
  ///   kept in a folder.
  init(of options: FuzzOptions) throws(CorpusError) {
    corpus = options.corpus
    interesting = options.interesting
    try corpus?.makeWritable()
    try interesting?.makeWritable()
  }

  /// Keeps the findings of a report that are new since the last time, or smaller.
  mutating func keepFindings(of report: CampaignReport) {
    for (place, finding) in report.findings.enumerated() {
      if place < kept.count, kept[place].scenario == finding.scenario { continue }
      let entry = (scenario: finding.scenario, file: keep(finding, of: report))
      guard place < kept.count else {
        kept.append(entry)
        continue
      }
      let former = kept[place].file
      kept[place] = entry
      if let former, entry.file != nil { remove(former) }
    }
  }

  /// Takes away the file of a flow that is not the smallest one any more, unless it was there
  /// before, or is that of another finding.
  private mutating func remove(_ former: Corpus.Addition) {
    guard let corpus, case .written(let file) = former,
      !kept.contains(where: { $0.file?.file == file })
    else { return }
    _ = noting { () throws(CorpusError) in try corpus.remove(file) }
  }

  /// Keeps the discoveries of a report that are new since the last time.
  ///
  /// After the first that cannot be written none is tried any more.
  mutating func keepDiscoveries(of report: CampaignReport) {
    guard let interesting else { return }
    for discovery in report.discoveries.dropFirst(discoveryCount) where !hasLostDiscovery {
      let file = noting { () throws(CorpusError) in try interesting.add(report.kept(discovery)) }
      hasLostDiscovery = file == nil
    }
    discoveryCount = report.discoveries.count
  }

  /// What became of the discoveries; `nil` when nobody asked for them, or when one could not be
  /// kept.
  var sentence: String? {
    guard let folder = interesting?.folder, !hasLostDiscovery else { return nil }
    let flows = discoveryCount.counted(
      "flow that came to something first is", "flows that came to something first are")
    return "\(flows) below \(folder)."
  }

  /// The file of a finding, by its place; `nil` when there is none.
  func path(ofFinding place: Int) -> String? { kept[place].file?.file.path }

  /// Keeps a finding, and then the flow that it was shrunk from.
  ///
  /// - Returns: The file of its smallest flow; `nil` when it is not kept.
  private mutating func keep(_ finding: Finding, of report: CampaignReport) -> Corpus.Addition? {
    guard let corpus else { return nil }
    let addition = noting { () throws(CorpusError) in try corpus.add(report.kept(finding)) }
    if addition != nil, let original = report.keptOriginal(of: finding) {
      _ = noting { () throws(CorpusError) in try corpus.addOriginal(original) }
    }
    return addition
  }

  /// Writes something; the first error is kept, and then there is nothing to return.
  private mutating func noting<Written>(
    _ write: () throws(CorpusError) -> Written
  ) -> Written? {
    do throws(CorpusError) { return try write() } catch {
      self.error = self.error ?? error
      return nil
    }
  }
}
