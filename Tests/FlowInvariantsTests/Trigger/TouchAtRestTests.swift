import FlowModel
import Testing

private let id: InvariantID = "trigger.touch-at-rest-is-heard"

@Suite struct `A touch while nothing moves` {
  private func tale(_ step: String, _ tree: String = "tree") -> Tale {
    Tale(
      .unwinding("A B"),
      """
      \(tree)
        A covered
          presents B by A style pageSheet
      do \(step)
      declined
      """)
  }

  @Test(arguments: [("tap B.done", "deadControl"), ("swipeDown B", "deadExit")])
  func `is not swallowed`(step: String, clause: String) {
    #expect(tale(step).broken.contains("\(id) \(clause)"))
    #expect(tale(step).premiseCount(of: id) == 1)
  }

  @Test(arguments: [("t", 1), ("A", 0)])
  func `is not swallowed by a tab bar, and only that has tabs`(label: String, count: Int) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        tabs t selecting A
          A
          B
      do tapTab B on \(label)
      declined
      """)
    #expect(tale.premiseCount(of: id) == count)
    #expect(tale.broken.contains("\(id) deadTab") == (count > 0))
  }

  @Test(arguments: [("", true), ("declined inapplicable", false)])
  func `finds a sheet to pull where it has found one before`(first: String, isLost: Bool) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A covered
          presents B by A style formSheet
      do swipeDown B
      \(first)
      do swipeDown B
      declined inapplicable
      """)
    #expect(tale.broken.contains("\(id) deadExit") == isLost)
  }

  @Test func `does not reach what is covered`() {
    #expect(tale("tap A.done").premiseCount(of: id) == 0)
  }

  @Test(arguments: [
    ("  nav n moving covered\n    A covered\n    presents B by A", true),
    ("  nav n covered\n    A covered\n    presents B by A moving", false),
    ("  nav n moving\n    B", false),
    ("  A covered\n    presents nav n by A moving covered\n      presents B by n", false),
    ("  nav n moving covered\n    A covered\n      presents B by A", false),
  ])
  func `is swallowed only by what moves with it`(tree: String, isLost: Bool) {
    let tale = Tale(
      .unwinding("A B"), "tree in flight\n\(tree)\ndo tap B.done\ndeclined")
    #expect(tale.premiseCount(of: id) == (isLost ? 1 : 0))
    #expect(tale.broken.contains("\(id) deadControl") == isLost)
  }

  @Test(arguments: [("swipeDown B", "fullScreen"), ("tapOutside B", "pageSheet")])
  func `does not pull what is no sheet, and is not outside of what is no popover`(
    step: String, style: String
  ) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A covered
          presents B by A style \(style)
      do \(step)
      declined
      """)
    #expect(tale.premiseCount(of: id) == 0)
  }
}
