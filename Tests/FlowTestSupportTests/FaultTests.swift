import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

@Suite struct `Planted faults` {
  @Test(arguments: Fault.allCases)
  func `change the trace of a flow that is made for them`(fault: Fault) {
    let flow = flow(for: fault)
    #expect(SketchEngine(fault: fault).trace(of: flow) != SketchEngine().trace(of: flow))
  }

  @Test(arguments: Fault.allCases)
  func `leave a flow alone that gives them no occasion`(fault: Fault) {
    let flow = Scenario(world(v("A"), [by("A", v("B"))]), steps: [Step(.dismiss("A"))])
    #expect(SketchEngine(fault: fault).trace(of: flow) == SketchEngine().trace(of: flow))
  }

  @Test(arguments: [nil] + Fault.allCases.map(Optional.some))
  func `do the same every time`(fault: Fault?) {
    let engine = SketchEngine(fault: fault)
    let flow = flow(for: fault ?? .actionTwice)
    #expect(engine.trace(of: flow) == engine.trace(of: flow))
  }

  @Test(arguments: differences + differencesOfMaking)
  func `show in what is sent`(fault: Fault, expected: String) {
    let flow = flow(for: fault)
    expectDifference(
      from: SketchEngine().trace(of: flow), to: SketchEngine(fault: fault).trace(of: flow),
      tellingLoads: fault.brokenInvariant == "embed.performs-while-loading", expected)
  }

  @Test(arguments: [
    (Fault.staleStackClaim, [ControllerID(1), ControllerID(2), ControllerID(3)]),
    (.selectionClaimStale, [ControllerID(1)]),
  ])
  func `show in what is claimed`(fault: Fault, claimed: [ControllerID]) {
    let last = SketchEngine(fault: fault).trace(of: flow(for: fault)).snapshots[1]
    #expect(last.claims.map { Array(last.controllers(of: $0)) } == [claimed])
  }

  @Test func `show in what a controller hears`() {
    let events = [Fault.actionUnheard, .prepareUnheard].map { fault in
      SketchEngine(fault: fault).trace(of: flow(for: fault)).events
    }
    #expect(events.map { $0.count { $0.kind == .action && $0.vantage == .received } } == [0, 0])
    #expect(events.map { $0.count { $0.kind == .prepare && $0.vantage == .received } } == [1, 0])
  }

  @Test func `show in whom a controller remembers`() {
    let flow = flow(for: .callerMistaken)
    let first = SketchEngine(fault: .callerMistaken).trace(of: flow).snapshots[0]
    #expect(first.nodes.map(\.caller) == [nil, nil, ControllerID(0)])
  }

  @Test func `show in what a controller answers`() {
    let flow = flow(for: .parentLinkStale)
    let last = SketchEngine(fault: .parentLinkStale).trace(of: flow).snapshots[1]
    #expect(last.nodes.map(\.parent) == [nil, ControllerID(0), ControllerID(3)])
  }
}

/// Expects that one trace differs from another in some lines and no others.
func expectDifference(
  from healthy: Trace, to faulty: Trace, tellingLoads: Bool = false, _ expected: String
) {
  let lines = [healthy, faulty].map {
    script(of: $0, tellingLoads: tellingLoads).components(separatedBy: "\n")
  }
  let difference = LineDiff(expected: lines[0], actual: lines[1])
  let changes = difference.text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
  expectText(changes.joined(separator: "\n"), matches: expected)
}
