import FlowFuzzing
import FlowModel
import FlowTestSupport
import Testing

@Suite struct `What is left to see` {
  private func sightings(_ flows: [UInt64]...) -> Sightings {
    flows.reduce(into: Sightings()) { $0.add($1) }
  }

  @Test func `is as much as was seen in one flow only`() {
    let estimate = sightings([1, 2, 3], [1, 2], [1, 4]).newThings(inFlowAfter: 3)
    #expect(estimate.value == 2.0 / 3)
    #expect(estimate.low == 0)
    #expect(estimate.high == 2.0 / 3 + 1.96 * 2 / 3)
  }

  @Test func `may be three in all flows when everything was seen often`() {
    let estimate = sightings([1], [1], [1], [1]).newThings(inFlowAfter: 4)
    #expect((estimate.value, estimate.low, estimate.high) == (0, 0, 0.75))
  }

  @Test func `does not depend on who saw it`() {
    let (one, other) = (sightings([1, 2], [1]), sightings([1, 3], [4]))
    var (left, right) = (one, other)
    left.merge(other)
    right.merge(one)
    #expect(left == right)
    #expect(left == sightings([4], [1, 3], [1], [1, 2]))
  }

  @Test func `is told alike of flows that differ in names and in what is hidden`() {
    #expect(
      transitions(of: "A", in: .tabs, hidden: 0) == transitions(of: "B", in: .tabs, hidden: 1))
    #expect(
      transitions(of: "A", in: .navigation, hidden: 0)
        != transitions(of: "A", in: .navigation, hidden: 1))
    #expect(
      transitions(of: "A", in: .tabs, hidden: 0)
        != transitions(of: "A", in: .navigation, hidden: 0))
  }

  private func transitions(
    of label: Label, in kind: ControllerKind, hidden: Int
  ) -> [UInt64] {
    let pages = (0..<hidden).map { StageEntry(Label("h\($0)"), .stock(.content)) }
    let tabs = StageEntry(
      "t", .stock(kind), children: pages + [StageEntry(label, .stock(.content))],
      selected: kind == .tabs ? label : nil)
    let scenario = Scenario(
      World(storyboard: Storyboard(), stage: Stage(root: tabs)),
      steps: [Step(.present(.new(.stock(.content)), on: label, style: nil), creating: ["p"])])
    return SketchEngine().trace(of: scenario).abstractTransitions
  }
}
