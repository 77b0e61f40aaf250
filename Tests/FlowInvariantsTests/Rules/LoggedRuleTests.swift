import FlowInvariants
import FlowModel
import Testing

@Suite struct `What UIKit lets pass in silence` {
  private func verdict(_ events: String, by rule: Invariant) -> Verdict {
    let tale = Tale(
      .unwinding("A"),
      """
      tree
        nav n
          A
      do tap A.go
      \(events)
      """)
    return Catalog([rule]).verdict(on: tale.trace)
  }

  @Test func `is a handler that is let go of without being called`() {
    expect(verdict("warned A dropped", by: .handlersAreCalled), brokenTimes: 1)
    expect(verdict("warned A nested", by: .handlersAreCalled), brokenTimes: 0)
  }

  @Test func `is a swipe that begins at the root of a stack`() {
    expect(verdict("warned n swiped", by: .noSwipeAtTheRoot), brokenTimes: 1)
    expect(verdict("interaction n began", by: .noSwipeAtTheRoot), brokenTimes: 0)
  }
}
