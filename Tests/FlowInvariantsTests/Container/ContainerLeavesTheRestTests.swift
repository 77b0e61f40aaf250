import FlowModel
import Testing

private let id: InvariantID = "container.change-leaves-the-rest"

private let pop = Tale(
  .unwinding("A B C M"),
  """
  tree
    tabs t selecting n
      nav n
        A
        B
          presents M by B
      C
  do pop n
  pop n to A
  tree
    tabs t selecting n
      nav n
        A
      C
  """)

@Suite struct `A container that changes` {
  @Test func `takes along what stands on who is taken off`() {
    #expect(pop.told == "")
    #expect(pop.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("tabs t selecting n\n  nav n\n    A", "lost"),
    ("tabs t selecting n\n  nav n\n    A\n      presents M by A\n  C", "kept"),
    ("tabs t selecting n\n  C\n  nav n\n    A", "moved"),
    ("tabs t selecting C\n  nav n\n    A\n  C", "otherSelection"),
  ])
  func `leaves everybody else alone`(tree: String, clause: String) {
    #expect(pop.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `is not judged while something moves`() {
    var moving = pop
    moving.lines[0] = "tree in flight"
    #expect(moving.premiseCount(of: id) == 0)
  }

  @Test(arguments: [
    ("A\n  B\n  C\n  M", true), ("A\n  M\n  B\n  C", false), ("A\n  B\n  M", false),
  ])
  func `adds a child after all others`(tree: String, isRight: Bool) {
    let tale = Tale(
      .unwinding("A B C M"),
      """
      tree
        A
          B
          C
      do add M to A
      instantiate M
      add M to A
      """
    ).ending(tree)
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.broken.contains { $0.hasPrefix("\(id) ") } != isRight)
  }

  @Test(arguments: [("saying B selecting B", true), ("saying C selecting C", false)])
  func `keeps in front who is in front when another child is removed`(
    claim: String, isRight: Bool
  ) {
    let tale = Tale(
      .pages(heldBy: "Pager"),
      """
      tree
        P saying B selecting B
          A
          B
          C
      do remove A
      remove A from P
      """
    ).ending("P \(claim)\n  B\n  C")
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.broken.contains("\(id) otherSelection") != isRight)
    #expect(isRight || tale.culprits.contains(.declared("Pager")))
  }

  @Test func `exchanges its main child and no other`() {
    let tale = Tale(
      .pages(heldBy: "Panel"),
      """
      tree
        P with A
          A
          B
          C
      do replace C on P
      opened P
      remove A from P
      closed 0
      tree
        P with C
          B
          C
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.ending("P with C\n  C").broken.contains("\(id) lost"))
  }

  @Test(arguments: [("", true), ("\nremove A from P\nadd A to P", false)])
  func `does nothing with a main child that is handed over once more`(
    events: String, isRight: Bool
  ) {
    let tale = Tale(
      .pages(heldBy: "Panel"),
      """
      tree
        P with A
          A
          B
      do replace A on P
      opened P\(events)
      closed 0
      tree
        P with A
          A
          B
      """)
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.broken.contains("\(id) renewed") != isRight)
  }

  @Test func `may load its view when a child is added, with what that embeds`() {
    let tale = Tale(
      .unwinding("A B E M"),
      """
      tree
        A
          B
      do add M to A
      instantiate M
      add M to A
      load A
      instantiate E
      add E to A
      tree
        A
          B
          M
          E
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `of an app's own may let a child go for what it shows, if it has not declared how`() {
    var contract = Contract()
    contract.unknown = [.show]
    let tale = Tale(
      Storyboard(
        scenes: [
          Scene("P", .content, className: "Panel", contract: contract), Scene("A", .content),
          Scene("M", .content),
        ]),
      """
      tree
        P
          A
      do show M on P
      instantiate M
      add M to P
      remove A from P
      tree
        P
          M
      """)
    #expect(tale.told == "")
  }

  @Test func `is plain when a child is removed`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        tabs t selecting A
          A
          B
      do remove B
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }
}
