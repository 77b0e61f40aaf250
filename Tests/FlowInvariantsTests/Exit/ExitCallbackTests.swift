import FlowModel
import Testing

private let id: InvariantID = "exit.user-callbacks-only-for-the-user"

private let pulled = Tale(
  .unwinding("A S"),
  """
  tree
    A
      presents S by A
  do swipeDown S
  callback S ShouldDismiss
  callback S WillDismiss
  dismiss S from A
  callback S DidDismiss
  tree
    A
  """)

private let tried = [
  "tree", "  A", "    presents S by A", "do swipeDown S", "callback S DidAttemptToDismiss",
].joined(separator: "\n")

private func keeping(_ isModal: Bool) -> Storyboard {
  var contract = Contract()
  contract.isModal = isModal
  contract.keeps = !isModal
  return .unwinding("A S", declaring: ["S": contract])
}

@Suite struct `Calls of a delegate` {
  @Test func `are asked, will and did`() {
    #expect(pulled.told == "")
    #expect(pulled.premiseCount(of: id) == 1)
  }

  @Test(arguments: ["ShouldDismiss", "WillDismiss", "DidDismiss"])
  func `fail when one is missing`(call: String) {
    #expect(pulled.dropping("callback S \(call)").broken.first == "\(id) missing")
  }

  @Test(arguments: ["ShouldDismiss", "WillDismiss", "DidDismiss"])
  func `fail when one comes twice`(call: String) {
    #expect(pulled.doubling("callback S \(call)").broken == ["\(id) twice"])
  }

  @Test func `fail when they come in another order`() {
    let tale = pulled.swapping("callback S ShouldDismiss", "callback S WillDismiss")
    #expect(tale.broken == ["\(id) disordered"])
  }

  @Test func `fail when code dismisses`() {
    let tale = pulled.replacing("do swipeDown S", with: ["do dismiss S"])
      .dropping("callback S ShouldDismiss").dropping("callback S WillDismiss")
    #expect(
      tale.told == """
        exit.user-callbacks-only-for-the-user needless
        events 1
        the delegate of S hears only of the user
        it is called presentationControllerDidDismiss
        """)
  }

  @Test func `fail when they come after a cancel`() {
    let tale = pulled.replacing("do swipeDown S", with: ["do beginSwipeDown S unsettled"])
      .replacing(
        "callback S DidDismiss",
        with: [
          "interaction S cancelled", "callback S DidDismiss",
        ])
    #expect(tale.broken.contains("\(id) afterCancel"))
  }

  @Test(arguments: [true, false])
  func `are an attempt when the user is kept`(isModal: Bool) {
    let call = "callback S DidAttemptToDismiss"
    let calls = isModal ? [call] : ["callback S ShouldDismiss", call]
    let tale = Tale(keeping(isModal), tried).replacing(call, with: calls)
    #expect(tale.told == "")
    #expect(tale.dropping(call).broken == ["\(id) missing"])
    #expect(
      tale.replacing(call, with: [call, "dismiss S from A"]).broken == ["\(id) leftAnyway"])
  }

  @Test func `cannot be told when nobody has declared whether the user is kept`() {
    var contract = Contract()
    contract.unknown = [.exits]
    #expect(Tale(.unwinding("A S", declaring: ["S": contract]), tried).told == "")
    // Who asks for a presentation may keep the user in it as well.
    #expect(Tale(.unwinding("A S", declaring: ["A": contract]), tried).told == "")
    #expect(Tale(.unwinding("A S"), tried).told != "")
  }
}
