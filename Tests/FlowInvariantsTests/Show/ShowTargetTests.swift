import FlowModel
import Testing

private let id: InvariantID = "show.reaches-the-nearest-container"

@Suite struct `What is to be shown` {
  private let storyboard: Storyboard = {
    var adopting = Contract()
    adopting.show = .adopts
    var ignoring = Contract()
    ignoring.show = .ignores
    var silent = Contract()
    silent.unknown = [.show]
    return Storyboard(scenes: [
      Scene("A", .content), Scene("X", .content), Scene("P", .content, contract: adopting),
      Scene("Q", .content, contract: ignoring), Scene("S", .content, contract: silent),
    ])
  }()

  private func tale(_ around: String, _ events: String) -> Tale {
    Tale(
      storyboard,
      "tree\n  nav n\n    \(around)\n      A\ndo show X on A\ninstantiate X\n\(events)")
  }

  @Test(arguments: [
    ("content k", "push X on n"), ("P", "add X to P"), ("Q", "refused n"), ("Q", "report A.x"),
  ])
  func `reaches the nearest who can`(around: String, events: String) {
    #expect(!tale(around, events).broken.contains { $0.hasPrefix("\(id)") })
  }

  @Test(arguments: [
    ("content k", "present X from n by A", "another"), ("P", "push X on n", "another"),
    ("content k", "report A.x", "nobody"), ("Q", "push X on n", "notIgnored"),
  ])
  func `reaches nobody else`(around: String, events: String, clause: String) {
    #expect(tale(around, events).broken.contains("\(id) \(clause)"))
  }

  /// A sheet on top of all is to present, and not who presents it.
  @Test(arguments: [
    ("refused k presenting", "nobody"), ("refused k lost", nil),
    ("present X from M by M", nil),
  ])
  func `is presented by whoever is on top`(event: String, clause: String?) {
    var storyboard = storyboard
    storyboard.scenes.append(Scene("M", .content))
    let tale = Tale(
      storyboard,
      """
      tree
        content k
          presents M by k
      do show X on M
      instantiate X
      \(event)
      """)
    let told = tale.broken.filter { $0.hasPrefix("\(id)") }
    #expect(told == (clause.map { ["\(id) \($0)"] } ?? []))
  }

  @Test(arguments: [("push X on n", false), ("push X on m", true)])
  func `reaches the nearest also while something moves`(change: String, isWrong: Bool) {
    let tale = Tale(
      storyboard,
      """
      tree in flight
        nav m moving
          content k
            nav n
              A
      do show X on A unsettled
      instantiate X
      \(change)
      """)
    #expect(tale.broken.contains("\(id) another") == isWrong)
  }

  @Test(arguments: [SceneName?.none, "X"])
  func `may go on from its column, with a mind of its own`(undeclared: SceneName?) {
    var storyboard = storyboard
    storyboard.scenes.append(Scene("B", .content))
    for index in storyboard.scenes.indices where storyboard.scenes[index].name == undeclared {
      storyboard.scenes[index].contract = .undeclared
    }
    let tale = Tale(
      storyboard,
      """
      tree
        split s
          A
          B
      do show X on B
      instantiate X
      replace X on s
      instantiate content x
      replace x on s
      tree
        split s
          A
          content x
      """)
    #expect(tale.broken.contains("\(id) another") == (undeclared == nil))
  }

  @Test(arguments: [
    ("tree", "show X on B", "replace X on s", "A\n    X", nil),
    ("tree", "show X on B", "replace X on s", "X\n    B", "another"),
    ("tree", "showDetail X on A", "replace X on s", "A\n    X", nil),
    ("tree", "showDetail X on A", "present X from s by A", "A\n    B", "another"),
    ("tree compact", "show X on A", "present X from s by A", "A", nil),
  ])
  func `takes the place of a column`(
    tree: String, step: String, event: String, columns: String, clause: String?
  ) {
    var storyboard = storyboard
    storyboard.scenes.append(Scene("B", .content))
    let before = tree == "tree" ? "A\n    B" : "A"
    let tale = Tale(
      storyboard,
      "\(tree)\n  split s\n    \(before)\ndo \(step)\ninstantiate X\n\(event)\n\(tree)\n  split s\n    \(columns)"
    )
    #expect(tale.broken.filter { $0.hasPrefix("\(id)") } == (clause.map { ["\(id) \($0)"] } ?? []))
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("push D on n", nil), ("present D from n by S", "another"), ("load D", "nobody"),
  ])
  func `behind a segue with nobody to put between is the destination`(
    event: String, clause: String?
  ) {
    var source = Scene("S", .content)
    source.contract.declines = ["go"]
    let storyboard = Storyboard(
      scenes: [source, Scene("I", .content), Scene("D", .content)],
      segues: [Segue(from: "S", "go", .custom("D"), via: Intermediate("I", as: .modal))])
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          S
      do performSegue S.go
      instantiate D for S.go
      create S.go to D
      prepare S for S.go to D
      perform S.go
      \(event)
      """)
    #expect(tale.broken.filter { $0.hasPrefix("\(id)") } == (clause.map { ["\(id) \($0)"] } ?? []))
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `is not judged where nobody has declared who shows`() {
    #expect(tale("S", "present X from n by A").premiseCount(of: id) == 0)
  }
}
