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
  0xaef9_26ae_4026_3432,
  0xdce3_2ada_1fdc_d166,
  0xc924_9c46_08cc_f07a,
  0x8a27_d144_0d3b_6970,
  0xd3b6_0549_e223_da72,
  0x4a0e_6fe8_23cf_f46a,
  0x5a33_b5f6_c413_d810,
  0xa8ad_a271_d013_2572,
  0x9770_ed40_cb5e_a12e,
  0x1afa_6581_5402_033a,
]
