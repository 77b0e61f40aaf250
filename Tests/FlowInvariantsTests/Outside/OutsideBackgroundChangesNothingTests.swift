import FlowModel
import Testing

private let leave = Tale(
  .unwinding("A B"),
  """
  tree
    tabs t selecting A
      A
      B
  do background
  background
  do foreground
  foreground
  """)

@Suite struct `The background` {
  private let id: InvariantID = "outside.background-changes-nothing"

  @Test func `holds when the app comes back as it went`() {
    #expect(leave.told == "")
    #expect(leave.premiseCount(of: id) == 2)
  }

  @Test func `fails when the tree is another one`() {
    #expect(leave.ending("tabs t selecting B\n  A\n  B").broken.contains("\(id) changed"))
  }

  @Test func `fails when somebody is told that their view goes`() {
    let tale = leave.replacing("background", with: ["appearance A willDisappear", "background"])
    #expect(tale.broken.contains("\(id) told"))
  }

  @Test func `fails when the app does not come back`() {
    var tale = leave.ending("tabs t selecting A\n  A\n  B")
    tale.lines = tale.lines.map { $0 == "tree" ? "tree in background" : $0 }
    #expect(tale.broken == ["\(id) stillAway"])
  }

  @Test func `fails when something is in flight there`() {
    var tale = leave.ending("tabs t selecting A\n  A\n  B")
    tale.lines = tale.lines.map { $0 == "do foreground" ? "tree in flight" : $0 }
    tale.lines = Array(tale.lines.prefix { $0 != "foreground" })
    tale.lines += ["  tabs t selecting A", "    A", "    B"]
    #expect(tale.broken.contains("\(id) moving"))
  }
}
