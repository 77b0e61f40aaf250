import FlowInvariants
import FlowModel
import Testing

@Suite struct `What is open when an app goes to the background` {
  private func verdict(
    style: String = "pageSheet", returning: String = "tree\n  A",
    on background: String = "tree in background\n  A\n    presents B by A style pageSheet",
    returned: String = "do foreground"
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        A
          presents B by A style \(style)
      do background
      \(background)
      \(returned)
      made C
      \(returning)
      """)
    return Catalog([.comingBackClosesNoScreen]).verdict(on: tale.trace)
  }

  @Test func `is open when it comes back`() {
    expect(verdict(), brokenTimes: 1)
    expect(verdict(returning: "tree\n  A\n    presents B by A style pageSheet"), brokenTimes: 0)
  }

  @Test func `may go for somebody new`() {
    expect(verdict(returning: "tree\n  C"), brokenTimes: 0)
    expect(verdict(returning: "tree\n  A\n    presents C by A style fullScreen"), brokenTimes: 0)
  }

  @Test func `is not made up for by a screen that looks like one that stood there`() {
    let again = "made A as a\ntree\n  a"
    expect(verdict(returning: again), brokenTimes: 1)
  }

  @Test func `is none of what goes by itself, or is still on its way`() {
    expect(verdict(style: "popover"), brokenTimes: 0, of: 0)
    expect(verdict(returning: "tree in flight\n  A"), brokenTimes: 0, of: 0)
    expect(verdict(returned: "do settle"), brokenTimes: 0, of: 0)
  }

  @Test func `is also what was pushed`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          A
          B
      do background
      tree in background
        nav n
          A
          B
      do foreground
      stack n A
      tree
        nav n
          A
      """)
    let verdict = Catalog([.comingBackClosesNoScreen]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == ["popped"])
  }
}
