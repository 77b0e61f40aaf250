import FlowInvariants
import FlowModel
import Testing

@Suite struct `What comes in front` {
  private func clauses(
    _ tree: String, of after: String, then steps: String = ""
  ) -> [Clause] {
    let tale = Tale(
      Storyboard(scenes: [Scene("A", .content), Scene("B", .content)]),
      """
      tree
        A beside go
      do tap A.go
      \(tree)
        \(after)
      \(steps)
      """)
    return Catalog([.nobodyIsLockedIn]).verdict(on: tale.trace).violations
      .map(\.signature.clause)
  }

  @Test(arguments: [
    ("tree", "A\n    presents B capturing nobody", ["stays"]),
    ("tree", "A\n    presents B", []), ("tree", "A capturing nobody", []),
    ("tree waiting", "A\n    presents B capturing nobody", []),
    ("tree in flight", "A\n    presents B capturing nobody", []),
    ("tree in background", "A\n    presents B capturing nobody", []),
  ])
  func `leaves the user something to do`(tree: String, after: String, clauses: [Clause]) {
    #expect(self.clauses(tree, of: after) == clauses)
  }

  @Test(arguments: [("tree waiting", ["stays"]), ("tree", ["stays"])])
  func `does so when time has passed for nothing, and is told of once`(
    later: String, clauses: [Clause]
  ) {
    let captive = "A\n    presents B capturing nobody"
    let again = "do settle\n\(later)\n  \(captive)\n"
    #expect(self.clauses("tree waiting", of: captive, then: again + again) == clauses)
  }
}
