import FlowModel
import Testing

@Suite struct `A controller that has left` {
  private let id: InvariantID = "memory.removed-controllers-are-released"

  @Test(arguments: [
    ("tree keeping nobody", []),
    ("tree keeping B", ["memory.removed-controllers-are-released outlivesItsRemoval"]),
    ("tree keeping D", ["memory.removed-controllers-are-released wasNeverShown"]),
  ])
  func `is released when all is at rest`(tree: String, broken: [String]) {
    let tale = left(tree)
    #expect(tale.broken == broken)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `may be kept while that is not told`() {
    #expect(left("tree").broken == [])
    #expect(left("tree").premiseCount(of: id) == 0)
  }

  @Test func `is reported once`() {
    let again = Tale(
      .unwinding("A B D"), left("tree keeping B").lines.joined(separator: "\n") + "\ndo dismiss A")
    #expect(again.broken == ["memory.removed-controllers-are-released outlivesItsRemoval"])
  }

  @Test(arguments: ["B", "D"])
  func `may be kept by an app that retains it`(retained: SceneName) throws {
    var storyboard = Storyboard.unwinding("A B D")
    let index = try #require(storyboard.index(of: retained))
    storyboard.scenes[index].contract.isRetained = true
    #expect(left("tree keeping \(retained)", in: storyboard).broken == [])
  }

  private func left(_ tree: String, in storyboard: Storyboard = .unwinding("A B D")) -> Tale {
    Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
      do dismiss A
      instantiate D
      pop n to A
      \(tree)
        nav n
          A
      """)
  }
}
