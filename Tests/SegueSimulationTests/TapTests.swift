import FlowModel
import Testing

@Suite struct `A tap` {
  private let storyboard = Storyboard(
    scenes: [Scene("List", .content), Scene("Form", .content)],
    segues: [Segue(from: "List", "edit", .show("Form"))],
    controls: [Control(in: "List", "pencil", fires: [.segue("edit"), .action("refresh")])])

  @Test func `asks, makes, prepares and performs, and then sends the action`() {
    let trace = play(
      storyboard, on: .stack("n", .scene("List", "l")), Step(.tap("l", "pencil"), creating: ["f"]))
    let (n, l, f) = (number(0), number(1), number(2))
    let request = RequestID(0)
    let preparation = Event.What.prepare(request, on: l, destination: f, isViewLoaded: false)
    #expect(
      trace.events.filter { ![.appearance, .containment, .report, .callback].contains($0.kind) }
        == [
          Event(.should(request, answer: true), .received), Event(.should(request, answer: true)),
          Event(.instantiate(f, for: request)), Event(.create(request)), Event(preparation),
          Event(preparation, .received), Event(.perform(request)), Event(.push(f, on: n)),
          Event(.load(f)),
        ])
    #expect(trace.sent.last.map { Event($0).kind } == .report)
    #expect(
      trace.events.last { $0.kind != .callback }
        == Event(.appearance(f, .didAppear), .received))
    #expect(trace.requests.map(\.trigger) == [.control(0)])
    #expect(trace.requests.map(\.destination) == [f])
    #expect(trace.tree == "n[l f]")
  }

  @Test func `that is refused still sends the action`() {
    var storyboard = storyboard
    storyboard.scenes[0].contract.refuses = ["edit"]
    let trace = play(
      storyboard, on: .stack("n", .scene("List", "l")), Step(.tap("l", "pencil")))
    #expect(trace.sent.map { Event($0).kind } == [.should, .report])
  }

  @Test func `does not reach a controller that is covered`() {
    let trace = play(
      storyboard, on: .scene("List", "l"),
      presenting: [StagePresentation(by: "l", .plain("p"))], Step(.tap("l", "pencil")))
    #expect(trace.sent == [.declined(.notTouchable)])
  }
}

@Suite struct `A segue from code` {
  @Test func `asks nobody`() {
    let storyboard = Storyboard(
      scenes: [Scene("A", .content, contract: Contract(refuses: ["go"])), Scene("B", .content)],
      segues: [Segue(from: "A", "go", .show("B"))])
    let trace = play(storyboard, on: .scene("A", "a"), Step(.performSegue("a", "go")))
    #expect(trace.sent(.should).isEmpty)
    #expect(trace.tree == "a+#1")
  }

  @Test func `makes what the destination holds, in preorder`() {
    let storyboard = Storyboard(
      scenes: [
        Scene("A", .content), Scene("Main", .navigation, holds: ["Tabs", "A"]),
        Scene("Tabs", .tabs, holds: ["A"]),
      ],
      segues: [Segue(from: "A", "go", .present("Main", style: .formSheet))])
    let trace = play(
      storyboard, on: .scene("A", "a"),
      Step(.performSegue("a", "go"), creating: ["main", "tabs", "first", "top"]))
    #expect(trace.tree == "a+main[tabs[first] top]")
    #expect(trace.snapshots.last?.nodes[1].style == .formSheet)
    #expect(
      trace.sent(.instantiate) == (1...4).map { .instantiate(number($0), for: RequestID(0)) })
  }

  @Test(arguments: [
    (CustomPerform.super, "n[a b]"), (.nothing, "n[a]"), (.pushes, "n[a b]"),
    (.presents, "n[a]+b"), (.wraps, "n[a]+w[b]"),
  ])
  func `does what its class does`(performing: CustomPerform, tree: String) {
    let storyboard = Storyboard(
      scenes: [Scene("A", .content), Scene("B", .content)],
      segues: [Segue(from: "A", "go", .show("B"), performing: performing)])
    let trace = play(
      storyboard, on: .stack("n", .scene("A", "a")),
      Step(.performSegue("a", "go"), creating: ["b", "w"]))
    #expect(trace.tree == tree)
  }

  @Test func `to a scene that is missing ends the run before anything is made`() {
    let storyboard = Storyboard(
      scenes: [Scene("A", .content)], segues: [Segue(from: "A", "go", .show("Nowhere"))])
    let trace = play(
      storyboard, on: .scene("A", "a"), Step(.performSegue("a", "go")), Step(.dismiss("a")))
    #expect(trace.sent == [.misuse(.unknownScene, number(0))])
    #expect(trace.isHalted)
    #expect(trace.steps.count == 1)
  }
}
