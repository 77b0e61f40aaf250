import FlowInvariants
import FlowModel
import Testing

/// Scenes of which one has declared nothing.
private func scenes(undeclared: SceneName?) -> Storyboard {
  .unwinding("A B C", declaring: undeclared.map { [$0: .undeclared] } ?? [:])
}

private func alert(undeclared: SceneName?, _ events: String = "", in start: String = "") -> Tale {
  let tree = "tree\(start)\n  A covered\n    presents B\n"
  return Tale(
    scenes(undeclared: undeclared), "\(tree)do alert\ninstantiate content x\n\(events)\(tree)")
}

@Suite struct `An alert that a class of its own mind is handed` {
  private let id: InvariantID = "outside.alert-stands-on-top"

  @Test(arguments: ["", " in flight"])
  func `may be kept back, and by nobody else`(start: String) {
    #expect(!alert(undeclared: "B", in: start).broken.contains("\(id) dropped"))
    #expect(alert(undeclared: "A", in: start).broken.contains("\(id) dropped"))
    #expect(alert(undeclared: nil, in: start).broken.contains("\(id) dropped"))
  }
}

private func link(
  undeclared: SceneName?, from former: String = "    A", _ events: String, _ stack: String
) -> Tale {
  Tale(
    scenes(undeclared: undeclared),
    "tree\n  nav n\n\(former)\ndo open B\n\(events)\ntree\n  nav n\n\(stack)")
}

@Suite struct `A link that a class of its own mind is handed` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test func `may come to nothing, and with nobody else`() {
    func dropped(_ scene: SceneName?) -> Tale { link(undeclared: scene, "instantiate B", "    A") }
    #expect(!dropped("A").broken.contains("\(id) dropped"))
    #expect(dropped("C").broken.contains("\(id) dropped"))
    #expect(dropped(nil).broken.contains("\(id) dropped"))
  }

  @Test func `may be gone on from, when that is told`() {
    let pushed = "instantiate B\npush B on n"
    let greeted = "    A\n    B\n    content x"
    #expect(link(undeclared: "B", pushed, greeted).broken.contains("\(id) shownTwice"))
    let told = link(undeclared: "B", "\(pushed)\ninstantiate content x\npush x on n", greeted)
    #expect(!told.broken.contains { $0.hasPrefix("\(id) ") })
  }
}

@Suite struct `A link to a scene that stands there already` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test(arguments: [
    ("A", "    B", false), ("A", "    B covered\n    presents C", true), ("C", "    B", true),
  ])
  func `may lead back to it, in front, where a class has a mind of its own`(
    undeclared: SceneName, stack: String, isWrong: Bool
  ) {
    let tale = link(
      undeclared: undeclared, from: "    B\n    A",
      "opened n\ninstantiate B as b2\npop n to B\nclosed 0", stack)
    #expect(tale.broken.contains { $0.hasPrefix("\(id) ") } == isWrong)
  }
}

@Suite struct `A link that a class of its own mind says is shown` {
  private let id: InvariantID = "outside.link-shows-its-scene"

  @Test(arguments: [
    ("A", "B", "", true), ("A", "C", "", false), ("B", "B", "", false),
    ("A", "B", "reaction B viewDidLoad\n", false),
  ])
  func `is shown once, when nobody else can have gone on`(
    undeclared: SceneName, second: SceneName, event: String, isWrong: Bool
  ) {
    let tale = link(
      undeclared: undeclared,
      """
      opened n
      instantiate B
      push B on n
      \(event)instantiate \(second) as x
      push x on n
      closed 0
      """, "    A\n    B\n    \(second) as x")
    #expect(tale.broken.contains("\(id) shownTwice") == isWrong)
  }
}

@Suite struct `A show that ends with a class of its own mind` {
  private let id: InvariantID = "show.reaches-the-nearest-container"

  private func tale(undeclared: SceneName?) -> Tale {
    let tree = "tree\n  A covered\n    presents B\n"
    return Tale(scenes(undeclared: undeclared), "\(tree)do show C on A\ninstantiate C\n\(tree)")
  }

  @Test func `may present nothing, and nobody else`() {
    #expect(!tale(undeclared: "B").broken.contains("\(id) nobody"))
    #expect(tale(undeclared: "C").broken.contains("\(id) nobody"))
    #expect(tale(undeclared: nil).broken.contains("\(id) nobody"))
  }
}

@Suite struct `A class that goes somewhere by itself only when it appears` {
  private let id: InvariantID = "outside.alert-stands-on-top"

  /// An alert that nobody presents, after something that leaves the tree as it is.
  private func alert(_ open: Contract.Facet, after events: String) -> Tale {
    let tree = "tree\n  A covered\n    presents B\n"
    return Tale(
      .unwinding("A B C", declaring: ["B": Contract(leavingOpen: [open])]),
      "\(tree)do settle\n\(events)\(tree)do alert\ninstantiate content x\n\(tree)")
  }

  @Test(arguments: [
    "", "appearance B willAppear\nappearance B didAppear\n", "appearance A didAppear\nrefused A\n",
  ])
  func `is held to what it has declared until then`(events: String) {
    #expect(alert(.appearing, after: events).broken.contains("\(id) dropped"))
    #expect(!alert(.show, after: events).broken.contains("\(id) dropped"))
  }

  @Test func `may go on, from where it may have gone somewhere`() {
    let tale = alert(.appearing, after: "appearance B didAppear\nrefused A\n")
    #expect(!tale.broken.contains("\(id) dropped"))
  }
}
