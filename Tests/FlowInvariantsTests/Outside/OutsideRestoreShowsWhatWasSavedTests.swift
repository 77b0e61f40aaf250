import FlowModel
import Testing

private let relaunch = Tale(
  .unwinding("A B C"),
  """
  tree
    tabs t selecting B
      A
      B
      presents C by B
  do save
  saved
  do restore
  restored
  tree
    tabs t2 selecting b
      A as a
      B as b
      presents C as c by b
  """)

@Suite struct `A restored app` {
  private let id: InvariantID = "outside.restore-shows-what-was-saved"

  @Test func `holds when everybody is there anew`() {
    #expect(relaunch.told == "")
    #expect(relaunch.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("tabs t2 selecting b\n  A as a\n  B as b", "otherShape"),
    ("tabs t2 selecting b\n  A as a\n  A as b\n  presents C as c by b", "otherScene"),
    ("tabs t2 selecting a\n  A as a\n  B as b\n  presents C as c by b", "otherSelection"),
    (
      "tabs t2 selecting b\n  A as a\n  B as b\n  presents C as c by b style formSheet",
      "otherStyle"
    ),
    ("tabs t2 selecting b\n  A as a\n  B as b\n  presents C as c by t2", "otherCaller"),
    ("tabs t2 selecting b\n  A as a\n  B as b\n  presents C by b", "notReborn"),
  ])
  func `fails when something is not as it was`(tree: String, clause: String) {
    #expect(relaunch.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test(arguments: [("A", "a", true), ("A", "b", false), ("nobody", "nobody", true)])
  func `has the column back that it would have had`(was: String, now: String, isRight: Bool) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree compact
        split s holding \(was)
          nav n
            A
            B
      do save
      saved
      do restore
      restored
      tree compact
        split s2 holding \(now)
          nav n2
            A as a
            B as b
      """)
    #expect(tale.broken.contains("\(id) otherDetail") != isRight)
  }

  @Test(arguments: [("with a selecting b", true), ("with a selecting a", false)])
  func `has the containers of its own as they were`(now: String, isRight: Bool) {
    let tale = Tale(
      Storyboard(scenes: [
        Scene("D", .content, className: "Drawer"), Scene("A", .content), Scene("B", .content),
      ]),
      """
      tree
        D with A selecting B
          A
          B
      do save
      saved
      do restore
      restored
      tree
        D as d \(now)
          A as a
          B as b
      """)
    #expect(tale.broken.contains("\(id) otherBranch") != isRight)
  }

  @Test(arguments: [(Contract(), true), (.undeclared, false)])
  func `may begin with another tab when its class has declared nothing`(
    contract: Contract, isWrong: Bool
  ) {
    let tale = Tale(
      Storyboard(scenes: [
        Scene("T", .tabs, className: "Tabs", contract: contract), Scene("A", .content),
        Scene("B", .content),
      ]),
      """
      tree
        T selecting B
          A
          B
      do save
      saved
      do restore
      restored
      tree
        T as t selecting a
          A as a
          B as b
      """)
    #expect(tale.broken.contains("\(id) otherSelection") == isWrong)
  }

  @Test func `comes to the foreground`() {
    var tale = relaunch
    tale.lines = tale.lines.map { $0 == "tree" ? "tree in background" : $0 }
    #expect(tale.broken == ["\(id) stillAway"])
  }

  @Test(arguments: [
    (["collapse t"], 1), (["select A on t"], 1), (["reaction B viewDidAppear", "collapse t"], 1),
    (["reaction B viewDidAppear", "select A on t"], 0), (["add A to B"], 0),
  ])
  func `is judged also when somebody has moved since who had to tell of it`(
    events: [String], count: Int
  ) {
    let tale = relaunch.replacing("restored", with: ["restored"] + events)
    #expect(tale.premiseCount(of: id) == count)
  }

  @Test(arguments: [("collapse t", 0), ("load B", 1)])
  func `is not judged when a class that tells nothing may have moved`(event: String, count: Int) {
    var tale = relaunch.replacing("restored", with: ["restored", event])
    tale.storyboard.scenes[0].contract.unknown = [.calls, .show]
    #expect(tale.premiseCount(of: id) == count)
  }
}
