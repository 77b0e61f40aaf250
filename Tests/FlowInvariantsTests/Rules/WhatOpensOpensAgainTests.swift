import FlowInvariants
import FlowModel
import Testing

@Suite struct `A touch that has opened something` {
  /// A page B that a touch in A opens, what the user does then, and the same touch once more.
  private func verdict(
    first: String = "tap A.go", ways: String = "do back n\npop n to A\ntree\n  nav n\n    A",
    again: String = "tap A.go", then: String = ""
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
      do \(first)
      made B
      push B on n
      tree
        nav n
          A
          B beside shade
      \(ways)
      do \(again)
      \(then)
      """)
    return Catalog([.whatOpensOpensAgain]).verdict(on: tale.trace)
  }

  @Test func `opens something again`() {
    expect(verdict(then: "push B on n"), brokenTimes: 0)
    expect(verdict(then: "refused n"), brokenTimes: 0)
    expect(verdict(), brokenTimes: 1)
  }

  /// What waits the second time may take back what keeps it from opening anything.
  @Test(arguments: [("waiting", "waiting", 1), ("", "waiting", 0), ("waiting", "", 1)])
  func `opens something again while what waited before goes on`(
    before: String, since: String, brokenTimes: Int
  ) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree \(before)
        nav n
          A
      do tap A.go
      made B
      push B on n
      tree \(since)
        nav n
          A
          B
      do back n
      pop n to A
      tree \(since)
        nav n
          A
      do tap A.go
      """)
    expect(Catalog([.whatOpensOpensAgain]).verdict(on: tale.trace), brokenTimes: brokenTimes)
  }

  @Test func `may be of a tab that is refused`() {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        tabs t selecting A
          A
          B
      do tapTab B on t
      made C
      present C from t by t
      tree
        tabs t selecting A
          A
          B
          presents C by t
      do swipeDown C
      dismiss C from t
      tree
        tabs t selecting A
          A
          B
      do tapTab B on t
      """)
    expect(Catalog([.whatOpensOpensAgain]).verdict(on: tale.trace), brokenTimes: 1)
  }

  @Test(arguments: [("signal call", "signal"), ("open B", "link")])
  func `is no other where it comes from outside`(step: String, word: String) {
    expect(verdict(first: step, again: step, then: "push B on n"), brokenTimes: 0)
    let broken = verdict(first: step, again: step)
    expect(broken, brokenTimes: 1)
    let deed: Sentence.Part = .text("the \(word)")
    #expect(broken.violations.first?.expected.parts.first == deed)
    expect(verdict(first: step), brokenTimes: 0, of: 0)
  }

  /// What a touch has put off opens B the first time; then it may do something else.
  @Test(arguments: [
    ("do settle\ntree\n  nav n\n    A", 1), ("do settle\npush B on n", 0),
    ("do settle\ntree waiting\n  nav n\n    A", 0),
    ("do background\ndo settle\ntree\n  nav n\n    A", 0),
  ])
  func `does so when time has passed for what it has put off`(then: String, brokenTimes: Int) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          A
      do tap A.go
      tree waiting
        nav n
          A
      do settle
      made B
      push B on n
      tree
        nav n
          A
          B
      do back n
      pop n to A
      tree
        nav n
          A
      do tap A.go
      tree waiting
        nav n
          A
      \(then)
      """)
    expect(Catalog([.whatOpensOpensAgain]).verdict(on: tale.trace), brokenTimes: brokenTimes)
  }

  @Test func `has opened nothing where it has gone back to who was on top`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          A
      do tap A.go
      pop n to A
      do background
      do foreground
      do tap A.go
      """)
    expect(Catalog([.whatOpensOpensAgain]).verdict(on: tale.trace), brokenTimes: 0, of: 0)
  }

  @Test func `does so after any way out, and whatever else happens outside`() {
    let ways = """
      do beginBack n unsettled
      do finish
      pop n to A
      tree
        nav n
          A
      do background
      do foreground
      """
    expect(verdict(ways: ways), brokenTimes: 1)
  }

  @Test(arguments: ["Close", "cancel", "shade", "later"])
  func `does so after a touch that is called as a way out`(name: String) {
    expect(verdict(ways: "do tap B.\(name)\npop n to A\ntree\n  nav n\n    A"), brokenTimes: 1)
  }

  @Test(arguments: ["Done", "save", "outside-temperature"])
  func `does so at the third time after a touch that has taken it away`(name: String) {
    let ways = "do tap B.\(name)\npop n to A\ntree\n  nav n\n    A"
    expect(verdict(ways: ways), brokenTimes: 0, of: 0)
    expect(verdict(ways: ways, then: "do tap A.go\npush B on n"), brokenTimes: 0)
    expect(verdict(ways: ways, then: "do tap A.go"), brokenTimes: 1)
  }

  @Test func `may do something else after a touch that has led elsewhere`() {
    let ways = "do tap B.save\npop n to A\nmade C\npresent C from A by A\ntree\n  nav n\n    A"
    expect(verdict(ways: ways, then: "do tap A.go"), brokenTimes: 0, of: 0)
  }

  @Test(arguments: ["Close", "Done", "save"])
  func `may do something else after a touch where it is itself`(name: String) {
    let inFront = "do back n\npop n to A\ntree\n  nav n\n    A beside shade\ndo tap A.\(name)"
    expect(verdict(ways: inFront, then: "do tap A.go"), brokenTimes: 0, of: 0)
  }

  @Test(arguments: [
    "do back n",
    "do back n\npop n to A\ntree\n  nav n\n    A\n    presents B by A",
    "do back n\npop n to A\ntree\n  nav n\n    A\ndo size compact\ntree compact\n  nav n\n    A",
  ])
  func `may do something else when something else has happened, or stands there`(ways: String) {
    expect(verdict(ways: ways), brokenTimes: 0, of: 0)
  }

  @Test func `is not disabled then`() {
    expect(verdict(then: "declined disabled"), brokenTimes: 1)
    let hasClosedItself = "do tap B.done\npop n to A\ntree\n  nav n\n    A"
    expect(verdict(ways: hasClosedItself, then: "declined disabled"), brokenTimes: 0, of: 0)
  }

  @Test func `may be another one, or come to nobody`() {
    expect(verdict(again: "tap A.more"), brokenTimes: 0, of: 0)
    expect(verdict(then: "declined hidden"), brokenTimes: 0, of: 0)
  }

  /// A touch in A opens B, a signal takes it away, and two touches come to nothing.
  private func verdict(afterSignal events: String, touches count: Int) -> Verdict {
    let tree = "tree\n  nav n\n    A\n"
    let tale = Tale(
      .unwinding("A B C"),
      """
      \(tree)
      do tap A.go
      made B
      push B on n
      tree
        nav n
          A
          B
      do signal home
      \(events)
      \(tree)
      """ + String(repeating: "do tap A.go\n" + tree, count: count))
    return Catalog([.whatOpensOpensAgain]).verdict(on: tale.trace)
  }

  @Test func `opens something again when a signal has taken that away`() {
    expect(verdict(afterSignal: "pop n to A", touches: 2), brokenTimes: 1)
    expect(verdict(afterSignal: "pop n to A", touches: 1), brokenTimes: 0, of: 0)
    expect(verdict(afterSignal: "pop n to A\nselect A in n", touches: 2), brokenTimes: 0, of: 0)
  }

  @Test func `opens something again when something else has come and gone`() {
    let home = "tree\n  nav n\n    A\n"
    let back = "do back n\npop n to A\n" + home
    let other = "do tap A.more\nmade C\npush C on n\ntree\n  nav n\n    A\n    C\n"
    let dead = "do tap A.go\n" + home
    expect(verdict(ways: back + other + back + dead), brokenTimes: 1)
    expect(verdict(ways: back + other + back), brokenTimes: 0, of: 0)
  }
}
