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

  @Test(arguments: [
    (Contract(leavingOpen: [.adapts]), "C", true), (Contract(), "B", true),
    (Contract(), "C", false),
  ])
  func `may turn and rearrange a container of an app's own that adapts, or loses a child`(
    contract: Contract, lost: String, isRight: Bool
  ) {
    var storyboard = Storyboard.pages(heldBy: "Panes")
    storyboard.scenes[0].contract = contract
    let tale = Tale(
      storyboard,
      """
      tree
        P saying B selecting B
          A
          B
          C
      do size compact
      size compact
      remove \(lost) from P
      tree compact
        P saying A selecting A
          A
          \(lost == "C" ? "B" : "C")
      """)
    #expect(tale.broken == (isRight ? [] : ["\(id) otherSelection"]))
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [(Contract(leavingOpen: [.adapts]), true), (Contract(), false)])
  func `may lay a detail on the master's stack where a container of an app's own adapts`(
    contract: Contract, isRight: Bool
  ) {
    var storyboard = Storyboard.pages(heldBy: "Panes")
    storyboard.scenes[0].contract = contract
    let tale = Tale(
      storyboard,
      """
      tree
        P
          nav n
            A
          B
      do size compact
      size compact
      remove B from P
      push B on n
      tree compact
        P
          nav n
            A
            B
      """)
    #expect(tale.broken.contains("\(id) moved") != isRight)
  }
}

@Suite struct `Tabs in a window that gets another width` {
  @Test(arguments: [
    (before: "t", after: "  B", true), ("t selecting C\n    C", "  C\n    B", false),
  ])
  func `may get the first one, where a view is loaded for that`(
    before: String, after: String, isRight: Bool
  ) {
    let tale = Tale(
      .unwinding("B C"),
      """
      tree compact
        tabs \(before)
      do size regular
      size regular
      tree
        tabs t selecting B
        \(after)
      """)
    #expect(tale.broken.contains("\(id) otherSelection") != isRight)
  }
}

@Suite struct `Everybody in a window that gets another width` {
  @Test(arguments: [
    ("A ignoring B", "unheard"), ("A rehearing nobody", "heardTwice"), ("A", nil),
  ])
  func `hears of it once`(told: String, clause: String?) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A
          presents B by A style fullScreen
      do size compact
      size compact
      tree compact
        \(told)
          presents B by A style fullScreen
      """)
    #expect(tale.broken == clause.map { ["\(id) \($0)"] } ?? [])
  }
}

@Suite struct `A container of an app's own that gets another width` {
  private func tale(_ after: String, declaring contract: Contract = Contract()) -> Tale {
    var storyboard = Storyboard.unwinding("A B")
    storyboard.scenes.append(Scene("P", .content, className: "Pages", contract: contract))
    return Tale(
      storyboard,
      """
      tree
        P showing A
          A
          B
      do size compact
      size compact
      tree compact
      """
    ).ending("P \(after)\n  A\n  B")
  }

  @Test(arguments: [
    (Contract(), "A", false), (Contract(), "B", false), (.undeclared, "A", false),
    (.undeclared, "B", true), (Contract(leavingOpen: [.adapts]), "B", true),
  ])
  func `tells its children, or those who can be seen where it adapts in its own way`(
    contract: Contract, child: String, isRight: Bool
  ) {
    let tale = tale("showing A ignoring \(child)", declaring: contract)
    #expect(tale.broken.contains("\(id) unheard") != isRight)
  }

  @Test func `is not asked about who has changed places meanwhile`() {
    let moved = tale("showing A ignoring B").replacing(
      "size compact", with: ["size compact", "remove B from P", "add B to P"])
    #expect(!moved.broken.contains("\(id) unheard"))
  }
}
