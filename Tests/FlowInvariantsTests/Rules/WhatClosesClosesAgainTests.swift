import FlowInvariants
import FlowModel
import Testing

@Suite struct `A touch that has closed a screen` {
  /// A page B that a touch in A opens, and that a touch closes; then the same once more.
  private func verdict(
    first: String = "pop n to A\ntree\n  nav n\n    A", between: String = "",
    opening: String = "A.go", touch: String = "save", then: String = ""
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          A
      do tap A.go
      made B
      push B on n
      tree
        nav n
          A
          B
      do tap B.save
      \(first)
      \(between)
      do tap \(opening)
      made B as C
      push C on n
      tree
        nav n
          A
          C
      do tap C.\(touch)
      \(then)
      """)
    return Catalog([.whatClosesClosesAgain]).verdict(on: tale.trace)
  }

  @Test func `closes the next one, too`() {
    expect(verdict(then: "pop n to A\ntree\n  nav n\n    A"), brokenTimes: 0)
    expect(verdict(), brokenTimes: 1)
  }

  @Test func `may be refused aloud, or bring something else`() {
    expect(verdict(then: "refused n"), brokenTimes: 0)
    expect(verdict(then: "declined hidden"), brokenTimes: 0, of: 0)
  }

  @Test func `is another one, or was opened in another way`() {
    expect(verdict(touch: "more"), brokenTimes: 0, of: 0)
    expect(verdict(opening: "A.show"), brokenTimes: 0, of: 0)
  }

  @Test func `may do nothing where it did not close anything, or something else was done since`() {
    expect(verdict(first: "do back n\npop n to A\ntree\n  nav n\n    A"), brokenTimes: 0, of: 0)
    expect(verdict(between: "do tap A.more"), brokenTimes: 0, of: 0)
    expect(verdict(between: "do background\ndo foreground"), brokenTimes: 1)
  }
}
