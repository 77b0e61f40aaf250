import FlowInvariants
import FlowModel
import Testing

private let id: InvariantID = "exit.leaves-what-is-below"

@Suite struct `Leaving a popover` {
  private let left = Tale(
    .unwinding("A M P"),
    """
    tree
      A
        presents M by A
          presents P by M
    do tapOutside P
    callback P ShouldDismiss
    callback P WillDismiss
    dismiss P from M
    callback P DidDismiss
    tree
      A
        presents M by A
    """)

  @Test func `leaves what it stands on`() {
    #expect(left.told == "")
    #expect(left.premiseCount(of: id) == 1)
  }

  @Test func `fails when that goes, too`() {
    #expect(left.ending("A").broken == ["\(id) tookMore"])
  }
}

@Suite struct `Pulling a modal sheet` {
  private func pulled(_ contract: Contract, _ events: String) -> Tale {
    Tale(
      Storyboard(scenes: [Scene("A", .content), Scene("M", .content, contract: contract)]),
      """
      tree
        A
          presents M by A
      do swipeDown M
      \(events)
      """)
  }

  private let modal: Contract = {
    var modal = Contract()
    modal.isModal = true
    return modal
  }()

  private let keeping: Contract = {
    var keeping = Contract()
    keeping.keeps = true
    return keeping
  }()

  private func told(_ contract: Contract, _ events: String) -> [Clause] {
    Catalog([.exitLeavesWhatIsBelow]).verdict(on: pulled(contract, events).trace)
      .violations.map(\.signature.clause)
  }

  @Test func `dismisses nothing`() {
    let dismissal = "dismiss M from A\ntree\n  A"
    #expect(told(modal, "callback M DidAttempt") == [])
    #expect(told(modal, dismissal) == ["leftAnyway"])
    #expect(told(keeping, dismissal) == ["leftAnyway"])
    #expect(told(Contract(), dismissal) == [])
  }
}

@Suite struct `A touch outside of what is presented in a way of its own` {
  private func left(touching control: String, of touched: String) -> Tale {
    Tale(
      .unwinding("A M P"),
      """
      tree
        A
          presents M by A
            presents P by M beside shade
      do tap \(touched).\(control)
      dismiss M from A
      tree
        A
      """)
  }

  @Test func `closes nothing below that`() {
    #expect(left(touching: "shade", of: "P").broken == ["\(id) tookMore"])
    #expect(!left(touching: "done", of: "P").broken.contains("\(id) tookMore"))
  }
}
