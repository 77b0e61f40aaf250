import FlowModel
import Testing

private let id: InvariantID = "split.collapses-with-the-window"

private let rotated = Tale(
  .unwinding("A B M"),
  """
  tree
    split s covered
      A covered
      B covered
      presents M by A
  do size compact
  size compact
  collapse s
  tree compact
    split s covered
      A covered
      presents M by A
  do dismiss M
  dismiss M from s
  tree compact
    split s
      A
  """)

@Suite struct `A split view controller` {
  @Test func `follows the width of the window`() {
    #expect(rotated.told == "")
    #expect(rotated.premiseCount(of: id) == 1)
  }

  @Test func `may come later while it is covered`() {
    let late = rotated.dropping("collapse s").replacing(
      "dismiss M from s", with: ["dismiss M from s", "collapse s"])
    #expect(late.broken == [])
  }

  @Test func `fails when it has missed it and can be seen`() {
    let tale = rotated.dropping("collapse s")
    #expect(tale.broken == ["\(id) notCollapsed"])
    #expect(tale.brokenSteps == [1])
  }

  @Test func `fails when it does not expand`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree compact
        split s
          A
      do size regular
      size regular
      tree
        split s
          A
      """)
    #expect(tale.broken == ["\(id) notExpanded"])
  }

  @Test(arguments: [
    ("", Contract(), true), ("      B\n", Contract(), false), ("", .undeclared, false),
    // Whoever is the delegate of one without a class, nobody can declare it.
    ("", Contract(leavingOpen: [.calls]), false),
  ])
  func `has the stack in its primary column take a secondary one that does not go by itself`(
    second: String, contract: Contract, isWrong: Bool
  ) {
    let tale = Tale(
      .unwinding("A B", declaring: ["B": contract]),
      """
      tree
        split s
          nav n
            A
          B
      do size compact
      size compact
      collapse s
      tree compact
        split s
          nav n
            A
      \(second)
      """)
    #expect(tale.broken.contains("\(id) notTaken") == isWrong)
  }

  @Test(arguments: [("tree", true), ("tree compact", false), ("tree in background", false)])
  func `that is restored as collapsed expands in a window that is not compact`(
    tree: String, isWrong: Bool
  ) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree compact
        split s holding nobody
          A
      do size regular
      size regular
      expand s
      tree
        split s
          A
      do restore
      restored
      \(tree)
        split s2 holding nobody
          B
      do settle
      """)
    #expect(tale.broken == (isWrong ? ["\(id) notExpanded"] : []))
  }

  @Test(arguments: [
    ("", CollapseAnswer.discards, false), ("      B\n", .discards, true), ("      B\n", nil, false),
  ])
  func `has nobody take a secondary column that its delegate discards`(
    second: String, answer: CollapseAnswer?, isWrong: Bool
  ) {
    var contract = Contract()
    contract.collapse = answer
    let tale = Tale(
      Storyboard(scenes: [
        Scene("S", .split, contract: contract), Scene("A", .content), Scene("B", .content),
      ]),
      """
      tree
        S
          nav n
            A
          B
      do size compact
      size compact
      collapse S
      tree compact
        S
          nav n
            A
      \(second)
      """)
    #expect(tale.broken.contains("\(id) notDiscarded") == isWrong)
  }

  @Test func `is told once`() {
    #expect(rotated.doubling("collapse s").broken == ["\(id) toldTwice"])
  }
}
