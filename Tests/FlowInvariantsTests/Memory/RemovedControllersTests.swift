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
      .unwinding("A B D"), left("tree keeping B").lines.joined(separator: "\n") + "\ndo settle")
    #expect(again.broken == ["memory.removed-controllers-are-released outlivesItsRemoval"])
  }

  @Test(arguments: ["B", "D"])
  func `may be kept by an app that retains it`(retained: SceneName) throws {
    var storyboard = Storyboard.unwinding("A B D")
    let index = try #require(storyboard.index(of: retained))
    storyboard.scenes[index].contract.isRetained = true
    #expect(left("tree keeping \(retained)", in: storyboard).broken == [])
  }

  @Test(arguments: [
    (" noting C", "keeping B+C", false), ("", "keeping B+C", true),
    (" noting C", "keeping C", true),
  ])
  func `may be kept by who has named it and is kept itself`(
    claim: String, kept: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[1].className = "Cache"
    storyboard.scenes[1].contract.isRetained = true
    let tale = Tale(
      storyboard,
      """
      tree
        A
          B\(claim)
          C
      do settle
      remove B from A
      remove C from A
      tree \(kept)
        A
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [["C"], []])
  func `may have come with somebody who is named`(held: [SceneName]) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[1].holds = held
    let tale = Tale(
      storyboard,
      """
      tree
        A
      do push B on A
      instantiate B
      instantiate C
      tree keeping B+C
        A noting B
      """)
    #expect(tale.broken.contains("\(id) wasNeverShown") == held.isEmpty)
  }

  @Test(arguments: ["B", "nobody"])
  func `may be kept by who has named it and is put aside`(detail: String) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[1].className = "Cache"
    let tale = Tale(
      storyboard,
      """
      tree
        split s holding nobody
          A
          B noting C
          presents C by B
      do size compact
      size compact
      collapse s
      tree compact keeping nobody
        split s holding B
          A
          presents C by B
      do dismiss C
      dismiss C from s
      tree compact keeping C
        split s holding \(detail)
          A
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == (detail == "nobody"))
  }

  private func left(_ tree: String, in storyboard: Storyboard = .unwinding("A B D")) -> Tale {
    Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
      do settle
      instantiate D
      pop n to A
      \(tree)
        nav n
          A
      """)
  }
}
