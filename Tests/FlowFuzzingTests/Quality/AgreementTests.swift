import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// SegueKit and the sketch engine were written apart; on the same flow they tell the same story.
@Suite struct `Two engines` {
  static func story(of trace: Trace) -> String {
    var lines: [String] = []
    for step in trace.steps.indices {
      let range = trace.eventEnds[step]..<trace.eventEnds[step + 1]
      for event in range where trace.events[event].kind != .load {
        lines.append(trace.line(ofEvent: event))
      }
      lines += trace.treeLines(of: trace.snapshots[step + 1])
    }
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [UInt64(1), 2, 3, 4])
  func `agree on every event and every tree`(seed: UInt64) {
    let campaign = Campaign(seed: Seed(seed), judge: Judge(of: SketchEngine()))
    var differences = 0
    for run in 0..<1_000 where differences < 3 {
      let sketch = campaign.judgement(ofRun: run).trace
      let scenario = Scenario(sketch.world, steps: sketch.steps)
      let segueKit = SegueSimulation().trace(of: scenario)
      guard Self.story(of: sketch) != Self.story(of: segueKit) else { continue }
      differences += 1
      Issue.record("run \(run) of seed \(seed)\n\(Case(.interesting, scenario).text)")
      expectText(Self.story(of: segueKit), matches: Self.story(of: sketch))
    }
  }
}
