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

  @Test(arguments: [("", "", 1), (", finger down", "", 0), ("", "interaction t cancelled\n", 0)])
  func `may be another one where a finger moves the tabs`(
    finger: String, end: String, premiseCount: Int
  ) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree in flight\(finger)
        tabs t selecting A
          A
          B
      do select B on t
      \(end)tree
        tabs t selecting A
          A
          B
      """)
    #expect(tale.premiseCount(of: id) == premiseCount)
    #expect(tale.broken.contains("\(id) notSelected") == (premiseCount > 0))
  }

  @Test(arguments: [
    ("tabs t selecting C\n  nav n\n    A\n  C", "lost"),
    ("tabs t selecting C\n  nav n\n    B\n    A\n  C", "changed"),
    ("tabs t selecting C\n  C\n  nav n\n    A\n    B", "changed"),
    ("tabs t selecting n\n  nav n\n    A\n    B\n  C", "notSelected"),
  ])
  func `fails when a branch is another one`(tree: String, clause: String) {
    #expect(healthy.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test(arguments: [
    ("tabs t selecting C\n  nav n\n    A\n    B\n  C", true),
    ("tabs t selecting C\n  nav n\n    A\n  C", false),
    ("tabs t selecting n\n  nav n\n    A\n    B\n  C", false),
  ])
  func `is in front at once while something moves, and nobody is gone`(
    tree: String, isRight: Bool
  ) {
    let tale = healthy.replacing("  tabs t selecting n", with: ["  tabs t selecting n moving"])
      .replacing("tree", with: ["tree in flight"]).ending(tree)
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.broken.contains { $0.hasPrefix("\(id) ") } != isRight)
  }

  @Test(arguments: [("C", true), ("n", false)])
  func `is in front in the background`(front: String, isRight: Bool) {
    let tale = healthy.replacing("tree", with: ["tree in background"]).ending(
      "tabs t selecting \(front)\n  nav n\n    A\n    B\n  C")
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.broken.contains("\(id) notSelected") != isRight)
  }

  @Test func `stands in the controller that is told to select it`() {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree in flight
        tabs t selecting A moving
          A
          B
          presents C by t moving
      do select C on t unsettled
      """)
    #expect(tale.premiseCount(of: id) == 0)
    #expect(tale.told == "")
  }
}

@Suite struct `A branch of a container that is selected` {
  private let id: InvariantID = "branch.selection-keeps-branches"

  private func tale(_ after: String) -> Tale {
    Tale(
      Storyboard(scenes: [
        Scene("C", .content, className: "Bar"), Scene("A", .content), Scene("B", .content),
        Scene("M", .content),
      ]),
      """
      tree
        C selecting n covered
          nav n covered
            A
            B
          content k
          presents M by C
      do select k on C
      opened C
      closed 0
      """
    ).ending(after)
  }

  @Test func `leaves the others as they are`() {
    let tale = tale(
      "C selecting k covered\n  nav n covered\n    A\n    B\n  content k\n  presents M by C")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `may let go of a whole branch`() {
    #expect(tale("C selecting k covered\n  content k\n  presents M by C").broken == [])
  }

  @Test(arguments: [
    "C selecting k\n  nav n\n    A\n    B\n  content k",
    "C selecting k covered\n  nav n covered\n    A\n  content k\n  presents M by C",
  ])
  func `takes nobody else away`(after: String) {
    #expect(tale(after).broken.contains("\(id) lost"))
  }
}

@Suite struct `Between two branches` {
  private let id: InvariantID = "branch.selection-keeps-branches"

  private func tale(_ heard: String, declaring contract: Contract = Contract()) -> Tale {
    var storyboard = Storyboard.unwinding("A B D")
    storyboard.scenes.append(Scene("C", .content, className: "Bar", contract: contract))
    return Tale(
      storyboard,
      """
      tree
        C selecting A, showing A, saying A
          A
          nav n
            B
          D
      do select D on C
      opened C
      appearance \(heard) willAppear
      closed 0
      tree
        C selecting D, showing D, saying D
          A
          nav n
            B
          D
      """)
  }

  @Test(arguments: [
    ("n", Contract(), false), ("B", Contract(), false), ("D", Contract(), true),
    ("A", Contract(), true), ("n", .undeclared, true),
  ])
  func `nobody hears anything`(heard: String, contract: Contract, isRight: Bool) {
    let broken = tale(heard, declaring: contract).broken
    #expect(broken.contains("\(id) passedThrough") != isRight)
  }

  @Test func `somebody may act of their own accord`() {
    let acting = tale("n").replacing("opened C", with: ["opened C", "reaction A viewDidAppear"])
    #expect(!acting.broken.contains("\(id) passedThrough"))
  }
}
