import FlowInvariants
import FlowModel
import Testing

@Suite struct `Who is pushed` {
  /// A screen of one tab that is pushed on the stack of the other one.
  private func verdict(
    step: String = "tap B.profile", first: String = "", then: String = "",
    stack: String = "nav n\n      A"
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        tabs t
          nav n
            A
            C
          nav m
            B
      do \(step)
      \(first)
      push C on m
      \(then)
      tree
        tabs t
          \(stack)
          nav m
            B
            C
      """)
    return Catalog([.nobodyIsPushedFromAnotherStack]).verdict(on: tale.trace)
  }

  @Test func `stands in no other stack`() {
    expect(verdict(), brokenTimes: 1)
  }

  @Test func `may have been taken from there before, or with all of it`() {
    expect(verdict(first: "pop n to A"), brokenTimes: 0)
    expect(verdict(stack: "A"), brokenTimes: 0)
  }

  @Test func `may be given up afterwards, or move as the window gets another width`() {
    expect(verdict(then: "stack n A"), brokenTimes: 0)
    expect(verdict(step: "size compact", first: "size compact"), brokenTimes: 0, of: 0)
  }
}
