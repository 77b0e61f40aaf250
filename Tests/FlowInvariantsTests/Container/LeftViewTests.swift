import FlowModel
import Testing

private let id: InvariantID = "container.views-leave-with-their-children"

@Suite struct `The view of a child that its container has let go` {
  /// A container of an app's own that exchanges its main child, and what it has in its view then.
  private func tale(
    _ step: String = "replace C on P", then: String = "P with C\n  C",
    className: ClassName? = "Pager"
  ) -> Tale {
    Tale(
      .pages(heldBy: className),
      """
      tree
        P with A
          A
      do \(step)
      opened P
      instantiate C
      remove A from P
      add C to P
      closed 0
      """
    ).ending(then)
  }

  private func isBroken(_ tale: Tale) -> Bool { tale.broken.contains("\(id) stays") }

  @Test func `leaves with it`() {
    #expect(!isBroken(tale()))
    #expect(tale().premiseCount(of: id) == 1)
  }

  @Test func `fails when it does not, and the container is to blame`() {
    let tale = tale(then: "P with C keeping A\n  C")
    #expect(isBroken(tale))
    #expect(tale.culprits.contains(.declared("Pager")))
  }

  @Test(arguments: ["remove A", "replace A on P"])
  func `is nothing to judge when somebody else takes the child`(step: String) {
    #expect(tale(step, then: "P with C keeping A\n  C").premiseCount(of: id) == 0)
  }

  @Test func `is nothing to judge while something moves, or when the child stands elsewhere`() {
    var moving = tale(then: "P with C keeping A\n  C")
    let last = moving.lines.lastIndex(of: "tree") ?? 0
    moving.lines[last] = "tree in flight"
    #expect(moving.premiseCount(of: id) == 0)
    #expect(tale(then: "P with C keeping A\n  C\n    presents A by C").premiseCount(of: id) == 0)
  }

  @Test func `is nothing to judge in a class of the house`() {
    #expect(tale(then: "P with C keeping A\n  C", className: nil).premiseCount(of: id) == 0)
  }
}
