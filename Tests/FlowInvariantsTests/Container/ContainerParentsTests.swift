import FlowModel
import Testing

private let id: InvariantID = "container.children-are-told-of-parents"

@Suite struct `Children of a container` {
  private let storyboard = Storyboard(
    scenes: [Scene("A", .content), Scene("B", .content), Scene("Own", .content, className: "Own")])

  private func tale(_ calls: [String], of child: String = "B", isChild: Bool, rests: Bool = true)
    -> Tale
  {
    let told = calls.map { "\ncontainment \(child) \($0)" }.joined()
    return Tale(
      storyboard,
      """
      tree
        A\(isChild ? "" : "\n    \(child)")
      do \(isChild ? "add \(child) to A" : "remove \(child)")\(rests ? "" : " unsettled")
      \(isChild ? "instantiate \(child)\nadd \(child) to A" : "remove \(child) from A")\(told)
      tree\(rests ? "" : " in flight")
        A\(isChild ? "\n    \(child)" : "")
      """)
  }

  @Test func `are told before and after`() {
    #expect(tale(["willMoveIn", "didMoveIn"], isChild: true).broken == [])
    #expect(tale(["willMoveOut", "didMoveOut"], isChild: false).broken == [])
  }

  @Test func `that come are told when they have come`() {
    #expect(tale(["willMoveIn"], isChild: true).broken == ["\(id) arrival"])
  }

  @Test func `that come are told before`() {
    #expect(tale(["didMoveIn"], isChild: true).broken == ["\(id) unannounced"])
  }

  @Test func `that come are told once, and again when they are added again`() {
    #expect(
      tale(["willMoveIn", "didMoveIn", "didMoveIn"], isChild: true).broken == ["\(id) twice"])
    #expect(
      tale(["willMoveIn", "didMoveIn", "willMoveIn", "didMoveIn"], isChild: true).broken == [])
  }

  @Test func `that come are told once that they will, and again when they are added again`() {
    func tale(_ coming: String...) -> Tale {
      let told = coming.map { $0.hasPrefix("B") ? "containment \($0)" : $0 }
      return Tale(
        storyboard, "tree\n  A\ndo add B to A\ninstantiate B\n" + told.joined(separator: "\n")
      ).ending("A\n  B")
    }
    let twice = tale("B willMoveIn", "B willMoveIn", "add B to A", "B didMoveIn")
    #expect(twice.broken == ["\(id) announcedTwice"])
    let again = tale("B willMoveIn", "add B to A", "B willMoveIn", "add B to A", "B didMoveIn")
    #expect(again.broken == [])
  }

  @Test func `that go are told before`() {
    #expect(tale(["didMoveOut"], isChild: false).broken == ["\(id) departure"])
  }

  @Test func `that go are told when they have gone`() {
    #expect(tale(["willMoveOut"], isChild: false).broken == ["\(id) unconfirmed"])
  }

  @Test(arguments: [["willMoveOut"], ["willMoveOut", "didMoveOut"]])
  func `that stay are not told that they leave`(calls: [String]) {
    #expect(
      tale(["willMoveIn", "didMoveIn"] + calls, isChild: true).broken == ["\(id) wrongDeparture"])
  }

  @Test(arguments: [
    ("setStack A B on n", "stack n A B", true), ("pop n", "pop n to A", true),
    ("push existing A on n", "push A on n", false),
  ])
  func `that stay in a stack are not told that they move`(
    step: String, change: String, isWrong: Bool
  ) {
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
      do \(step)
      \(change)
      containment A willMoveIn
      containment A didMoveIn
      tree
        nav n
          A
      """)
    #expect(tale.broken.contains("\(id) needless") == isWrong)
  }

  @Test func `are told later while something moves`() {
    #expect(tale(["willMoveIn"], isChild: true, rests: false).broken == [])
  }

  @Test(arguments: [(" showing A", true), ("", false)])
  func `that follow no script are asked when nothing moves, in a container of an app's own`(
    view: String, isJudged: Bool
  ) {
    func tale(_ word: String, resting: String) -> Tale {
      Tale(
        .pages(heldBy: "Own"),
        """
        tree
          P
            A
        do add C to P
        instantiate C
        add C to P
        tree\(resting)
          P\(view) \(word) C
            A
            C
        """)
    }
    for (word, clause) in [("awaiting", "arrival"), ("losing", "wrongDeparture")] {
      #expect(tale(word, resting: "").broken.contains("\(id) \(clause)") == isJudged)
      #expect(!tale(word, resting: " in flight").broken.contains("\(id) \(clause)"))
    }
  }

  @Test func `may keep it to themselves when they are of a class of their own`() {
    let own = tale(["willMoveIn"], of: "Own", isChild: true)
    #expect(own.broken == [])
    #expect(own.premiseCount(of: id) == 0)
  }
}
