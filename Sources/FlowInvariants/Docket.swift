import FlowModel

/// What all invariants have said about one chapter, before implications.
struct Docket {
  struct Entry {
    var violation: Violation
    var request: RequestID?
  }

  /// How often each premise held, by the place of its invariant in the catalogue.
  private(set) var premiseCounts: [Int]
  private(set) var entries: [Entry] = []
  private var place = 0

  init(placeCount: Int) { premiseCounts = Array(repeating: 0, count: placeCount) }

  /// Says whose report comes next.
  mutating func open(at place: Int) { self.place = place }

  mutating func take<Failure>(_ report: Report<Failure>, of id: InvariantID, in chapter: Chapter) {
    premiseCounts[place] += report.premiseCount
    if report.isBroken { enter(report, of: id, in: chapter) }
  }

  private mutating func enter<Failure>(
    _ report: Report<Failure>, of id: InvariantID, in chapter: Chapter
  ) {
    for (clause, breach, earlier) in report.breaches {
      let signature = Signature(
        id, Clause(clause.rawValue), culprit: chapter.history.culprit(breach.blamed))
      var violation = Violation(
        signature, step: (earlier ?? chapter).step, witnesses: breach.witnesses.sorted(),
        expected: breach.expected, however: breach.however)
      violation.remarks = breach.remarks
      entries.append(Entry(violation: violation, request: breach.request))
    }
  }

  /// Takes out the violations of the chapter, without those that only follow from another one.
  mutating func close(implications: [InvariantID: [InvariantID]]) -> [Violation] {
    guard !entries.isEmpty else { return [] }
    defer { entries = [] }
    return entries.filter { entry in
      !entries.contains { cause in
        let implied = implications[cause.violation.signature.invariant, default: []]
        return implied.contains(entry.violation.signature.invariant)
          && (cause.request == nil || entry.request == nil || cause.request == entry.request)
      }
    }.map(\.violation)
  }
}
