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
  0xf2c1_455a_1ddd_7d4b,
  0xf3f0_a804_816a_e1a9,
  0x5fb3_f1bb_46f0_e375,
  0x26f5_20e9_2a93_2652,
  0xe5c2_e02c_47d4_2322,
  0xcfd1_d728_1581_22d7,
  0x41bb_9051_c204_7f44,
  0x3986_cd34_72eb_6bab,
  0x7575_00d0_3d38_98e9,
  0x0b0c_df13_f8c2_afbf,
]
