import FlowModel
import Testing

@Suite struct `A step that does not settle` {
  @Test func `leaves a presentation in flight, and the next one is refused`() {
    let trace = play(
      on: .plain("a"),
      Step(.present(.new(.stock(.content)), on: "a", style: nil), creating: ["b"], settles: false),
      Step(.present(.new(.stock(.content)), on: "a", style: nil), settles: false),
      Step(.settle))
    let (a, b) = (number(0), number(1))
    #expect(
      trace.sent(.present, .refused, .completion) == [
        .present(b, from: a, by: a), .refused(.presentationInProgress, a),
        .completion(b, .present),
      ])
    #expect(trace.snapshots.map(\.inFlightCount) == [0, 1, 1, 0])
    #expect(trace.snapshots[1].nodes[1].isInTransition)
  }

  @Test func `keeps what is being dismissed in the tree`() {
    let trace = play(
      on: .plain("a"), presenting: [StagePresentation(by: "a", .plain("b"))],
      Step(.dismiss("a"), settles: false), Step(.dismiss("b"), settles: false), Step(.settle))
    let (a, b) = (number(0), number(1))
    #expect(
      trace.sent == [
        .dismiss(b, from: a), .refused(.dismissInProgress, a), .completion(b, .dismiss),
        .completion(a, .dismiss),
      ])
    #expect(trace.snapshots.map(\.nodes.count) == [2, 2, 2, 1])
  }

  @Test func `warns of a pop while a push is in flight`() {
    let trace = play(
      on: .stack("n", .plain("a")),
      Step(.push(.new(.stock(.content)), on: "n"), creating: ["b"], settles: false),
      Step(.pop("n")))
    #expect(
      trace.sent(.push, .warned, .pop) == [
        .push(number(2), on: number(0)), .warned(.nestedTransition, number(0)),
        .pop(number(0), to: number(1)),
      ])
    #expect(trace.snapshots.map(\.inFlightCount) == [0, 1, 0])
  }
}
