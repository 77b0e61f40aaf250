import FlowModel
import Testing

private let id: InvariantID = "trigger.touch-reaches-what-rests"

@Suite struct `A touch that gets through` {
  private func tale(_ tree: String, _ events: String = "should L.show no") -> Tale {
    Tale(.button(refusing: ["show"]), "\(tree)\ndo tap L.go\n\(events)")
  }

  @Test(arguments: ["tree\n  nav n\n    L", "tree in flight\n  L\n    nav n moving\n      F"])
  func `comes to what can be seen and does not move`(tree: String) {
    #expect(tale(tree).premiseCount(of: id) == 1)
    #expect(!tale(tree).broken.contains { $0.hasPrefix(id.text) })
  }

  @Test(arguments: [
    ("tree in flight\n  nav n moving\n    L", "notSwallowed"),
    ("tree\n  L covered\n    presents F by L", "outOfReach"),
  ])
  func `does not come to what moves or is covered`(tree: String, clause: String) {
    #expect(tale(tree).broken.contains("\(id) \(clause)"))
    #expect(tale(tree, "declined").premiseCount(of: id) == 0)
  }
}
