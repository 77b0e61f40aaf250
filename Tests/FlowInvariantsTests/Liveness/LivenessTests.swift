import FlowModel
import Testing

private let pushing: InvariantID = "navigation.push-lands-on-top"
private let presenting: InvariantID = "presentation.present-shows"
private let dismissing: InvariantID = "presentation.dismiss-is-carried-out"

@Suite struct `A push on a stack in front` {
  private let healthy = Tale(
    .unwinding("A B"),
    """
    tree
      nav n
        A
    do push new on n
    instantiate content c
    push c on n
    tree
      nav n
        A
        content c
    """)

  @Test func `holds when it lands on top`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: pushing) == 1)
  }

  @Test(arguments: [
    ("nav n\n  A", "dropped"), ("nav n\n  content c\n  A", "changedBelow"),
    ("nav n\n  A\n    content c", "elsewhere"), ("nav n\n  content c", "changedBelow"),
  ])
  func `fails when another stack is left`(tree: String, clause: String) {
    #expect(healthy.ending(tree).broken == ["\(pushing) \(clause)"])
  }

  @Test(arguments: ["  nav n covered", "  nav n moving"])
  func `is not judged where nobody can touch the stack, or it moves`(line: String) {
    let tree = line.contains("moving") ? "tree in flight" : "tree"
    let tale = healthy.replacing("  nav n", with: [line]).replacing("tree", with: [tree])
    #expect(tale.premiseCount(of: pushing) == 0)
  }

  @Test func `is not judged where classes follow their own mind`() {
    var tale = healthy
    tale.storyboard.scenes[0].contract = .undeclared
    #expect(tale.ending("nav n\n  A").premiseCount(of: pushing) == 0)
  }
}

@Suite struct `A presentation on what is in front` {
  private let healthy = Tale(
    .unwinding("A B"),
    """
    tree
      A
    do present new on A
    instantiate content c
    present c from A by A
    completion
    tree
      A covered
        presents content c by A
    """
  ).dropping("completion")

  @Test func `holds when it is in front`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: presenting) == 1)
  }

  @Test(arguments: [
    ("A", "dropped"), ("A\n  content c", "notPresented"),
    ("A\n  presents content c covered by A", "behind"),
  ])
  func `fails when it is not in front`(tree: String, clause: String) {
    #expect(healthy.ending(tree).broken == ["\(presenting) \(clause)"])
  }

  @Test func `fails when somebody else has come`() {
    let tale = healthy.replacing(
      "instantiate content c", with: ["instantiate A as w", "instantiate content c"])
    #expect(tale.broken.contains("\(presenting) another"))
  }

  @Test func `fails when it is refused`() {
    let tale = healthy.replacing("present c from A by A", with: ["refused A"]).ending("A")
    #expect(tale.broken == ["\(presenting) refused"])
  }

  @Test(arguments: [
    ("tree\n  nav n\n    A covered\n    B", true),
    ("tree in flight\n  nav n moving\n    A\n    B", true),
    ("tree in flight\n  nav n\n    A\n    presents B by A moving", false),
    ("tree\n  tabs t selecting B\n    nav n covered\n      A covered\n    B", false),
  ])
  func `is not refused where whoever presents is on screen and free`(tree: String, isFree: Bool) {
    let step = "do present new on A" + (tree.contains("in flight") ? " unsettled" : "")
    let tale = Tale(
      .unwinding("A B"), "\(tree)\n\(step)\ninstantiate content c\nrefused A\n\(tree)")
    #expect(tale.broken == (isFree ? ["\(presenting) refused"] : []))
  }

  @Test func `is not judged on what presents already`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A covered
          presents B by A
      do present new on A
      refused A
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: presenting) == 0)
  }
}

@Suite struct `A dismissal` {
  private func tale(_ receiver: String) -> Tale {
    Tale(
      .unwinding("A M P"),
      """
      tree
        nav n
          A
          presents M by A
            presents P by M
      do dismiss \(receiver)
      """)
  }

  @Test(arguments: [
    ("M", "nav n\n  A\n  presents M by A"), ("P", "nav n\n  A\n  presents M by A"),
    ("n", "nav n\n  A"), ("A", "nav n\n  A"),
  ])
  func `holds when what should go is gone`(receiver: String, tree: String) {
    let tale = tale(receiver).ending(tree)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: dismissing) == 1)
  }

  @Test(arguments: ["M", "P", "n", "A"])
  func `fails when it stays`(receiver: String) {
    #expect(tale(receiver).broken == ["\(dismissing) ignored"])
  }

  @Test func `fails when what lies above stays`() {
    let tale = tale("n").ending("nav n\n  A\n  presents P by M")
    #expect(tale.broken.contains("\(dismissing) partly"))
  }

  @Test func `is not judged where there is nothing to dismiss`() {
    let tale = Tale(.unwinding("A"), "tree\n  nav n\n    A\ndo dismiss A")
    #expect(tale.premiseCount(of: dismissing) == 0)
  }
}
