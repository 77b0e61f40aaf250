import FlowInvariants
import FlowModel
import Testing

@Suite struct `A back swipe from a screen that a touch has opened` {
  /// Two visits, the first of them with a swipe that is taken back.
  private func verdict(
    second touch: String = "A.go", between: String = "", trial: String = "declined hidden"
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
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
      do beginBack n unsettled
      interaction n began
      do cancel
      do back n
      pop n to A
      tree
        nav n
          A
      \(between)
      do tap \(touch)
      made C
      push C on n
      tree
        nav n
          A
          C
      do beginBack n
      \(trial)
      """)
    return Catalog([.swipesBeginAgain]).verdict(on: tale.trace)
  }

  @Test func `begins again when the same touch opens one again`() {
    #expect(verdict().violations.map(\.signature.clause) == ["hidden"])
    let held = verdict(trial: "interaction n began")
    #expect(held.violations.isEmpty && held.premises.counts == [1])
  }

  @Test func `begins again whatever else was opened and left`() {
    #expect(verdict(between: "do tap A.more\ndo back n").violations.count == 1)
  }

  @Test func `is not known after another touch, or where something else stands`() {
    #expect(verdict(second: "A.more").premises.counts == [0])
    let wider = "do setStack A on n\ntree\n  nav n\n    A\n  presents B by n"
    #expect(verdict(between: wider).premises.counts == [0])
  }
}
