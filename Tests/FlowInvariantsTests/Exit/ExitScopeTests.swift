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
