import FlowModel
import Testing

@testable import FlowShrinking

/// The names that the restoration of each proposed scenario gives.
private func names(_ pass: some ShrinkPass, for scenario: Scenario) -> [[Label]] {
  proposals(of: pass, for: scenario).map { $0.steps[1].creating }
}

@Suite struct `Names that a restoration gives` {
  private let drops = TakingNames(with: DropStageEntries())

  /// A page with another one, and with tabs of one; somebody is dismissed when all have come again.
  private func restored(dismissing labels: Label...) -> Scenario {
    let tabs = StageEntry(
      "c", .stock(.tabs), children: [StageEntry("d", .stock(.content))])
    let root = StageEntry(
      "a", .stock(.content), children: [StageEntry("b", .stock(.content)), tabs])
    return Scenario(
      World(stage: Stage(root: root)),
      steps: [Step(.save), Step(.restore, creating: ["e", "f", "g", "h"])]
        + labels.map { Step(.dismiss($0)) })
  }

  @Test func `go with as many as do not come again, right before the one that is used`() {
    let scenario = restored(dismissing: "h")
    #expect(names(drops, for: scenario) == [["e", "f", "h"], ["e", "h"], ["e", "f", "h"]])
    #expect(
      proposals(of: drops, for: scenario).map(\.world.stage.told) == [
        "content a(tabs c(content d))", "content a(content b)", "content a(content b tabs c)",
      ])
  }

  @Test func `go before each of those that are used, which stay themselves`() {
    let scenario = restored(dismissing: "f", "h")
    #expect(
      names(drops, for: scenario) == [
        ["f", "g", "h"], ["e", "f", "h"], ["f", "g", "h"], ["e", "f", "h"], ["f", "g", "h"],
        ["e", "f", "h"],
      ])
  }

  @Test func `go where nobody stands in the place of who comes again any more`() {
    var scenario = restored(dismissing: "h")
    scenario.world.stage.size = .compact
    #expect(names(TakingNames(with: DropAttributes()), for: scenario) == [["e", "f", "h"]])
  }

  @Test func `are left alone where none is used, or none comes again`() {
    #expect(proposals(of: drops, for: restored()).isEmpty)
    var made = restored(dismissing: "h")
    made.steps[1].action = .alert
    #expect(proposals(of: drops, for: made).isEmpty)
  }

  @Test func `let shrinking cut what came again before the one that the bug is about`() {
    let shrunk = Shrinker.shrink(restored(dismissing: "g"), keeping: lost, within: 500) {
      scenario in
      let entries = scenario.world.stage.entries
      let tabs = entries.firstIndex { $0.origin == .stock(.tabs) }
      let steps = scenario.steps
      guard steps.map(\.kind) == [.save, .restore, .dismiss], let tabs,
        steps[1].creating.indices.contains(tabs),
        steps[2].action == .dismiss(steps[1].creating[tabs])
      else { return showing() }
      return showing(lost)
    }
    #expect(shrunk.scenario.world.stage.told == "tabs a")
    #expect(shrunk.scenario.steps[1...] == [Step(.restore, creating: ["b"]), Step(.dismiss("b"))])
  }
}
