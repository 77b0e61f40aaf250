import FlowInvariants
import FlowModel
import Testing

@Suite struct `A screen in a window that gets another width` {
  private func verdict(style: String, _ events: String = "dismiss B from A") -> Verdict {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A
          presents B by A style \(style)
      do size compact
      size compact
      \(events)
      tree compact
        A
      """)
    return Catalog([.anotherWidthClosesNoScreen]).verdict(on: tale.trace)
  }

  @Test(arguments: [
    ("pageSheet", 1), ("fullScreen", 1), ("popover", 0), ("overFullScreen", 0),
    ("overCurrentContext", 0),
  ])
  func `is not dismissed, unless it is a popover or lies over another one`(
    style: String, brokenTimes: Int
  ) {
    let verdict = verdict(style: style)
    #expect(verdict.violations.count == brokenTimes)
    #expect(verdict.premises.counts == [1])
  }

  @Test(arguments: [
    ("do size compact\nsize compact\nmade B", 0), ("do present B on A\ninstantiate B", 1),
  ])
  func `may go with the width if it came with it`(coming: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A
      \(coming)
      present B from A by A
      tree
        A
          presents B by A style fullScreen
      do size regular
      size regular
      dismiss B from A
      tree
        A
      """)
    let verdict = Catalog([.anotherWidthClosesNoScreen]).verdict(on: tale.trace)
    #expect(verdict.violations.count == brokenTimes)
  }

  @Test func `is told once, by whichever calls it goes`() {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
          B
          C
      do size compact
      size compact
      stack n A B
      pop n to A
      tree compact
        nav n
          A
      """)
    let verdict = Catalog([.anotherWidthClosesNoScreen]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == ["popped"])
  }

  @Test func `may go in another way`() {
    #expect(verdict(style: "pageSheet", "root A").violations.isEmpty)
  }

  @Test(arguments: [
    ("pop n to A", "nav n\n  A", 1), ("stack n A", "nav n\n  A", 1),
    ("pop n to A", "nav n\n  A\n  presents B by A", 0), ("root A", "A", 0),
  ])
  func `is not popped, unless it only moves`(change: String, tree: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          A
          B
      do size compact
      size compact
      \(change)
      """
    ).ending(tree)
    let verdict = Catalog([.anotherWidthClosesNoScreen]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == Array(["popped"].prefix(brokenTimes)))
    #expect(verdict.premises.counts == [1])
  }
}
