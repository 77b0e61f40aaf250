import FlowInvariants
import FlowModel
import Testing

@Suite struct `A touch that gets through to a screen` {
  private func verdict(
    then after: String, tree: String = "tree", steps: String = ""
  ) -> Verdict {
    let tale = Tale(
      Storyboard(scenes: [Scene("C", .content), Scene("A", .content)]),
      """
      tree
        C
          A beside go
      do tap A.go
      \(tree)
        \(after)
      \(steps)
      """)
    return Catalog([.touchesGetThroughAgain]).verdict(on: tale.trace)
  }

  @Test(arguments: [
    ("C\n    A shutting nobody", "tree", ["stays"]),
    ("C\n    A shutting nobody", "tree waiting", []),
    ("C\n    A shutting nobody", "tree in background", []),
    ("C beside more\n    A shutting nobody", "tree", []), ("C\n    A beside go", "tree", []),
  ])
  func `does so again when nothing waits any more`(
    after: String, tree: String, clauses: [Clause]
  ) {
    #expect(verdict(then: after, tree: tree).violations.map(\.signature.clause) == clauses)
  }

  @Test(arguments: [("dismiss A from C", ["stays"]), ("", [])])
  func `has to when what was presented upon it is gone`(going: String, clauses: [Clause]) {
    let tale = Tale(
      Storyboard(scenes: [Scene("C", .content), Scene("A", .content)]),
      """
      tree
        C shutting nobody
        presents A by C, beside go
      do swipeDown A
      \(going)
      tree
        C shutting nobody
      """)
    let verdict = Catalog([.touchesGetThroughAgain]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == clauses)
  }

  @Test(arguments: [
    (["C.veil", "C.veil", "C.veil"], ["coverDoesNothing"]), (["C.veil", "C.veil"], []),
    (["C.veil", "C.other", "C.veil"], []),
  ])
  func `is not kept away by what does nothing itself`(touches: [String], clauses: [Clause]) {
    let verdict = verdict(
      then: "C covering veil\n    A",
      steps: touches.map { "do tap \($0)" }.joined(separator: "\n"))
    #expect(verdict.violations.map(\.signature.clause) == clauses)
  }
}
