import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import Testing

/// What ten seeds mean in the first run that does something: world and stage from the seed alone,
/// steps against the sketch engine, so that a change in SegueKit moves none of them.
@Suite struct `A seed` {
  static func text(of seed: Seed) -> String {
    let campaign = Campaign(seed: seed, judge: Judge(of: SketchEngine()))
    let trace = campaign.judgement(ofRun: 1).trace
    let scenario = trace.scenario
    return Case(.interesting, from: Case.Provenance(seed: seed, run: 1), scenario).text
  }

  @Test(arguments: 0..<10)
  func `means the same flow for ever`(number: Int) throws {
    let seed = Seed(UInt64(number))
    try expectText(Self.text(of: seed), matchesFile: "Tests/FlowFuzzingTests/Golden/\(seed).flow")
  }
}

@Suite struct `A generated flow` {
  @Test func `reads back as it was printed`() throws {
    let campaign = Campaign(seed: Seed(5), judge: Judge(of: SketchEngine(), by: Catalog([])))
    for run in 0..<80 {
      let trace = campaign.judgement(ofRun: run).trace
      let kept = Case(
        .interesting, from: Case.Provenance(seed: Seed(5), run: run),
        trace.scenario)
      let read = try Case(text: kept.text)
      #expect(read == kept, "run \(run)")
    }
  }
}
