import FlowInvariants
import FlowModel

extension Invariant {
  /// False on purpose for a system that records a kind of event: a campaign that cannot break it
  /// sees nothing at all.
  static func nothingEver(_ kind: Event.Kind) -> Invariant {
    let word = "\(kind)"
    return Invariant(
      "canary.nothing-ever-happens",
      Invariant.About(
        statement: "Nothing is ever recorded as '\(word)'.", source: "False on purpose.",
        premise: "a step was performed"),
      listens: .everything
    ) { (chapter, report: inout Report<Happened>) in
      guard chapter.step != nil else { return }
      report.premiseHeld()
      for number in chapter.numbers(of: [kind]) {
        report.add(
          .happened,
          Breach(
            witnesses: [number], expected: "nothing is recorded as '\(word)'",
            however: "something is"))
      }
    }
  }
}

private enum Happened: String, Clauses {
  case happened
}
