import FlowModel
import SegueSimulation
import Testing

@Suite struct `A controller that the app retains` {
  @Test func `comes again as the very same when it was popped`() {
    let trace = play(
      retaining("B"), on: .stack("n", .plain("a"), .scene("B", "b")), Step(.pop("n")),
      Step(.push(.existing("b"), on: "n")))
    #expect(trace.tree == "n[a b]")
    #expect(trace.cast.count == 3)
    #expect(trace.snapshots[1].outliving == [number(2)])
  }

  @Test func `comes again with what it contains, and is presented anew`() {
    let trace = play(
      retaining("B"), on: .plain("a"),
      presenting: [StagePresentation(by: "a", .scene("B", "b", .plain("c")))],
      Step(.dismiss("a")), Step(.present(.existing("b"), on: "a", style: .formSheet)),
      Step(.swipeDown("b")))
    #expect(trace.snapshots[2].node(of: number(1))?.style == .formSheet)
    #expect(trace.snapshots[2].contains(number(2)))
    #expect(trace.sent(.callback).count == 3)
    #expect(trace.tree == "a")
  }

  @Test(
    arguments: [
      .root(.existing("b")), .present(.existing("b"), on: "a", style: nil),
      .add(.existing("b"), to: "a"),
      .show(.existing("b"), on: "a"), .push(.existing("b"), on: "n"),
      .setStack(["a", "b"], on: "n"),
    ] as [Step.Action])
  func `can be handed over in every way`(again: Step.Action) {
    let trace = play(
      retaining("B"), on: .stack("n", .plain("a"), .scene("B", "b")), Step(.pop("n")), Step(again))
    #expect(!trace.events.contains { $0.kind == .declined })
    #expect(trace.snapshots[2].contains(number(2)))
  }

  @Test(
    arguments: [
      [.dismiss("b")],
      [.beginBack("n"), .push(.existing("b"), on: "n")],
      [.save, .restore, .push(.existing("b"), on: "n")],
      [.push(.existing("c"), on: "n")],
    ] as [[Step.Action]])
  func `cannot be called, nor handed over from what stands, is in hand or is no more`(
    steps: [Step.Action]
  ) {
    let stack = StageEntry.stack("n", .plain("a"), .plain("d"), .scene("B", "b", .scene("B", "c")))
    let trace = SegueSimulation().trace(
      of: Scenario(
        World(storyboard: retaining("B"), stage: Stage(root: stack)),
        steps: ([.pop("n")] + steps).map { Step($0, settles: $0 != .beginBack("n")) }))
    #expect(trace.sent(.declined) == [.declined(.deadLabel)])
  }

  @Test func `is let go when the app is launched anew`() {
    let trace = play(
      retaining("B"), on: .stack("n", .plain("a"), .scene("B", "b")), Step(.pop("n")), Step(.save),
      Step(.restore))
    #expect(trace.snapshots[2].outliving == [number(2)])
    #expect(trace.snapshots[3].outliving == [])
  }
}

/// A storyboard with a scene whose controllers the app retains.
private func retaining(_ name: SceneName) -> Storyboard {
  var contract = Contract()
  contract.isRetained = true
  return Storyboard(scenes: [Scene(name, .content, contract: contract)])
}
