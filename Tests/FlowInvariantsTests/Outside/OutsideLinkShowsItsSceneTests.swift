import FlowModel
import Testing

private let link = Tale(
  .unwinding("A B"),
  """
  tree
    nav n
      A
  do open B
  instantiate B
  push B on n
  tree
    nav n
      A
      B
  """)

@Suite struct `A link from outside` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test func `holds when the scene is in front`() {
    #expect(link.told == "")
    #expect(link.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("nav n\n  A", "dropped"), ("nav n\n  B", "lost"), ("nav n\n  A\n  B covered", "behind"),
    ("nav n\n  A\n  B\n  content x", "shownTwice"),
  ])
  func `fails when it is not, or somebody is gone`(tree: String, clause: String) {
    #expect(link.ending(tree).broken.contains("\(id) \(clause)"))
  }
}

private let linkIntoTheOtherTab = Tale(
  Storyboard(scenes: [
    Scene("R", .navigation, className: "Router", contract: .undeclared), Scene("A", .content),
    Scene("B", .content), Scene("C", .content),
  ]),
  """
  tree
    tabs t selecting R
      R routing A
        A
      nav n covered
        C covered
  do open B
  opened R
  instantiate B
  push B on n
  closed 0
  tree
    tabs t selecting R
      R routing A
        A
      nav n covered
        C covered
        B covered
  """)

@Suite struct `A link that a router which has declared nothing says to have shown` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test func `is shown`() {
    #expect(linkIntoTheOtherTab.broken == ["\(id) behind"])
    let shown = "tabs t selecting n\n  R covered routing A\n    A covered\n  nav n\n    C\n    B"
    #expect(linkIntoTheOtherTab.ending(shown).broken == [])
  }

  @Test func `may have been seen for a while`() {
    let seen = linkIntoTheOtherTab.replacing(
      "push B on n", with: ["push B on n", "appearance B willAppear"])
    #expect(!seen.broken.contains("\(id) behind"))
  }

  @Test(arguments: [
    ["push B on n"], ["push B on n", "select R on t"],
  ])
  func `may stay below what covered the router before`(changes: [String]) {
    let covered = linkIntoTheOtherTab.replacing(
      "    R routing A", with: ["    R covered routing A"]
    ).replacing("push B on n", with: changes)
    #expect(!covered.broken.contains("\(id) behind"))
  }
}

@Suite struct `A link that comes while something moves` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  private func tale(_ events: String) -> Tale {
    let tree = "tree in flight\n  nav n moving\n    A\n"
    return Tale(.unwinding("A B"), "\(tree)do open B unsettled\n\(events)\(tree)")
  }

  @Test func `leads somewhere, or is refused`() {
    #expect(tale("instantiate B\nrefused n\n").broken == [])
    #expect(tale("instantiate B\npush B on n\n").broken == [])
  }

  @Test func `fails when nobody hears of it`() {
    #expect(tale("instantiate B\n").broken == ["\(id) dropped"])
  }

  @Test func `is shown once`() {
    let once = tale("instantiate B\npush B on n\n")
    #expect(once.ending("nav n moving\n  A\n  B").broken == [])
    let twice = once.ending("nav n moving\n  A\n  B\n  B as b")
    #expect(twice.broken.contains("\(id) shownTwice"))
  }
}
