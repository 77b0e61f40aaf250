import FlowInvariants
import FlowModel
import Testing

@Suite struct `What a touch has put off, when the user goes to another tab` {
  /// A touch in A puts something off, the user goes to B, and A is selected when time passes.
  private func verdict(then waiting: String) -> Verdict {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        tabs t selecting A
          A
          B
      do tap A.load
      tree waiting
        tabs t selecting A
          A
          B
      do tapTab B on t
      select B on t
      tree \(waiting)
        tabs t selecting B
          A
          B
      do settle
      select A on t
      tree
        tabs t selecting A
          A
          B
      """)
    return Catalog([.lateAnswersLeaveTheTab]).verdict(on: tale.trace)
  }

  @Test func `takes nobody away from that`() {
    let verdict = verdict(then: "waiting")
    #expect(verdict.violations.map(\.signature.clause) == ["other"])
    #expect(verdict.premises.counts == [1])
  }

  @Test func `is not what the touch of the tab has put off in its place`() {
    let verdict = verdict(then: "waiting anew")
    #expect(verdict.violations.isEmpty)
    #expect(verdict.premises.counts == [0])
  }
}
