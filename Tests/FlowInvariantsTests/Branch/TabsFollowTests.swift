import FlowModel
import Testing

@Suite struct `Tabs that are set` {
  private let id: InvariantID = "branch.tabs-follow-every-call"

  private func tale(_ tabs: String, _ after: String, on contract: Contract = Contract()) -> Tale {
    Tale(
      Storyboard(scenes: [
        Scene("T", .tabs, className: "Tabs", contract: contract), Scene("A", .content),
        Scene("B", .content), Scene("C", .content),
      ]),
      """
      tree
        T selecting B
          A
          B
          C
      do setTabs \(tabs) on T
      tabs T \(tabs)
      tree
        T \(after)
      """)
  }

  @Test(arguments: [
    ("C B", "selecting B\n    C\n    B"), ("C A", "selecting A\n    C\n    A"),
    ("C", "selecting C\n    C"),
  ])
  func `are there, and who was in front stays, or who has that place comes`(
    tabs: String, after: String
  ) {
    let tale = tale(tabs, after)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("selecting B\n    A\n    B\n    C", "unchanged"), ("selecting B\n    B\n    C", "another"),
    ("selecting C\n    C\n    B", "otherFront"),
  ])
  func `fail when they are not, or another one is in front`(after: String, clause: String) {
    #expect(tale("C B", after).broken == ["\(id) \(clause)"])
    #expect(tale("C B", after).culprits == [.declared("Tabs")])
  }

  @Test func `may be other ones when the class has declared nothing`() {
    let tale = tale("C B", "selecting C\n    C\n    B", on: .undeclared)
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `are not to be selected besides`() {
    let tale = tale("C B", "selecting C\n    C\n    B")
      .replacing("tabs T C B", with: ["tabs T C B", "select C on T"])
    #expect(tale.broken == ["\(id) otherFront"])
  }

  @Test(arguments: ["pop A to B", "refused T", "reaction A viewDidAppear"])
  func `are not judged when something else went on`(event: String) {
    let tale = tale("C B", "selecting C\n    C\n    B")
      .replacing("tabs T C B", with: ["tabs T C B", event])
    #expect(tale.premiseCount(of: id) == 0)
  }
}
