import FlowInvariants
import FlowModel
import Testing

private let id: InvariantID = "obligation.no-call-is-dropped"

private let segues = Storyboard(
  scenes: ["A", "B", "C"].map { name in
    Scene(name, .content, contract: Contract(unwinds: name == "A" ? ["done"] : []))
  },
  segues: [
    Segue(from: "B", "over", .present("C", style: nil)), Segue(from: "B", "back", .unwind("done")),
  ],
  controls: [
    Control(in: "B", "both", fires: [.segue("over"), .segue("back")]),
    Control(in: "B", "over", fires: [.segue("over")]),
  ])

@Suite struct `What is asked for while something moves` {
  private func tale(_ step: String, _ events: String) -> Tale {
    Tale(
      segues,
      """
      tree in flight
        nav n moving
          A
          B
      do \(step) unsettled
      \(events)
      """)
  }

  @Test(arguments: [
    ("present C on n", "instantiate C\npresent C from n by n"),
    ("present C on n", "instantiate C\nrefused n"),
    ("performSegue B.over", "instantiate C for B.over\nperform B.over\npresent C from n by B"),
    ("performSegue B.back", "create B.back to A\nperform B.back\nunwind n towards A"),
    ("tap B.both", "should B.over no\nshould B.back no"),
  ])
  func `happens, or is refused aloud`(step: String, events: String) {
    let tale = tale(step, events)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("present C on n", "instantiate C", "notPresented"), ("performSegue B.over", "", "notBegun"),
    ("performSegue B.over", "instantiate C for B.over\nperform B.over", "notShown"),
    ("performSegue B.back", "create B.back to A\naction A B.back\nperform B.back", "notUnwound"),
    ("tap B.both", "", "notBegun"),
  ])
  func `is not dropped`(step: String, events: String, clause: String) {
    #expect(tale(step, events).broken.contains("\(id) \(clause)"))
  }

  @Test(arguments: [
    ("", ["\(id) notDismissed"]), ("refused B", []), ("dismiss C from B", []),
  ])
  func `is not dropped when it is a dismissal`(events: String, broken: [String]) {
    let tale = Tale(
      segues,
      """
      tree in flight
        B
          presents C moving
      do dismiss C unsettled
      \(events)
      """)
    #expect(tale.broken.filter { $0.hasPrefix("\(id) ") } == broken)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("performSegue B.over", ""),
    ("performSegue B.over", "instantiate C for B.over\nperform B.over"),
    ("tap B.over", "should B.over yes\ninstantiate C for B.over\nperform B.over"),
  ])
  func `is the affair of a class that has not declared what it shows`(
    step: String, events: String
  ) {
    var tale = tale(step, events)
    #expect(tale.broken.contains { $0.hasPrefix("\(id) ") })
    let source = tale.storyboard.scenes.firstIndex { $0.name == "B" } ?? 0
    tale.storyboard.scenes[source].contract.unknown = [.calls, .show]
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
  }

  @Test(arguments: [
    ("present C on n", "instantiate C", true),
    ("performSegue B.back", "create B.back to A\naction A B.back\nperform B.back", false),
  ])
  func `is judged but for who unwinds where nobody tells of that`(
    step: String, events: String, isTold: Bool
  ) {
    let broken = tale(step, events).broken(without: [.unwind])
    #expect(broken.contains { $0.hasPrefix("\(id) ") } == isTold)
  }

  @Test(arguments: [Event.Kind.should, .perform])
  func `is not judged where nobody tells of segues`(silent: Event.Kind) {
    let heard = Set(Event.Kind.allCases).subtracting([silent])
    let catalog = Catalog(Catalog.standard.invariants, hearing: heard)
    #expect(catalog.unreported(of: id) == [silent])
  }
}
