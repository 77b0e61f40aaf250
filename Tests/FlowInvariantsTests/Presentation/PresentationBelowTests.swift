import FlowModel
import Testing

private let id: InvariantID = "presentation.changes-nothing-below"

private let drawer = Storyboard(scenes: [
  Scene("C", .content, className: "Drawer"), Scene("A", .content), Scene("B", .content),
  Scene("X", .content),
])

@Suite struct `What is presented` {
  private func tale(_ events: String, leaving tree: String) -> Tale {
    Tale(
      drawer,
      """
      tree
        C selecting B
          A
          B
      do present X on B
      instantiate X
      \(events)
      """
    ).ending(tree)
  }

  private let healthy = "C selecting B covered\n  A covered\n  B covered\n  presents X by B"

  @Test func `comes on top`() {
    let tale = tale("present X from C by B", leaving: healthy)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("C selecting A covered\n  A covered\n  B covered\n  presents X by B", "otherSelection"),
    ("C selecting B covered\n  B covered\n  presents X by B", "lost"),
    ("C selecting B covered\n  B covered\n    A covered\n  presents X by B", "moved"),
    ("C selecting B covered\n  A covered\n  B covered\n  content k\n  presents X by B", "gained"),
  ])
  func `changes nothing below`(tree: String, clause: String) {
    let tale = tale("present X from C by B", leaving: tree)
    #expect(tale.broken == ["\(id) \(clause)"])
    #expect(tale.culprits == [.declared("Drawer")])
  }

  @Test(arguments: ["pop n to A", "stack n A"])
  func `takes nobody off what it covers`(change: String) {
    let tale = Tale(
      drawer,
      """
      tree
        nav n
          A
          B
      do present X on n
      instantiate X
      present X from n by n
      \(change)
      tree
        nav n covered
          A covered
          presents X by n
      """)
    #expect(tale.broken.contains("\(id) lost"))
  }

  @Test(arguments: ["reaction A viewDidAppear", "push A on C"])
  func `is not judged when something else went on`(event: String) {
    let tale = tale("\(event)\npresent X from C by B", leaving: healthy)
    #expect(tale.premiseCount(of: id) == 0)
  }
}
