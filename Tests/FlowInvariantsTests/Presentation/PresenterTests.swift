import FlowModel
import Testing

private let id: InvariantID = "presentation.presenter-is-the-nearest-context"

@Suite struct `Whoever presents` {
  private func tale(_ style: String, from presenter: String, _ before: String) -> Tale {
    let after = before.split(separator: "\n").map { line in
      line.contains(" \(presenter)") || line.hasSuffix(presenter)
        ? "\(line)\n\(line.prefix { $0 == " " })  presents X by A style \(style)" : "\(line)"
    }
    return Tale(
      .unwinding("A B X"),
      """
      tree
      \(before)
      do present X on A
      instantiate X
      present X from \(presenter) by A
      tree
      \(after.joined(separator: "\n"))
      """)
  }

  private let tabs = "  tabs t selecting n\n    nav n\n      A"
  private let nested = "  tabs t selecting n\n    nav n\n      B\n      presents A by B"

  @Test(arguments: [("pageSheet", "t"), ("fullScreen", "t"), ("overCurrentContext", "n")])
  func `is the nearest context for the style`(style: String, presenter: String) {
    let tale = tale(style, from: presenter, tabs)
    #expect(tale.premiseCount(of: id) == 1)
    #expect(!tale.broken.contains("\(id) another"))
  }

  @Test(arguments: [("pageSheet", "n"), ("fullScreen", "A"), ("overCurrentContext", "t")])
  func `is nobody else`(style: String, presenter: String) {
    #expect(tale(style, from: presenter, tabs).broken.contains("\(id) another"))
  }

  @Test(arguments: [
    ("presents B by A moving", "moves"), ("presents nav B by A moving", nil),
    ("presents B by A", nil),
  ])
  func `does not come or go`(presenter: String, clause: String?) {
    let tale = Tale(
      .unwinding("A B X"),
      """
      tree in flight
        A
          \(presenter)
      do present X on B unsettled
      instantiate X
      present X from B by B
      tree in flight
        A
          \(presenter)
            presents X by B moving
      """)
    #expect(tale.broken.contains("\(id) moves") == (clause != nil))
  }

  @Test(arguments: [("dismiss B from A", true), ("interaction B moved", false)])
  func `does not go with what they are presented on`(event: String, isWrong: Bool) {
    let tower = """
      tree in flight
        A
          presents nav B by A moving
            presents C by B
      """
    let tale = Tale(
      .unwinding("A B C X"),
      """
      tree
        A
          presents nav B by A
            presents C by B
      do dismiss B unsettled
      \(event)
      \(tower)
      do present X on C unsettled
      instantiate X
      present X from C by C
      \(tower)
              presents X by C moving
      """)
    #expect(tale.broken.contains("\(id) moves") == isWrong)
  }

  @Test(arguments: [("n", true), ("m", false)])
  func `is shown by their containers`(selected: String, isShown: Bool) {
    let tabs = "tabs t selecting \(selected)\n    nav n\n      A\n    nav m\n      B"
    let tale = tale("overCurrentContext", from: "n", "  " + tabs)
    #expect(tale.broken.contains("\(id) hidden") != isShown)
  }

  @Test(arguments: [("n", true), ("t", false)])
  func `is the same while something moves`(presenter: String, isWrong: Bool) {
    let resting = tale("pageSheet", from: presenter, tabs)
    let moving = resting.replacing("tree", with: ["tree in flight"])
      .replacing("    nav n", with: ["    nav n moving"])
    #expect(moving.broken.contains("\(id) another") == isWrong)
  }

  @Test func `stands outside of every context when the screen is covered`() {
    #expect(!tale("fullScreen", from: "t", nested).broken.contains("\(id) another"))
    #expect(tale("fullScreen", from: "A", nested).broken.contains("\(id) another"))
    #expect(!tale("pageSheet", from: "A", nested).broken.contains("\(id) another"))
  }
}
