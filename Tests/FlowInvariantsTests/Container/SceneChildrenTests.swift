import FlowModel
import Testing

@Suite struct `A container that is made from a scene` {
  private let id: InvariantID = "container.comes-as-its-scene-says"

  private func tale(_ tree: String, selecting: String = "") -> Tale {
    let scenes = Storyboard(scenes: [
      Scene("A", .content), Scene("B", .content), Scene("T", .tabs, holds: ["A", "B"]),
      Scene("C", .content),
    ])
    return Tale(
      scenes,
      """
      tree
        C
      do present T on C
      instantiate T
      instantiate A
      instantiate B
      \(selecting)present T from C by C
      tree
        C
          presents T by C selecting \(tree)
      """)
  }

  @Test func `has the children that the scene lists`() {
    let tale = tale("A\n      A\n      B")
    #expect(tale.broken == [])
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("B\n      B\n      A", "wrongOrder"), ("A\n      A", "missing"),
    ("B\n      A\n      B", "notInFront"),
  ])
  func `lacks nobody, in the right order and with the first in front`(
    tree: String, clause: String
  ) {
    #expect(tale(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `may be told in the same step to select another`() {
    let tale = tale("B\n      A\n      B", selecting: "select B on T\n")
    #expect(!tale.broken.contains("\(id) notInFront"))
    #expect(tale.premiseCount(of: id) == 1)
  }
}
