import FlowGeneration
import FlowModel
import FlowTestSupport
import Testing

/// The worlds of ten seeds, as a number each.
@Suite struct `Golden worlds` {
  @Test func `of a seed are the same next year`() throws {
    let digests = (0..<10).map { run in
      String(Plan(for: Seed(0x91ab_04d2_c7e6_1f35).run(run)).world.digest, radix: 16)
    }
    try expectText(
      digests.joined(separator: "\n"), matchesFile: "Tests/FlowGenerationTests/Golden/worlds.txt")
  }
}
