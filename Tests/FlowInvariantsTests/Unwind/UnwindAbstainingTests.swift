import FlowModel
import Testing

@Suite struct `Abstaining from the search` {
  private let id: InvariantID = "unwind.reaches-nearest-implementer"

  @Test(arguments: [
    "tree in flight in hand\n  nav n moving\n    A\n    S",
    "tree\n  nav n\n    A, parent A\n    S",
    "tree\n  nav n\n    A",
  ])
  func `happens when the user moves the tree, or it is ill-formed or lacks the source`(
    _ tree: String
  ) {
    let tale = Tale(
      .unwinding("A S", performing: "A"),
      "tree\n  S\ndo settle\n\(tree)\ndo performSegue S.done\nrequest S.done\n\(tree)")
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `happens when the tree has changed in the step before the search`() {
    var storyboard = Storyboard.unwinding("A S", performing: "A")
    storyboard.segues.append(Segue(from: "S", "up", .present("A", style: nil)))
    storyboard.controls[1].fires = [.segue("up"), .segue("done")]
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          A
          S
      do tap S.done
      should S.up yes
      instantiate A as M for S.up
      create S.up to M
      prepare S for S.up to M
      perform S.up
      present M from n by S
      should S.done yes
      can M S.done yes
      create S.done to M
      prepare S for S.done to M
      action M S.done
      perform S.done
      tree
        nav n
          A
          S
          presents A as M by S
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
    #expect(tale.premiseCount(of: "unwind.delivers-action-once") == 1)
    #expect(tale.premiseCount(of: "unwind.clears-what-is-above") == 0)
  }

  @Test func `happens when the way out leads in a circle or out of the tree`() {
    let tale = Tale(
      .unwinding("A S X", performing: "A"),
      """
      tree
        A
          presents X by A
            S
      do settle
      tree
        A
          presents nav n by S
            S
      do performSegue S.done
      request S.done
      do settle
      tree
        A
          presents S by X
      do performSegue S.done
      request S.done
      """)
    #expect(tale.broken == ["tree.is-well-formed callerGone"])
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `happens when a nearer declaration is unknown and was not asked for`() {
    #expect(unknown(asking: "").premiseCount(of: id) == 0)
  }

  @Test func `ends when the unknown one was asked`() {
    #expect(unknown(asking: "can B S.done no").told == "")
    #expect(unknown(asking: "can B S.done no").premiseCount(of: id) == 1)
    #expect(
      unknown(asking: "can B S.done yes").broken
        == ["unwind.reaches-nearest-implementer wrongDestination"])
  }

  @Test func `does not happen when only a farther declaration is unknown`() {
    var contract = Contract()
    contract.unknown = [.unwinds, .searches]
    let tale = Tale(
      .unwinding("A B S", performing: "B", declaring: ["A": contract]),
      """
      tree
        nav n
          A
          B
          S
      do performSegue S.done
      request S.done
      """)
    #expect(tale.broken == ["unwind.reaches-nearest-implementer missedImplementer"])
  }

  @Test func `happens when it is unknown which children may be searched`() {
    var contract = Contract()
    contract.unknown = [.searches]
    let storyboard = Storyboard.unwinding("A B C S", performing: "A C", declaring: ["B": contract])
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
            C
          S
      do performSegue S.done
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      pop n to A
      tree
        nav n
          A
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
    let asked = tale.replacing("can A S.done yes", with: ["allowed B none", "can A S.done yes"])
    #expect(asked.told == "")
    #expect(asked.premiseCount(of: id) == 1)
  }

  private func unknown(asking question: String) -> Tale {
    var contract = Contract()
    contract.unknown = [.unwinds]
    return Tale(
      .unwinding("A B S", performing: "A", declaring: ["B": contract]),
      """
      tree
        nav n
          A
          B
          S
      do performSegue S.done
      \(question)
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      pop n to A
      tree
        nav n
          A
      """)
  }
}
