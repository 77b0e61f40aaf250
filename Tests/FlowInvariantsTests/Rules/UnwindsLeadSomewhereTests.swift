import FlowInvariants
import FlowModel
import Testing

@Suite struct `An unwind that a touch begins` {
  private func verdict(
    performing: String = "", declaring: [SceneName: Contract] = [:],
    search: String = "can A S.done no",
    step: String = "tap S.done"
  ) -> Verdict {
    let tale = Tale(
      .unwinding("A S", performing: performing, declaring: declaring),
      """
      tree
        nav n
          A
          S
      do \(step)
      should S.done yes
      \(search)
      """)
    return Catalog([.unwindsLeadSomewhere]).verdict(on: tale.trace)
  }

  private static let found = """
    can A S.done yes
    create S.done to A
    prepare S for S.done to A
    action A S.done
    perform S.done
    pop n to A
    tree
      nav n
        A
    """

  @Test func `leads somewhere`() {
    expect(verdict(performing: "A", search: Self.found), brokenTimes: 0)
    expect(verdict(), brokenTimes: 1)
    expect(verdict(performing: "S"), brokenTimes: 1)
  }

  @Test func `may be denied by who has the action, or may have it`() {
    let vetoing = Contract(unwinds: ["done"], vetoes: ["done"])
    expect(verdict(declaring: ["A": vetoing]), brokenTimes: 0, of: 0)
    var open = Contract()
    open.unknown = [.unwinds]
    expect(verdict(declaring: ["A": open]), brokenTimes: 0, of: 0)
  }

  @Test func `may be stopped by its source`() {
    let refused = Tale(
      .unwinding("A S"), "tree\n  nav n\n    A\n    S\ndo tap S.done\nshould S.done no")
    expect(Catalog([.unwindsLeadSomewhere]).verdict(on: refused.trace), brokenTimes: 0, of: 0)
  }

  @Test func `is one thing, and what code begins by itself another`() {
    expect(verdict(step: "performSegue S.done"), brokenTimes: 0, of: 0)
  }
}
