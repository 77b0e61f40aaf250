import FlowInvariants
import FlowModel
import Testing

@Suite struct `A touch of another tab` {
  private func verdict(touching tab: String = "B", _ events: String, then: String) -> Verdict {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        tabs t selecting n
          nav n
            A
            C
          B
      do tapTab \(tab) on t
      \(events)
      tree
      """
    ).ending(then)
    return Catalog([.tabsKeepTheirPlace]).verdict(on: tale.trace)
  }

  @Test(arguments: [
    ("tabs t selecting B\n  nav n\n    A\n    C\n  B", 0),
    ("tabs t selecting n\n  nav n\n    A\n    C\n  B", 0),
    ("tabs t selecting B\n  nav n\n    A\n    C\n  B\n    presents D by B", 0),
    ("tabs t selecting B\n  nav n\n    A\n  B", 1),
    ("tabs t selecting B\n  nav n\n    A\n    C\n      presents D by C\n  B", 1),
  ])
  func `leaves what stands in the tab that was left`(then: String, brokenTimes: Int) {
    let verdict = verdict("select B on t", then: then)
    #expect(verdict.violations.count == brokenTimes)
    #expect(verdict.premises.counts == [1])
  }

  @Test(arguments: [("popover", 0), ("overFullScreen", 1)])
  func `may end what its screen has for a while`(style: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        tabs t selecting A
          A
            presents C by A style \(style)
          B
      do tapTab B on t
      select B on t
      dismiss C from A
      tree
        tabs t selecting B
          A
          B
      """)
    let verdict = Catalog([.tabsKeepTheirPlace]).verdict(on: tale.trace)
    #expect(verdict.violations.count == brokenTimes)
    #expect(verdict.premises.counts == [1])
  }

  @Test(arguments: [("", 1), ("appearance C willAppear\nappearance C didAppear", 0)])
  func `leaves who stands in the tab that comes to the front, unless it is seen only now`(
    first: String, brokenTimes: Int
  ) {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        tabs t selecting D
          nav n
            A
            C
          D
      do tapTab n on t
      select n on t
      \(first)
      pop n to A
      tree
      """
    ).ending("tabs t selecting n\n  nav n\n    A\n  D")
    let verdict = Catalog([.tabsKeepTheirPlace]).verdict(on: tale.trace)
    #expect(
      verdict.violations.map(\.signature.clause) == Array(repeating: "gone", count: brokenTimes))
  }

  @Test(arguments: [("n", 0), ("B", 1)])
  func `that is in front already leaves what stands in the others`(front: String, brokenTimes: Int)
  {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        tabs t selecting \(front)
          nav n
            A
            C
          B
      do tapTab \(front) on t
      pop n to A
      tree
      """
    ).ending("tabs t selecting \(front)\n  nav n\n    A\n  B")
    expect(Catalog([.tabsKeepTheirPlace]).verdict(on: tale.trace), brokenTimes: brokenTimes)
  }

  @Test func `is judged when the tabs stay`() {
    let exchanged = verdict("tabs t A B", then: "tabs t selecting B\n  A\n  B")
    #expect(exchanged.premises.counts == [0])
  }
}
