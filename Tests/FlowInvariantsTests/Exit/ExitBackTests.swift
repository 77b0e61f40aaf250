import FlowModel
import Testing

private let id: InvariantID = "exit.back-pops-exactly-one"

private let healthy = Tale(
  .unwinding("A B C"),
  """
  tree
    nav n
      A
      B
      C
  do back n
  pop n to B
  tree
    nav n
      A
      B
  """)

@Suite struct `Going back` {
  @Test func `holds when one is gone`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("nav n\n  A", "poppedMore"), ("nav n", "poppedRoot"),
    ("nav n\n  A\n  B\n  C", "ignored"), ("nav n\n  B\n  A", "changedOtherwise"),
  ])
  func `fails when another stack is left`(tree: String, clause: String) {
    #expect(healthy.ending(tree).broken == ["\(id) \(clause)"])
  }

  @Test func `fails when the root goes`() {
    let tale = Tale(
      .unwinding("A"),
      """
      tree
        nav n
          A
      do back n
      tree
        nav n
      """)
    #expect(
      tale.told == """
        exit.back-pops-exactly-one poppedRoot
        events\u{20}
        n keeps its root
        n holds none
        """)
  }

  @Test(arguments: [
    ("nav n moving", "notSwallowed"), ("nav n covered", "outOfReach"),
  ])
  func `fails when the touch should not get through`(line: String, clause: String) {
    #expect(healthy.replacing("  nav n", with: ["  " + line]).broken == ["\(id) \(clause)"])
  }

  @Test func `says nothing of a touch that is swallowed in flight`() {
    let tale = healthy.replacing("pop n to B", with: ["declined"])
      .replacing("tree", with: ["tree in flight"]).ending("nav n moving\n  A\n  B\n  C")
    #expect(tale.premiseCount(of: id) == 0)
  }

  /// A touch of the back button where there is none.
  private func denied(_ contract: Contract = Contract()) -> Tale {
    var tale = healthy.replacing("pop n to B", with: ["declined hidden"])
      .ending("nav n\n  A\n  B\n  C")
    tale.storyboard.scenes[0].contract = contract
    tale.storyboard.controls = []
    return tale
  }

  @Test func `fails when there is nothing to touch`() {
    #expect(denied().broken == ["\(id) noWayBack"])
  }

  @Test func `may be impossible where a class keeps the user, or has a control`() {
    #expect(denied(Contract(leavingOpen: [.exits])).premiseCount(of: id) == 0)
    var tale = denied()
    tale.storyboard.controls = [Control(in: "C", "back", fires: [.action("back:")])]
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `fails when a touch is swallowed and nothing moves`() {
    let tale = healthy.replacing("pop n to B", with: ["declined"]).ending("nav n\n  A\n  B\n  C")
    #expect(tale.broken == ["\(id) ignored"])
  }
}
