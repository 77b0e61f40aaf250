import FlowModel
import Testing

@Suite struct `A tab that is selected` {
  private let id: InvariantID = "branch.selection-keeps-branches"

  private let healthy = Tale(
    .unwinding("A B C"),
    """
    tree
      tabs t selecting n
        nav n
          A
          B
        C
    do select C on t
    select C on t
    tree
      tabs t selecting C
        nav n
          A
          B
        C
    """)

  @Test func `leaves all branches as they are`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("tabs t selecting C\n  nav n\n    A\n  C", "lost"),
    ("tabs t selecting C\n  nav n\n    B\n    A\n  C", "changed"),
    ("tabs t selecting C\n  C\n  nav n\n    A\n    B", "changed"),
  ])
  func `fails when a branch is another one`(tree: String, clause: String) {
    #expect(healthy.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `is not judged while something moves`() {
    let tale = healthy.replacing("  tabs t selecting n", with: ["  tabs t selecting n moving"])
      .replacing("tree", with: ["tree in flight"])
    #expect(tale.premiseCount(of: id) == 0)
  }
}
