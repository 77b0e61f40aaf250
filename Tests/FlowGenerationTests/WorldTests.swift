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
  0xb5f0_401e_ad18_90a0,
  0xc225_7546_3107_bec2,
  0xd3e6_c331_a42d_62ce,
  0x2e7f_8aa2_048a_e38a,
  0x8713_b30b_cbd9_e2b0,
  0x87d7_3cae_5b89_6d5e,
  0x4d40_f702_5c67_bc57,
  0xf334_2015_0677_0f98,
  0x3140_bb31_10e0_4993,
  0xa0b5_f9c1_f9c0_5050,
]
