import FlowInvariants
import FlowModel
import Testing

@Suite struct `A touch before the first one is done` {
  private let waiting = "tree waiting\n  nav n\n    A"

  /// A touch of a row, again a touch, and what has come when time has passed.
  private func verdict(
    afterFirst: String, then touch: String = "do tap A.row", coming: String, stack: String
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
      do tap A.row
      \(afterFirst)
      \(touch)
      \(waiting)
      do settle
      \(coming)
      tree
        nav n
          A
      \(stack)
      """)
    return Catalog([.impatientTouchesOpenOnce]).verdict(on: tale.trace)
  }

  private let twice = "made B\npush B on n\nmade B as b\npush b on n"
  private let both = "    B\n    b"

  @Test func `opens nothing more`() {
    expect(verdict(afterFirst: waiting, coming: twice, stack: both), brokenTimes: 1, of: 2)
  }

  @Test func `may open something else, or come in place of the first`() {
    let others = "made B\npush B on n\nmade C\npush C on n"
    expect(
      verdict(afterFirst: waiting, coming: others, stack: "    B\n    C"), brokenTimes: 0, of: 2)
    expect(verdict(afterFirst: waiting, coming: twice, stack: "    b"), brokenTimes: 0, of: 2)
  }

  @Test func `is none when the first one is done, or something else is touched`() {
    let done = "tree\n  nav n\n    A"
    expect(verdict(afterFirst: done, coming: twice, stack: both), brokenTimes: 0, of: 0)
    expect(
      verdict(afterFirst: waiting, then: "do tap A.other", coming: twice, stack: both),
      brokenTimes: 0, of: 0)
  }
}
