import FlowModel
import Testing

@Suite struct `A step that does not apply` {
  @Test(
    arguments: [
      (.dismiss("nobody"), .deadLabel),
      (.push(.existing("nobody"), on: "n"), .deadLabel),
      (.setStack(["a", "nobody"], on: "n"), .deadLabel),
      (.push(.new(.scene("Nowhere")), on: "a"), .noSuchScene),
      (.present(.new(.scene("Nowhere")), on: "a", style: nil), .noSuchScene),
      (.push(.new(.stock(.content)), on: "a"), .wrongKind),
      (.pop("t"), .wrongKind),
      (.select("a", on: "n"), .wrongKind), (.tapTab("a", on: "n"), .wrongKind),
      (.add(.new(.stock(.content)), to: "n"), .wrongKind),
      (.remove("a"), .wrongKind),
      (.select("a", on: "t"), .notApplicable), (.tapTab("a", on: "t"), .notApplicable),
      (.remove("t"), .notApplicable),
      (.add(.existing("n"), to: "a"), .notApplicable),
      (.setStack([], on: "n"), .notApplicable),
      (.setTabs(["n", "nobody"], on: "t"), .deadLabel), (.setTabs(["a"], on: "n"), .wrongKind),
      (.setTabs([], on: "t"), .notApplicable), (.setTabs(["n", "n"], on: "t"), .notApplicable),
      (.settle, .notApplicable),
      (.tap("a", "button"), .noSuchControl),
    ] as [(Step.Action, Decline)])
  func `says why and changes nothing`(action: Step.Action, reason: Decline) {
    let trace = play(on: .tabs("t", .stack("n", .plain("a"))), Step(action))
    #expect(trace.events == [Event(.declined(reason))])
    #expect(trace.cast.count == 3)
    #expect(trace.snapshots[0] == trace.snapshots[1])
  }

  @Test func `is one whose label has left the window`() {
    let trace = play(
      on: .stack("n", .plain("a"), .plain("b")), Step(.pop("n")), Step(.dismiss("b")))
    #expect(trace.sent == [.pop(number(0), to: number(1)), .declined(.deadLabel)])
  }

  @Test func `is not one whose label was given twice: the last born counts`() {
    let trace = play(
      on: .stack("n", .plain("a")), Step(.push(.new(.stock(.content)), on: "n"), creating: ["a"]),
      Step(.dismiss("a")))
    #expect(trace.sent.last == .completion(number(2), .dismiss))
  }
}
