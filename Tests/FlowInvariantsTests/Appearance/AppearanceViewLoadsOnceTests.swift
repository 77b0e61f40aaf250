import FlowModel
import Testing

private let id: InvariantID = "appearance.view-loads-once"

@Suite struct `The view of a controller` {
  private func tale(
    _ events: String, isLoaded: Bool = true, of contract: Contract = Contract()
  ) -> Tale {
    let loaded = isLoaded ? " loaded" : ""
    return Tale(
      Storyboard(scenes: [Scene("A", .content, contract: contract), Scene("B", .content)]),
      """
      tree
        A\(loaded)
          presents B
      do dismiss A
      \(events)
      dismiss B from A
      tree
        A loaded
      """)
  }

  @Test func `is loaded when it has not been`() {
    let tale = tale("load A", isLoaded: false)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `is not loaded again when it was loaded before the step`() {
    #expect(
      tale("load A").told == """
        appearance.view-loads-once again
        events 0
        A loads its view once
        it had loaded it before
        """)
  }

  @Test func `is not loaded again in the same step`() {
    #expect(tale("load A\nload A", isLoaded: false).broken == ["\(id) again"])
  }

  @Test func `is told from two vantages`() {
    #expect(tale("load A\nreceived load A", isLoaded: false).told == "")
  }

  @Test func `is not loaded again when nobody has seen the controller meanwhile`() {
    let tale = Tale(
      Storyboard(scenes: [Scene("A", .content), Scene("B", .content)]),
      """
      tree
        A
      do present B on A
      instantiate B
      load B
      do present existing B on A
      load B
      """)
    #expect(tale.broken.contains("\(id) again"))
  }

  @Test func `may be let go of by a class that has declared nothing`() {
    let tale = tale("load A", of: .undeclared)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }
}
