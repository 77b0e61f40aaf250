import FlowInvariants
import FlowModel
import Testing

private let id: InvariantID = "transition.who-was-taken-stays-away"

private let removal = Tale(
  .pages(heldBy: "Pager"),
  """
  tree in flight
    P
      A
      B
  do remove B unsettled
  remove B from P
  tree in flight
    P
      A
  do settle
  tree
    P
      A
  """)

private let there = "P\n  A\n  B"

@Suite struct `Who was taken away` {
  @Test func `stays away`() {
    #expect(removal.told == "")
    #expect(removal.premiseCount(of: id) == 2)
  }

  @Test func `does not come back when things settle`() {
    let back = removal.ending(there)
    #expect(back.broken == ["\(id) back"])
    #expect(back.culprits == [.declared("Pager")])
  }

  @Test func `does not come back in the step that takes it away`() {
    let back = Tale(
      removal.storyboard,
      """
      tree in flight
        P
          A
          B
      do remove B
      remove B from P
      add B to P
      """)
    #expect(back.ending(there).broken.contains("\(id) back"))
  }

  @Test func `may be handed over once more`() {
    let handed = ["do replace B on P unsettled", "tree in flight", "  P", "    A", "do settle"]
    let again = removal.replacing("do settle", with: handed)
    #expect(!again.ending(there).broken.contains("\(id) back"))
  }

  @Test func `may come back when somebody acts by themselves`() {
    let reacting = removal.replacing("do settle", with: ["do settle", "reaction A viewDidAppear"])
    #expect(!reacting.ending(there).broken.contains("\(id) back"))
    var undeclared = removal.ending(there)
    undeclared.storyboard.scenes[0].contract = .undeclared
    #expect(!undeclared.broken.contains("\(id) back"))
  }
}
