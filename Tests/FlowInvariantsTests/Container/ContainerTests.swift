import FlowModel
import Testing

private let drawers = Storyboard(scenes: [
  Scene("C", .content, className: "Drawer"), Scene("A", .content), Scene("B", .content),
])

private let before = "tree\n  C selecting A saying A with A listing A+B\n    A\n    B"

@Suite struct `What a container says about itself` {
  private let id: InvariantID = "container.declared-state-matches-tree"

  @Test func `is judged facet by facet`() {
    let tale = Tale(drawers, before)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 3)
  }

  @Test(arguments: [
    ("C selecting A saying B\n    A\n    B", "notInFront"),
    ("C saying X\n    A\n  X", "namesStranger"),
    ("C with B\n    A\n    content k\n      B", "namesStranger"),
    ("C listing B+A\n    A\n    B", "wrongChildren"),
    ("C listing A\n    A\n    B", "wrongChildren"),
    ("C saying A+B\n    A\n    B", "wrongCount"),
    ("C with A or B\n    A\n    B", "contradictsItself"),
  ])
  func `must be true`(_ tree: String, _ clause: String) {
    var storyboard = drawers
    storyboard.scenes.append(Scene("X", .content))
    let tree = tree.replacing("\n  X", with: "\n    presents X by C")
    let tale = Tale(storyboard, "tree\n  \(tree)")
    #expect(tale.broken == ["\(id) \(clause)"])
    #expect(tale.culprits == [.declared("Drawer")])
  }

  @Test(arguments: [
    ("tree", "A loaded\n    A\n    B", true), ("tree in flight", "A loaded\n    A\n    B", false),
    ("tree", "A loaded covered\n    A\n    B", false), ("tree", "A\n    A\n    B", false),
    ("tree", "B loaded\n    B", false),
  ])
  func `is false when nobody is in front any more where somebody can be seen and stays`(
    tree: String, container: String, isWrong: Bool
  ) {
    let change = "do select A on C\nopened C\nclosed 0\n\(tree)\n  C saying \(container)"
    let tale = Tale(drawers, "\(before)\n\(change)")
    #expect(tale.broken.contains("\(id) nobodyInFront") == isWrong)
    let onStage = Tale(drawers, "\(tree)\n  C saying \(container)")
    #expect(!onStage.broken.contains("\(id) nobodyInFront"))
  }

  @Test(arguments: [
    (Contract(), " in flight", true), (.undeclared, " in flight", false), (.undeclared, "", true),
  ])
  func `may name who was in front while something moves, when it has declared nothing`(
    contract: Contract, flight: String, isWrong: Bool
  ) {
    var tale = Tale(drawers, "tree\(flight)\n  C selecting A saying B\n    A\n    B")
    tale.storyboard.scenes[0].contract = contract
    #expect(tale.broken.contains("\(id) notInFront") == isWrong)
    tale.lines += ["do settle"] + before.split(separator: "\n").map(String.init)
    tale.lines[tale.lines.endIndex - 3] = "  C selecting A saying B"
    #expect(tale.broken.contains("\(id) notInFront"))
  }

  @Test(arguments: [
    ("C with nobody\n    A", false), ("C with A\n    A\n    B", true),
    ("C with B\n    A\n    B", false),
  ])
  func `may name no main child, unless the one that it has named stays`(
    former: String, isWrong: Bool
  ) {
    let tale = Tale(drawers, "tree\n  \(former)\ndo settle\ntree\n  C with nobody\n    A")
    #expect(tale.broken.contains("\(id) wrongCount") == isWrong)
    #expect(!Tale(drawers, "tree\n  C with nobody\n    A").broken.contains("\(id) wrongCount"))
  }

  @Test func `is reported once`() {
    let wrong = "tree\n  C selecting A saying B\n    A\n    B"
    let tale = Tale(drawers, "\(wrong)\ndo settle\n\(wrong)")
    #expect(tale.brokenSteps == [nil])
  }
}

@Suite struct `A container that is told to change` {
  private let id: InvariantID = "container.change-is-carried-out"

