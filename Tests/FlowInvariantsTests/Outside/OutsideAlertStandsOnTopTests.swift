import FlowModel
import Testing

private let alert = Tale(
  .unwinding("A B"),
  """
  tree
    A
      presents B
  do alert
  instantiate content x
  present x from B by B
  tree
    A
      presents B
        presents content x by B
  """)

@Suite struct `An alert from outside` {
  private let id: InvariantID = "outside.alert-stands-on-top"

  @Test func `holds when it stands on top`() {
    #expect(alert.told == "")
    #expect(alert.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("A\n  presents B", "dropped"), ("A\n  presents content x", "lost"),
    ("A\n  presents B\n    presents content x by B covered", "notOnTop"),
  ])
  func `fails when it does not, or somebody is gone`(tree: String, clause: String) {
    #expect(alert.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `may be refused while something moves, and only aloud`() {
    var moving = alert.ending("A\n  presents B").dropping("present x from B by B")
    moving.lines[0] = "tree in flight"
    #expect(moving.broken.contains("\(id) dropped"))
    moving.lines.insert("refused B", at: 4)
    #expect(!moving.broken.contains("\(id) dropped"))
  }
}
