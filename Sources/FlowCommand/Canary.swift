import FlowInvariants
import FlowModel

extension Invariant {
  /// False on purpose: a campaign that cannot break it sees nothing at all.
  static let nothingIsEverPresented = Invariant(
    "canary.nothing-is-ever-presented",
    Invariant.About(
      statement: "Nothing is ever presented.", source: "False on purpose.",
      premise: "a step was performed"),
    listens: .everything
  ) { (chapter, report: inout Report<NothingPresented>) in
    guard chapter.step != nil else { return }
    report.premiseHeld()
    for number in chapter.numbers(of: [.present]) {
      report.add(
        .presented,
        Breach(witnesses: [number], expected: "nothing is presented", however: "something is"))
    }
  }
}

private enum NothingPresented: String, Clauses {
  case presented
}