  private func tale(_ step: String, _ after: String) -> Tale {
    Tale(drawers, "\(before)\ndo \(step)\nopened C\nclosed 0\ntree\n  \(after)\n    A\n    B")
  }

  @Test func `does so`() {
    let tale = tale("select B on C", "C selecting B")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `has the child in front afterwards`() {
    #expect(tale("select B on C", "C selecting A").broken == ["\(id) notSelected"])
  }

  @Test func `may be turned back by a finger that was down`() {
    var tale = tale("select B on C", "C selecting A")
    tale.lines[0] += " finger down"
    #expect(tale.broken == [])
  }

  @Test(arguments: [(Contract(), true), (.undeclared, false)])
  func `may put it into another one when it has declared nothing`(
    contract: Contract, isWrong: Bool
  ) {
    var tale = tale("replace B on C", "C with n")
    tale.lines.removeLast(2)
    tale.lines += ["    nav n", "      B"]
    tale.storyboard.scenes[0].contract = contract
    #expect(tale.broken.contains("\(id) notReplaced") == isWrong)
  }

  @Test(arguments: ["push B on n", "stack n A B"])
  func `puts it into nothing that it holds`(change: String) {
    let stack = "  C with n\n    nav n\n      A\n"
    let change = "do replace B on C\nopened C\n\(change)\nclosed 0"
    let tale = Tale(drawers, "tree\n\(stack)    B\n\(change)\ntree\n\(stack)      B")
    #expect(tale.broken.contains("\(id) notReplaced"))
  }

  @Test func `has the main child afterwards`() {
    let exchanged = tale("replace B on C", "C with B")
    #expect(exchanged.ending("C with B\n  B").broken == [])
    #expect(exchanged.broken == ["\(id) formerStays"])
    #expect(tale("replace B on C", "C with A").broken == ["\(id) notReplaced"])
  }
}

@Suite struct `A controller that is given a child` {
  private let id: InvariantID = "container.change-is-carried-out"

  private func tale(_ added: String, _ after: String) -> Tale {
    Tale(
      drawers,
      """
      tree
        C
          A
      do add B to C
      instantiate B
      \(added)tree
        C
          A\(after)
      """)
  }

  @Test func `has it afterwards`() {
    let added = tale("add B to C\n", "\n    B")
    #expect(added.told == "")
    #expect(added.premiseCount(of: id) == 1)
    #expect(tale("", "").broken == ["\(id) notAdded"])
    #expect(tale("", "").culprits == [.declared("Drawer")])
  }

  @Test func `may do otherwise when it has declared nothing`() {
    var dropped = tale("", "")
    dropped.storyboard.scenes[0].contract = .undeclared
    #expect(dropped.premiseCount(of: id) == 0)
  }

  @Test(arguments: ["declined\n", "refused C\n", "push B on C\n", "reaction A viewDidAppear\n"])
  func `is not judged when something else went on`(event: String) {
    #expect(tale(event, "").premiseCount(of: id) == 0)
  }
}

@Suite struct `An obligation` {
  private let id: InvariantID = "obligation.resolves-exactly-once"

  private func tale(_ events: String) -> Tale {
    Tale(drawers, "\(before)\ndo select A on C\n\(events)")
  }

  @Test func `is met once`() {
    let tale = tale("opened C\nclosed 0")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `is met in the end`() {
    #expect(tale("opened C").broken == ["\(id) never"])
  }

  @Test func `is met no more than once`() {
    #expect(tale("opened C\nclosed 0\nclosed 0").broken == ["\(id) twice"])
  }

  @Test(arguments: [("unsettled", "in flight"), ("", "waiting")])
  func `may wait for what is in flight or put off`(manner: String, state: String) {
    let tree = "  C selecting A\n    A\n    B"
    let start =
      "\(before)\ndo select A on C \(manner)\nopened C\ntree \(state)\n\(tree)\ndo settle\n"
    #expect(Tale(drawers, start + "closed 0\ntree\n" + tree).broken == [])
    #expect(Tale(drawers, start + "tree\n" + tree).brokenSteps == [1])
  }
}

extension String {
  fileprivate func replacing(_ part: String, with other: String) -> String {
    hasSuffix(part) ? dropLast(part.count) + other : self
  }
}
