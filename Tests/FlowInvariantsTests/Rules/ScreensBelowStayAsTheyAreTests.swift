import FlowInvariants
import FlowModel
import Testing

@Suite struct `A screen that the user comes back to` {
  private func verdict(then: String, way: String = "do back n") -> Verdict {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        nav n
          A loaded
            C
      do tap A.go
      made B
      push B on n
      tree
        nav n
          A loaded
            C
          B
      \(way)
      pop n to A
      tree
      """
    ).ending(then)
    return Catalog([.screensBelowStayAsTheyAre]).verdict(on: tale.trace)
  }

  @Test(arguments: [
    ("nav n\n  A\n    C", 0), ("nav n\n  A\n    C\n    D", 1), ("nav n\n  A\n    D\n    C", 1),
    ("nav n\n  A\n    C\n  D", 0),
  ])
  func `has the children that it had`(then: String, brokenTimes: Int) {
    let verdict = verdict(then: then)
    #expect(verdict.violations.count == brokenTimes)
    #expect(verdict.premises.counts == [1])
  }

  @Test(arguments: ["nav n\n  A", "tabs t selecting D\n  D"])
  func `does not go along with the one that is left at once`(then: String) {
    let verdict = verdict(then: then)
    #expect(verdict.violations.map(\.signature.clause) == ["gone"])
    #expect(verdict.premises.counts == [1])
    let later = self.verdict(then: then, way: "do swipeDown n\ndo back n")
    #expect(later.violations.isEmpty)
  }

  @Test func `is judged when the user has left something, and nothing else was done`() {
    #expect(verdict(then: "nav n\n  A\n    C\n    D", way: "do pop n").premises.counts == [0])
  }
}
