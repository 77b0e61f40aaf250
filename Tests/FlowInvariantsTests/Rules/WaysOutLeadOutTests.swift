import FlowInvariants
import FlowModel
import Testing

@Suite struct `A screen that the user closes` {
  /// Two times what is presented is closed, and something is presented then.
  private func verdict(
    scenes: [String] = ["B", "B", "B"], way: String = "swipeDown %", presenter: String = "A",
    signalCount: Int = 0
  ) -> Verdict {
    var lines = ["tree", "  A", "    presents \(scenes[0]) as x0 by A"]
    lines += (0..<signalCount).map { _ in "do signal link" }
    for (number, scene) in scenes.enumerated().dropFirst() {
      let (old, new) = ("x\(number - 1)", "x\(number)")
      lines += ["do \(way.replacing("%", with: old))", "dismiss \(old) from A"]
      lines += ["made \(scene) as \(new)", "present \(new) from \(presenter) by A"]
      lines += ["tree", "  A", "    presents \(scene) as \(new) by \(presenter)"]
    }
    let tale = Tale(.unwinding("A B C"), lines.joined(separator: "\n"))
    return Catalog([.waysOutLeadOut]).verdict(on: tale.trace)
  }

  @Test(arguments: ["swipeDown %", "tap %.Close", "tap %.cancel"])
  func `does not come again two times one after the other`(way: String) {
    #expect(verdict(way: way).violations.map(\.signature.clause) == ["again"])
    #expect(verdict(scenes: ["B", "B"], way: way).violations.isEmpty)
  }

  @Test func `may come as often as there were signals that could each have brought it`() {
    let four = ["B", "B", "B", "B"]
    #expect(verdict(signalCount: 3).violations.isEmpty)
    #expect(verdict(scenes: four, signalCount: 3).violations.map(\.signature.clause) == ["again"])
    #expect(verdict(signalCount: 2).violations.map(\.signature.clause) == ["again"])
  }

  /// Two times the user goes back, and something is pushed then.
  private func verdict(pushing scenes: [String]) -> Verdict {
    var lines = ["tree", "  nav n", "    A", "    B as x0"]
    for (number, scene) in scenes.enumerated() {
      let new = "x\(number + 1)"
      lines += ["do back n", "pop n to A", "made \(scene) as \(new)", "push \(new) on n"]
      lines += ["tree", "  nav n", "    A", "    \(scene) as \(new)"]
    }
    let tale = Tale(.unwinding("A B C"), lines.joined(separator: "\n"))
    return Catalog([.waysOutLeadOut]).verdict(on: tale.trace)
  }

  @Test func `does not come again on its stack, either`() {
    #expect(verdict(pushing: ["B", "B"]).violations.map(\.signature.clause) == ["again"])
    #expect(verdict(pushing: ["B", "C"]).violations.isEmpty)
    #expect(verdict(pushing: ["B"]).violations.isEmpty)
  }

  @Test func `may lead to another one, and come again when something else is done`() {
    #expect(verdict(scenes: ["B", "C", "B"]).violations.isEmpty)
    #expect(verdict(way: "tap %.Retry").premises.counts == [0])
    #expect(verdict(scenes: ["B", "B", "C"]).violations.isEmpty)
  }
}
