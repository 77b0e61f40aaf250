import FlowModel
import Testing

private let alert = Tale(
  .unwinding("A B"),
  """
  tree
    A
      presents B
  do alert
  instantiate content x
  present x from B by B
  tree
    A
      presents B
        presents content x by B
  """)

@Suite struct `An alert from outside` {
  private let id: InvariantID = "outside.alert-stands-on-top"

  @Test func `holds when it stands on top`() {
    #expect(alert.told == "")
    #expect(alert.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("A\n  presents B", "dropped"), ("A\n  presents content x", "lost"),
    ("A\n  presents B\n    presents content x by B covered", "notOnTop"),
  ])
  func `fails when it does not, or somebody is gone`(tree: String, clause: String) {
    #expect(alert.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `may be refused while something moves, and only aloud`() {
    var moving = alert.ending("A\n  presents B").dropping("present x from B by B")
    moving.lines[0] = "tree in flight"
    #expect(moving.broken.contains("\(id) dropped"))
    moving.lines.insert("refused B", at: 4)
    #expect(!moving.broken.contains("\(id) dropped"))
  }
}

private let link = Tale(
  .unwinding("A B"),
  """
  tree
    nav n
      A
  do open B
  instantiate B
  push B on n
  tree
    nav n
      A
      B
  """)

@Suite struct `A link from outside` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test func `holds when the scene is in front`() {
    #expect(link.told == "")
    #expect(link.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("nav n\n  A", "dropped"), ("nav n\n  B", "lost"), ("nav n\n  A\n  B covered", "behind"),
    ("nav n\n  A\n  B\n  content x", "shownTwice"),
  ])
  func `fails when it is not, or somebody is gone`(tree: String, clause: String) {
    #expect(link.ending(tree).broken.contains("\(id) \(clause)"))
  }
}

private let linkIntoTheOtherTab = Tale(
  Storyboard(scenes: [
    Scene("R", .navigation, className: "Router", contract: .undeclared), Scene("A", .content),
    Scene("B", .content), Scene("C", .content),
  ]),
  """
  tree
    tabs t selecting R
      R routing A
        A
      nav n covered
        C covered
  do open B
  opened R
  instantiate B
  push B on n
  closed 0
  tree
    tabs t selecting R
      R routing A
        A
      nav n covered
        C covered
        B covered
  """)

@Suite struct `A link that a router which has declared nothing says to have shown` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test func `is shown`() {
    #expect(linkIntoTheOtherTab.broken == ["\(id) behind"])
    let shown = "tabs t selecting n\n  R covered routing A\n    A covered\n  nav n\n    C\n    B"
    #expect(linkIntoTheOtherTab.ending(shown).broken == [])
  }

  @Test func `may have been seen for a while`() {
    let seen = linkIntoTheOtherTab.replacing(
      "push B on n", with: ["push B on n", "appearance B willAppear"])
    #expect(!seen.broken.contains("\(id) behind"))
  }

  @Test(arguments: [
    ["push B on n"], ["push B on n", "select R on t"],
  ])
  func `may stay below what covered the router before`(changes: [String]) {
    let covered = linkIntoTheOtherTab.replacing(
      "    R routing A", with: ["    R covered routing A"]
    ).replacing("push B on n", with: changes)
    #expect(!covered.broken.contains("\(id) behind"))
  }
}

@Suite struct `A link that comes while something moves` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  private func tale(_ events: String) -> Tale {
    let tree = "tree in flight\n  nav n moving\n    A\n"
    return Tale(.unwinding("A B"), "\(tree)do open B unsettled\n\(events)\(tree)")
  }

  @Test func `leads somewhere, or is refused`() {
    #expect(tale("instantiate B\nrefused n\n").broken == [])
    #expect(tale("instantiate B\npush B on n\n").broken == [])
  }

  @Test func `fails when nobody hears of it`() {
    #expect(tale("instantiate B\n").broken == ["\(id) dropped"])
  }

  @Test func `is shown once`() {
    let once = tale("instantiate B\npush B on n\n")
    #expect(once.ending("nav n moving\n  A\n  B").broken == [])
    let twice = once.ending("nav n moving\n  A\n  B\n  B as b")
    #expect(twice.broken.contains("\(id) shownTwice"))
  }
}

private let leave = Tale(
  .unwinding("A B"),
  """
  tree
    tabs t selecting A
      A
      B
  do background
  background
  do foreground
  foreground
  """)

@Suite struct `The background` {
  private let id: InvariantID = "outside.background-changes-nothing"

  @Test func `holds when the app comes back as it went`() {
    #expect(leave.told == "")
    #expect(leave.premiseCount(of: id) == 2)
  }

  @Test func `fails when the tree is another one`() {
    #expect(leave.ending("tabs t selecting B\n  A\n  B").broken.contains("\(id) changed"))
  }

  @Test func `fails when somebody is told that their view goes`() {
    let tale = leave.replacing("background", with: ["appearance A willDisappear", "background"])
    #expect(tale.broken.contains("\(id) told"))
  }

  @Test func `fails when the app does not come back`() {
    var tale = leave.ending("tabs t selecting A\n  A\n  B")
    tale.lines = tale.lines.map { $0 == "tree" ? "tree in background" : $0 }
    #expect(tale.broken == ["\(id) stillAway"])
  }

  @Test func `fails when something is in flight there`() {
    var tale = leave.ending("tabs t selecting A\n  A\n  B")
    tale.lines = tale.lines.map { $0 == "do foreground" ? "tree in flight" : $0 }
    tale.lines = Array(tale.lines.prefix { $0 != "foreground" })
    tale.lines += ["  tabs t selecting A", "    A", "    B"]
    #expect(tale.broken.contains("\(id) moving"))
  }
}

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
