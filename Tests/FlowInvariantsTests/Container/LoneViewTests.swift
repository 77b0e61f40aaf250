import FlowModel
import Testing

private let id: InvariantID = "container.views-come-with-their-controllers"

@Suite struct `The view of a controller in that of a container` {
  /// A container of an app's own that takes somebody into its view when it is asked for a child.
  private func tale(then: String, className: ClassName? = "Pager") -> Tale {
    Tale(
      .pages(heldBy: className),
      """
      tree
        P with A
          A
      do replace C on P
      opened P
      instantiate C
      add C to P
      closed 0
      made B
      """
    ).ending(then)
  }

  @Test func `comes with its controller`() {
    let tale = tale(then: "P with A\n  A\n  C")
    #expect(tale.broken == [])
    #expect(tale.premiseCount(of: id) == 2)
  }

  @Test(arguments: [("B", "withoutParent"), ("nobody", "withoutController")])
  func `fails when it does not, and the container is to blame`(guest: String, clause: String) {
    let tale = tale(then: "P with A keeping \(guest)\n  A\n  C")
    #expect(tale.broken == ["\(id) \(clause)"])
    #expect(tale.culprits == [.declared("Pager")])
  }

  @Test func `is reported alone, though its controller is kept and was never seen`() {
    var tale = tale(then: "P with A keeping B\n  A\n  C")
    tale.lines[tale.lines.lastIndex(of: "tree") ?? 0] = "tree keeping B"
    #expect(tale.broken == ["\(id) withoutParent"])
  }

  @Test func `may be that of somebody who stands elsewhere, or was taken away`() {
    #expect(tale(then: "P with A keeping C\n  A\n    presents C by A").broken == [])
    #expect(!tale(then: "P with C keeping A\n  C").broken.contains { $0.hasPrefix(id.text) })
  }

  @Test func `is nothing to judge while something moves, or in a class of the house`() {
    var moving = tale(then: "P with A keeping B\n  A\n  C")
    moving.lines[moving.lines.lastIndex(of: "tree") ?? 0] = "tree in flight"
    #expect(moving.premiseCount(of: id) == 1)
    let stock = tale(then: "P with A keeping B\n  A\n  C", className: nil)
    #expect(stock.premiseCount(of: id) == 0)
  }
}
