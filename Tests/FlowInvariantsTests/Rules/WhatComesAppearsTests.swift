import FlowInvariants
import FlowModel
import Testing

@Suite struct `Who is presented because of a touch` {
  /// A touch in B, upon A in a stack, presents C, and more happens.
  private func verdict(_ then: String, step: String = "tap B.done") -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
          B
      do \(step)
      made C
      present C from n by B
      \(then)
      """)
    return Catalog([.whatComesAppears]).verdict(on: tale.trace)
  }

  private static let popped = "pop n to A\ntree\n  nav n\n    A"

  @Test func `has appeared before they go`() {
    expect(verdict("dismiss C from n\n\(Self.popped)"), brokenTimes: 1)
    expect(verdict("appearance C didAppear\ndismiss C from n\n\(Self.popped)"), brokenTimes: 0)
    expect(verdict("dismiss C from n\n\(Self.popped)", step: "settle"), brokenTimes: 1)
  }

  @Test func `may stay, or still be on the way`() {
    let stays = "tree\n  nav n\n    A\n    B\n    presents C by B"
    expect(verdict(stays), brokenTimes: 0)
    let moving = Self.popped.replacing("tree", with: "tree in flight")
    expect(verdict("dismiss C from n\n\(moving)"), brokenTimes: 0, of: 0)
  }

  @Test func `is not judged where it was no touch`() {
    expect(verdict("dismiss C from n\n\(Self.popped)", step: "dismiss C"), brokenTimes: 0, of: 0)
  }

  /// A touch in C, upon A and B in a stack, goes back to B, and then to A.
  private func verdict(returning calls: String, then tree: String = "tree") -> Verdict {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
          B
          C
      do tap C.done
      pop n to B
      \(calls)
      pop n to A
      \(tree)
        nav n
          A
      """)
    return Catalog([.whatComesAppears]).verdict(on: tale.trace)
  }

  @Test func `has appeared before they go, where they come back`() {
    let told = verdict(returning: "appearance B willAppear")
    #expect(told.violations.map(\.signature.clause) == ["goneAgain"])
    expect(
      verdict(returning: "appearance B willAppear\nappearance B didAppear"), brokenTimes: 0)
    expect(verdict(returning: ""), brokenTimes: 0, of: 0)
    expect(
      verdict(returning: "appearance B willAppear", then: "tree in flight"), brokenTimes: 0, of: 0)
  }
}
