import FlowModel
import Testing

private let replacement = Tale(
  .unwinding("A B"),
  """
  tree
    A
      presents B
  do root
  instantiate content x
  root x
  tree
    content x
  """)

@Suite struct `A new root` {
  private let id: InvariantID = "outside.root-leaves-nothing"

  @Test func `holds when it stands there alone`() {
    #expect(replacement.told == "")
    #expect(replacement.premiseCount(of: id) == 1)
  }

  @Test(arguments: [("A", "notRoot"), ("content x\n  presents B", "remains")])
  func `fails when somebody of the former tree is left`(tree: String, clause: String) {
    #expect(replacement.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `fails when the window gets none, and nobody has said no`() {
    let lost = replacement.dropping("root x").ending("A\n  presents B")
    #expect(lost.broken == ["\(id) dropped"])
    let refused = replacement.replacing("root x", with: ["refused A"]).ending("A\n  presents B")
    #expect(refused.broken == [])
  }
}
