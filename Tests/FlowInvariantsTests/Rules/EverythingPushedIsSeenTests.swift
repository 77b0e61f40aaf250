import FlowInvariants
import FlowModel
import Testing

@Suite struct `Who is pushed because of a touch` {
  private func verdict(_ events: String, then: String, step: String = "tap A.go") -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        tabs t selecting A
          A
          nav n
            B
      do \(step)
      made C
      \(events)
      tree
      """
    ).ending(then)
    return Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
  }

  private let pushed = "tabs t selecting A\n  A\n  nav n\n    B\n    C"

  @Test func `comes into sight`() {
    let verdict = verdict("select n on t\npush C on n\nappearance C willAppear", then: pushed)
    #expect(verdict.violations.isEmpty && verdict.premises.counts == [1])
  }

  @Test(arguments: [
    ("tap A.go", 1), ("signal link", 1), ("settle", 1), ("push C on n", 0),
  ])
  func `does not stay in a tab that is not in front`(step: String, brokenTimes: Int) {
    let verdict = verdict("push C on n", then: pushed, step: step)
    #expect(
      verdict.violations.map(\.signature.clause) == Array(repeating: "behind", count: brokenTimes))
  }

  // B asks, the user goes to the other tab, and the answer comes; or A has asked.
  @Test(arguments: [("B", 0), ("A", 1)])
  func `may come late onto the screen that has asked for them`(asker: String, brokenTimes: Int) {
    let tabs = "\n  tabs t selecting A\n    A\n    nav n\n      B"
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree\(tabs.replacing("selecting A", with: "selecting n"))
      do tap \(asker).load
      tree waiting\(tabs.replacing("selecting A", with: "selecting n"))
      do tapTab A on t
      select A on t
      tree waiting\(tabs)
      do settle
      made C
      push C on n
      tree\(tabs)
            C
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(verdict.violations.count == brokenTimes)
  }

  @Test(arguments: [("stack n B D", 0), ("stack n B", 1)])
  func `may have to make room for somebody else`(list: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("B C D"),
      """
      tree
        nav n
          B
      do tap B.checkout
      made C
      push C on n
      made D
      \(list)
      appearance D willAppear
      tree
        nav n
          B\(list.hasSuffix("D") ? "\n    D" : "")
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == (brokenTimes == 0 ? [] : ["replaced"]))
  }

  // A page that follows the session exchanges what it shows wherever it stands.
  @Test(arguments: [("", 0), ("      presents E by B style fullScreen\n", 1)])
  func `may take the place of a child that nobody sees, unless that lies below a cover`(
    cover: String, brokenTimes: Int
  ) {
    func tabs(with child: String) -> String {
      """
      tree
        tabs t selecting \(cover.isEmpty ? "A" : "B")
          A
          B
            \(child)
      \(cover)
      """
    }
    let tale = Tale(
      .unwinding("A B C D E"),
      """
      \(tabs(with: "C"))do signal logout
      made D
      remove C from B
      add D to B
      \(tabs(with: "D"))
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(verdict.violations.count == brokenTimes)
  }

  @Test func `is told once, by whichever calls they come`() {
    let verdict = verdict("push C on n\nstack n B C", then: pushed)
    #expect(verdict.violations.count == 1)
  }

  @Test(arguments: [("", 1), ("collapse n\n", 0)])
  func `may be a stack, as a detail is, unless it comes as a column`(
    event: String, brokenTimes: Int
  ) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        tabs t selecting A
          A
          nav n
            B
      do tap A.go
      made nav m
      \(event)push m on n
      tree
        tabs t selecting A
          A
          nav n
            B
            nav m
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(verdict.violations.count == brokenTimes)
  }

  @Test(arguments: [("stack n B C", 1), ("stack n C B", 0)])
  func `is seen as well when a new list brings them`(list: String, brokenTimes: Int) {
    let verdict = verdict(list, then: pushed)
    #expect(
      verdict.violations.map(\.signature.clause) == Array(repeating: "behind", count: brokenTimes))
  }

  @Test(arguments: [("tap A.go", 1), ("settle", 0)])
  func `may take the place of who waited for them, when that was put off`(
    step: String, brokenTimes: Int
  ) {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        tabs t selecting A
          A
          nav n
            B
            D
      do \(step)
      made C
      stack n B C
      tree
        tabs t selecting A
          A
          nav n
            B
            C
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(verdict.violations.count == brokenTimes)
  }

  @Test func `does not come onto a stack that has left the window`() {
    let left = "tabs t selecting A\n  A"
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        A
        presents nav n by A
          B
      do dismiss A
      dismiss n from A
      tree keeping n
        A
      do tap A.go
      made C
      push C on n
      tree keeping n+C
        A
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == ["nowhere"])
    #expect(self.verdict("push C on n", then: left).violations.isEmpty)
  }

  @Test(arguments: [
    ("signal link", "pageSheet", 1), ("signal link", "overFullScreen", 1),
    ("signal link", "popover", 0), ("tap D.go", "pageSheet", 0), ("tap D.go", "overFullScreen", 1),
  ])
  func `does not stay below what is presented`(step: String, style: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        nav n
          A
          presents D by n style \(style)
      do \(step)
      made C
      push C on n
      appearance A willDisappear
      appearance C willAppear
      tree
        nav n
          A
          C
          presents D by n style \(style)
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(
      verdict.violations.map(\.signature.clause) == Array(repeating: "behind", count: brokenTimes))
  }

  @Test(arguments: [
    ("dismiss m from A\npush C on m", 1), ("push C on m\ndismiss m from A", 0),
  ])
  func `does not go with a stack that was already leaving`(events: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        A
        presents nav m by A
          B
      do tap B.go
      made C
      \(events)
      tree
        A
      """)
    let verdict = Catalog([.everythingPushedIsSeen]).verdict(on: tale.trace)
    #expect(
      verdict.violations.map(\.signature.clause) == Array(repeating: "nowhere", count: brokenTimes))
  }

  @Test func `may be below somebody who comes with it`() {
    let below = "tabs t selecting A\n  A\n  nav n\n    C\n    B"
    #expect(verdict("push C on n\nstack n C B", then: below).premises.counts == [0])
    let covered = "push C on n\npresent C from A by A"
    #expect(verdict(covered, then: pushed).premises.counts == [0])
  }
}
