import FlowGeneration
import FlowModel
import Testing

@Suite struct `Generated worlds` {
  private static let worlds = (0..<5_000).map { run in
    Plan(for: Seed(2_026).run(run)).world
  }

  @Test func `are healthy`() {
    let sick = Self.worlds.lazy.map { complaints(about: $0) }.first { !$0.isEmpty }
    #expect(sick == nil)
  }

  @Test func `keep to the limits`() {
    let sizes = Self.worlds.map(\.stage.entries.count)
    #expect(sizes.max() == 12)
    #expect(Self.worlds.allSatisfy { (4...10).contains($0.storyboard.scenes.count) })
    #expect(Self.worlds.allSatisfy { $0.stage.presentations.count <= 3 })
  }

  @Test func `reach every kind, policy and shape`() {
    let reached = Self.worlds.reduce(into: Set<String>()) { $0.formUnion(features(of: $1)) }
    #expect(Set(everyFeature).subtracting(reached) == [])
    #expect(reached.subtracting(everyFeature) == [])
  }

  @Test func `are often rich`() {
    let tall = Self.worlds.filter { $0.stage.presentations.count > 1 }
    let deep = Self.worlds.filter { $0.stage.entries.contains { $0.children.count > 2 } }
    #expect(tall.count > 1_000)
    #expect(deep.count > 1_000)
  }

  @Test(arguments: zip(0..<10, goldenDigests))
  func `of a seed are the same next year`(run: Int, digest: UInt64) {
    #expect(Plan(for: Seed(0x91ab_04d2_c7e6_1f35).run(run)).world.digest == digest)
  }

  @Test func `take classes on offer for scenes of their kind`() {
    var limits = Limits()
    limits.classes = [OfferedClass("DrawerController", .content)]
    let scenes = (0..<50).flatMap { run in
      Plan(for: Seed(9).run(run), within: limits).world.storyboard.scenes
    }
    let declared = scenes.filter { $0.className == "DrawerController" }
    #expect(!declared.isEmpty)
    #expect(declared.allSatisfy { $0.kind == .content })
  }
}

private let goldenDigests: [UInt64] = [
  0x6a51_dff1_9d42_b5d1,
  0x6010_0536_e9a0_0b4e,
  0x0225_30f1_6e9c_3a95,
  0xfaea_bf46_ff52_0bcf,
  0xba42_a0d8_a6e4_0a6e,
  0x136b_695f_47e6_2daf,
  0xfab7_c60e_dd86_0c16,
  0xba53_0107_1a7f_313e,
  0xe68e_f243_4277_216d,
  0x0899_cd76_9327_4590,
]
