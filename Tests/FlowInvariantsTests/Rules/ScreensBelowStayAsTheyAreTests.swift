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
    ("nav n\n  A\n    C", 0), ("nav n\n  A\n    C\n    C as c", 1),
    ("nav n\n  A\n    C\n    D", 0), ("nav n\n  A\n    D", 1), ("nav n\n  A\n    C\n  D", 0),
  ])
  func `has the children that it had`(then: String, brokenTimes: Int) {
    let verdict = verdict(then: then)
    #expect(verdict.violations.count == brokenTimes)
    #expect(verdict.premises.counts == [1])
  }

  @Test(arguments: [
    ("nav n\n  A\n    C\n    C as c", " is its child, too"),
    ("nav n\n  A\n    D\n  C", " is its child no more"),
  ])
  func `is told with who has come or gone`(then: String, words: String) {
    #expect(verdict(then: then).violations.map(\.however.parts.last) == [.text(words)])
  }

  @Test(arguments: ["nav n\n  A", "tabs t selecting D\n  D"])
  func `does not go along with the one that is left at once`(then: String) {
    let verdict = verdict(then: then)
    #expect(verdict.violations.map(\.signature.clause) == ["gone"])
    #expect(verdict.premises.counts == [1])
    let later = self.verdict(then: then, way: "do swipeDown n\ndo back n")
    #expect(later.violations.isEmpty)
  }

  @Test(arguments: [
    "do beginBack n",
    """
    do beginBack n unsettled
    tree in flight, in hand
      nav n
        A loaded
          C
        B
    do finish
    """,
  ])
  func `does not go along with the one that is swiped away`(way: String) {
    let verdict = verdict(then: "nav n\n  A", way: way)
    #expect(verdict.violations.map(\.signature.clause) == ["gone"])
    #expect(verdict.premises.counts == [1])
  }

  @Test func `is judged only when a swipe takes the other one away`() {
    let tree = "nav n\n  A loaded\n    C\n    C as c\n  B"
    #expect(verdict(then: tree, way: "do beginBack n").premises.counts == [0])
  }

  @Test func `is judged when the user has left something, and nothing else was done`() {
    #expect(verdict(then: "nav n\n  A\n    C\n    D", way: "do pop n").premises.counts == [0])
  }

  @Test(arguments: [
    ("tap B.Close", "made C\ntabs t C\n", 1), ("tap B.Save", "made C\ntabs t C\n", 0),
    ("tap B.Close", "", 0),
  ])
  func `does not make room for new tabs when a button closes what covers it`(
    way: String, event: String, brokenTimes: Int
  ) {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        tabs t selecting A
          A
      do tap A.go
      made B
      present B from t by A
      tree
        tabs t selecting A
          A
          presents B by A
      do \(way)
      dismiss B from t
      \(event)tree
      """
    ).ending(event.isEmpty ? "tabs t selecting A\n  A" : "tabs t selecting C\n  C")
    let verdict = Catalog([.screensBelowStayAsTheyAre]).verdict(on: tale.trace)
    #expect(
      verdict.violations.map(\.signature.clause) == Array(repeating: "gone", count: brokenTimes))
  }
}
