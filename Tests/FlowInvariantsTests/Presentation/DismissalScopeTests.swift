import FlowModel
import Testing

private let id: InvariantID = "presentation.dismiss-leaves-what-is-below"

private let tower = Tale(
  .unwinding("A B C D"),
  """
  tree
    A
      presents B by A
        presents C by B
          presents D by C
  do dismiss B
  dismiss C from B
  tree
    A
      presents B by A
  """)

private let toldAgain = Tale(
  .unwinding("A B C"),
  """
  tree
    A
      presents B by A
        presents C by B
  do dismiss B unsettled
  dismiss C from B
  tree in flight
    A
      presents B by A
        presents C by B moving
  do dismiss B
  refused B
  tree
    A
      presents B by A
  """)

@Suite struct `A dismissal in code` {
  @Test func `takes what is presented and what lies above`() {
    #expect(tower.told == "")
    #expect(tower.premiseCount(of: id) == 1)
  }

  @Test func `fails when what presents goes, too`() {
    #expect(tower.ending("A").broken == ["\(id) lost"])
  }

  @Test(arguments: [["reaction A viewDidAppear"], ["load A", "pop A to B"]])
  func `is not judged when something else went on`(events: [String]) {
    let tale = tower.replacing("dismiss C from B", with: ["dismiss C from B"] + events)
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `is judged when somebody changes something who has declared not to`() {
    let tale = tower.replacing("dismiss C from B", with: ["dismiss C from B", "remove D from B"])
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.ending("A").broken.contains("\(id) lost"))
  }

  @Test func `takes nobody else when it is told again`() {
    #expect(toldAgain.told == "")
    #expect(toldAgain.premiseCount(of: id) == 1)
    let taking = toldAgain.replacing("refused B", with: ["dismiss B from A"])
    #expect(taking.ending("A").broken == ["\(id) lost"])
  }

  @Test(arguments: ["reaction B viewDidAppear", "pop A to B", "interaction C cancelled"])
  func `is not judged when something else went on while it was told again`(event: String) {
    let tale = toldAgain.replacing("refused B", with: [event])
    #expect(tale.premiseCount(of: id) == 0)
  }
}
