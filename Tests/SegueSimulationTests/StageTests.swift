import FlowModel
import Testing

@Suite struct `The stage` {
  @Test func `has the children that are listed, whatever the scene holds`() {
    let storyboard = Storyboard(scenes: [
      Scene("Main", .tabs, holds: ["Home"]), Scene("Home", .content),
    ])
    let trace = play(
      storyboard, on: .scene("Main", "m", .plain("a"), .scene("Home", "h")))
    #expect(trace.tree == "m[a h]")
    #expect(trace.events.isEmpty)
    #expect(trace.cast.map(\.label) == ["m", "a", "h"])
    #expect(trace.snapshots[0].nodes[0].selected == number(1))
  }

  @Test func `presents from whoever presents for the caller`() {
    let trace = play(
      on: .tabs("t", selecting: "b", .plain("a"), .plain("b")),
      presenting: [StagePresentation(by: "b", style: .fullScreen, .stack("n", .plain("f")))])
    #expect(trace.tree == "t[a b]+n[f]")
    let node = trace.snapshots[0].nodes[3]
    #expect(node.presenter == number(0))
    #expect(node.caller == number(2))
    #expect(node.style == .fullScreen)
    #expect(trace.snapshots[0].nodes.map(\.isOnScreen) == [false, false, false, true, true])
    #expect(trace.snapshots[0].inFlightCount == 0)
  }

  @Test func `tells only what goes wrong`() {
    let trace = play(
      on: .plain("a"),
      presenting: [
        StagePresentation(by: "a", .plain("b")), StagePresentation(by: "a", .plain("c")),
        StagePresentation(by: "c", .plain("d")),
      ])
    #expect(
      trace.sent == [.refused(.alreadyPresenting, number(0)), .declined(.deadLabel)])
    #expect(trace.tree == "a+b")
  }

  @Test func `makes claims for stacks and selections`() {
    let trace = play(on: .tabs("t", .stack("n", .plain("a"), .plain("b"))))
    let snapshot = trace.snapshots[0]
    #expect(snapshot.claims.map(\.facet) == [.selection, .stack])
    #expect(
      snapshot.claims.map { Array(snapshot.controllers(of: $0)) } == [
        [number(1)], [number(2), number(3)],
      ])
  }
}
