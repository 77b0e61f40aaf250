import FlowInvariants
import FlowModel
import Testing

@Suite struct `What a touch has put off` {
  /// A touch in B, on top of A, that puts something off; then what the user does, what comes of
  /// time, and the stack after that.
  private func verdict(
    touch: String = "do tap B.save", way: String, then: String, stack: String
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A B C D E"),
      """
      tree
        nav n
          D
          A
          B
      \(touch)
      tree waiting
        nav n
          D
          A
          B
      \(way)
      do settle
      \(then)
      tree
      \(stack)
      """)
    return Catalog([.lateAnswersCloseTheirOwnScreen]).verdict(on: tale.trace)
  }

  private func expect(
    _ verdict: Verdict, _ clause: Clause?, of premiseCount: Int = 1,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      verdict.violations.map(\.signature.clause) == (clause.map { [$0] } ?? []),
      sourceLocation: sourceLocation)
    #expect(verdict.premises.counts == [premiseCount], sourceLocation: sourceLocation)
  }

  private let pushed = """
    do push C on n
    made C
    push C on n
    tree waiting
      nav n
        D
        A
        B
        C
    """
  private let left = "do back n\npop n to A\ntree waiting\n  nav n\n    D\n    A"
  private let presented = """
    do tap B.more
    made C
    present C from B by B
    tree waiting
      nav n
        D
        A
        B
        presents C by B
    """

  @Test func `closes the screen that was touched`() {
    let stack = "  nav n\n    D\n    A"
    expect(verdict(way: "", then: "pop n to A", stack: stack), nil)
  }

  @Test func `does not close what was opened since`() {
    let stack = "  nav n\n    D\n    A\n    B"
    expect(verdict(way: pushed, then: "pop n to B", stack: stack), "newcomer")
    expect(verdict(way: presented, then: "dismiss C from B", stack: stack), "newcomer")
  }

  @Test func `does not close what was opened upon what it has opened`() {
    let opened = """
      do tap B.save
      made C
      present C from B by B
      """
    let visited = """
      do tap C.more
      made E
      present E from C by C
      tree waiting
        nav n
          D
          A
          B
          presents C by B
            presents E by C
      """
    func verdict(way: String) -> Verdict {
      let tale = Tale(
        .unwinding("A B C D E"),
        """
        tree
          nav n
            D
            A
            B
        \(opened)
        tree waiting
          nav n
            D
            A
            B
            presents C by B
        \(way)
        do settle
        dismiss C from B
        tree
          nav n
            D
            A
            B
        """)
      return Catalog([.lateAnswersCloseTheirOwnScreen]).verdict(on: tale.trace)
    }
    expect(verdict(way: visited), "guest")
    expect(verdict(way: ""), nil)
  }

  @Test func `does not fill the window anew when its screen is gone`() {
    let skipped = "do tap B.skip\nmade C\nroot C\ntree waiting\n  C"
    expect(verdict(way: skipped, then: "made E\nroot E", stack: "  E"), "everything")
    expect(verdict(way: "", then: "made E\nroot E", stack: "  E"), nil)
  }

  @Test func `does not close the screen to which the user has gone back`() {
    expect(verdict(way: left, then: "pop n to D", stack: "  nav n\n    D"), "neighbour")
  }

  @Test func `may take everything away, or show something else`() {
    expect(verdict(way: pushed, then: "pop n to D", stack: "  nav n\n    D"), nil, of: 0)
    let shown = "  nav n\n    D\n    A\n    B\n    E"
    let change = "pop n to B\nmade E\npush E on n"
    expect(verdict(way: pushed, then: change, stack: shown), nil, of: 0)
  }

  @Test func `is not known where time has passed, or something else is put off`() {
    let stack = "  nav n\n    D\n    A\n    B"
    let settled = "do settle\n\(pushed)"
    expect(verdict(way: settled, then: "pop n to B", stack: stack), nil, of: 0)
    let earlier = "do tap A.go\ntree waiting\n  nav n\n    D\n    A\n    B\ndo tap B.save"
    #expect(
      verdict(touch: earlier, way: pushed, then: "pop n to B", stack: stack).violations.count == 1)
    let others = pushed.replacing("tree waiting", with: "tree waiting anew")
    expect(verdict(way: others, then: "pop n to B", stack: stack), nil, of: 0)
    let other = "do push B on n"
    expect(verdict(touch: other, way: pushed, then: "pop n to B", stack: stack), nil, of: 0)
  }
}
