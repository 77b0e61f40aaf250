import FlowModel
import Testing

private let healthy = Tale(
  .unwinding("A S"),
  """
  tree
    nav n
      A
      S
  do tap S.done
  should S.done yes
  allowed n A
  allowed A none
  can A S.done no
  can n S.done no
  """)

@Suite struct `An unwind that nobody performs` {
  private let id: InvariantID = "unwind.without-implementer-changes-nothing"

  @Test func `is judged and ends silently`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("prepare S for S.done to A", "prepared"),
    ("action A S.done", "deliveredAction"),
    ("perform S.done", "performed"),
  ])
  func `makes nothing happen`(_ event: String, _ clause: String) {
    let tale = healthy.replacing("can n S.done no", with: ["can n S.done no", event])
    #expect(tale.broken == ["\(id) \(clause)"])
  }

  @Test func `makes no segue object, even when it is unknown who performs it`() {
    var contract = Contract()
    contract.unknown = [.unwinds]
    let asked = Tale(
      .unwinding("A S", declaring: ["A": contract]),
      """
      tree
        nav n
          A
          S
      do performSegue S.done
      perform S.done
      """)
    #expect(asked.broken == ["\(id) performed"])
  }

  @Test func `is reported under its destination when it has one`() {
    let tale = healthy.replacing(
      "can n S.done no", with: ["create S.done to A", "prepare S for S.done to A"])
    #expect(tale.broken == ["unwind.reaches-nearest-implementer destinationWithoutImplementer"])
  }

  @Test func `leaves the tree as it is`() {
    let tale = healthy.replacing("can n S.done no", with: ["can n S.done no", "pop n to A"])
    #expect(tale.ending("nav n\n  A").broken == ["\(id) changedTree"])
  }

  @Test func `may be followed by a plain action that changes the tree`() {
    let tale = healthy.replacing(
      "can n S.done no", with: ["can n S.done no", "report S.save", "pop n to A"])
    #expect(tale.ending("nav n\n  A").told == "")
  }
}
