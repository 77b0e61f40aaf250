import FlowModel
import Testing

@Suite struct `A yes to an unwind` {
  private let id: InvariantID = "unwind.answer-is-kept"

  private func tale(_ end: String) -> Tale {
    Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        A
          presents S by A
      do performSegue S.done
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      \(end)
      """)
  }

  @Test func `is kept when the action is delivered`() {
    let tale = tale("action A S.done\nperform S.done\ndismiss S from A\ntree\n  A")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `is broken when the action is not there`() {
    #expect(tale("misuse A unimplemented").broken == ["\(id) unimplemented"])
  }
}
