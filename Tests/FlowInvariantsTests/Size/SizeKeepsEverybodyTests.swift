import FlowModel
import Testing

private let id: InvariantID = "size.change-keeps-everybody"

private let wider = Tale(
  .unwinding("A B C D M"),
  """
  tree compact
    tabs t selecting s
      split s
        nav n
          A
          B
          D
      C
      presents M by t
  do size regular
  size regular
  expand s
  tree
    tabs t selecting s
      split s
        nav n
          A
          D
        B
      C
      presents M by t
  """)

@Suite struct `Another width of the window` {
  @Test func `changes columns`() {
    #expect(!wider.broken.contains { $0.hasPrefix("\(id) ") })
    #expect(wider.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    (
      "tabs t selecting s\n  split s\n    nav n\n      A\n    B\n  C\n  presents M by t", "lost"
    ),
    (
      "tabs t selecting s\n  split s\n    nav n\n      A\n      D\n    B\n  C\n    presents M by C",
      "moved"
    ),
    (
      "tabs t selecting C\n  split s\n    nav n\n      A\n      D\n    B\n  C\n  presents M by t",
      "otherSelection"
    ),
  ])
  func `changes nothing else`(tree: String, clause: String) {
    #expect(wider.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `may turn and rearrange a container of an app's own`() {
    let tale = Tale(
      .pages(heldBy: "Panes"),
      """
      tree
        P saying B selecting B
          A
          B
          C
      do size compact
      size compact
      remove C from P
      tree compact
        P saying A selecting A
          A
          B
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }
}
