import FlowModel
import Testing

private let healthy = """
  tabs t selecting n
    nav n
      A
      B
        C
      presents D by B
        split s
          E
          F
    content k
  """

@Suite struct `A tree` {
  private let id: InvariantID = "tree.is-well-formed"

  @Test func `is judged at every snapshot and may be of any shape`() {
    let tale = tale(healthy).ending(healthy)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `may be absent`() {
    #expect(tale("").told == "")
    #expect(tale("").premiseCount(of: id) == 0)
  }

  @Test(arguments: [
    ("A\nB", "notOneRoot"),
    ("A\n  B\n    A", "containsItself"),
    ("A\n  B misplaced 1", "containsItself"),
    ("A\n  B misplaced 7", "containsItself"),
    ("A\n  B\n  C\n    presents B by C", "childAndPresented"),
    ("A\n  B presenter A", "childAndPresented"),
    ("A\n  presents B by A, parent A", "childAndPresented"),
    ("A\n  B\n  B", "listedTwice"),
    ("A\n  B\n    C\n  D\n    C", "listedTwice"),
    ("A\n  presents B by A\n  presents C by A", "presentsTwo"),
    ("A\n  B parent none", "wrongParent"),
    ("A parent B\n  B", "wrongParent"),
    ("A\n  presents B by A, presenter none", "wrongPresenter"),
    ("A\n  B\n    presents C by B, presenter A", "wrongPresenter"),
    ("A\n  B by A", "strayCaller"),
    ("tabs t selecting C\n  A\n  B\n    C", "selectsStranger"),
    ("nav n claiming A\n  A\n  B", "wrongStackClaim"),
    ("tabs t selecting A, claiming B\n  A\n  B", "wrongSelectionClaim"),
    ("tabs t selecting u\n  tabs u\n    A\n    B", "selectsNobody"),
    ("nav n\n  A\n  B covered", "frontNotInSight"),
    ("tabs t selecting A\n  A covered\n  B", "frontNotInSight"),
    ("nav n\n  A seen\n  B", "inSightBehind"),
    ("tabs t selecting A\n  A\n  B seen", "inSightBehind"),
  ])
  func `is ill-formed when nodes disagree`(_ tree: String, _ clause: String) {
    #expect(tale(tree).broken == ["\(id) \(clause)"])
  }

  @Test(arguments: [
    "nav n\n  A\n  B covered\n    presents C by B", "nav n covered\n  A\n  B covered",
    "nav n\n  A\n  content k\n    B\n    C",
  ])
  func `has somebody in sight in front, unless they present or nobody is`(tree: String) {
    #expect(tale(tree).told == "")
  }

  @Test func `may have anybody in sight while something moves`() {
    let tale = Tale(
      .unwinding("A B"), "tree in flight\n  nav n moving\n    A seen\n    B covered")
    #expect(tale.told == "")
  }

  @Test func `tells of the claim that is wrong, and not of the one that is right`() {
    let told = tale("tabs t selecting A saying B\n  A\n  B").told
    #expect(told.hasSuffix("\nt claims B, and has selected A"))
  }

  @Test func `is reported when it becomes ill-formed and not again`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A
          B
      do dismiss A
      dismiss B from A
      tree
        A
          B parent none
      do dismiss A
      """)
    #expect(tale.brokenSteps == [0])
    #expect(
      tale.told == """
        tree.is-well-formed wrongParent
        events 0
        the parent of B is whoever has it as a child
        B says nobody
        """)
  }

  @Test func `remembers who asked for a presentation`() {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
            B
      do settle
      instantiate C
      present C from n by B
      tree
        nav n
          A
            B
          presents C by A
      """)
    #expect(
      tale.told == """
        tree.is-well-formed wrongCaller
        events 1
        C remembers that B asked for it
        it remembers A
        """)
  }

  @Test func `goes on remembering who asked for a presentation`() {
    var tale = tale("A\n  B\n  presents C by B")
    tale.lines += ["do save"]
    #expect(tale.ending("A\n  B\n  presents C by A").broken == ["\(id) wrongCaller"])
  }

  @Test(arguments: [("by B", "callerGone"), ("from B", "popoverSourceGone")])
  func `forgets who has left`(word: String, clause: String) {
    var tale = tale("A\n  B\n  presents C \(word)")
    tale.lines += ["do save"]
    #expect(tale.broken == [])
    #expect(tale.ending("A\n  presents C \(word)").broken == ["\(id) \(clause)"])
  }

  @Test(arguments: [("A\n  C", ""), ("A\n  B\n  C", "thirdColumn"), ("A\n  C\n  D\n  E", "")])
  func `gets no third column`(columns: String, clause: String) {
    var tale = tale(clause == "" ? "split s\n  A\n  B\n  D\n  E" : "split s\n  A\n  B")
    tale.lines += ["do show C on A", "instantiate C", "replace C on s"]
    let broken = tale.ending("split s\n  " + columns).broken
    #expect(broken.contains("\(id) thirdColumn") == (clause != ""))
  }

  @Test func `may have no tabs`() {
    #expect(tale("tabs t").told == "")
  }

  @Test func `may forget who asked when that one has left`() {
    var tale = tale("A\n  B\n  presents C by B")
    tale.lines += ["do save"]
    #expect(tale.ending("A\n  presents C").told == "")
  }

  @Test func `blames the class that lists the controller`() {
    var tale = tale("A\n  B parent none")
    tale.storyboard.scenes[0].className = "Deck"
    #expect(tale.culprits == [.declared("Deck")])
  }

  private func tale(_ tree: String) -> Tale {
    let lines = tree.split(separator: "\n").map { "  " + $0 }
    return Tale(.unwinding("A B C D E F"), (["tree"] + lines).joined(separator: "\n"))
  }
}
