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
  0x1a94_b0b7_be5f_e734,
  0x0adc_acc4_0d5f_83ed,
  0x9396_4926_3b77_05b3,
  0x2d01_d55d_bcb4_0ccb,
  0xdf1a_eaad_476b_9c40,
  0x56ed_95c1_21ef_9d23,
  0x661e_9bee_be57_d0d9,
  0x8620_17b2_54e3_cefc,
  0x9419_bf5a_a4be_d212,
  0x1502_d29d_1220_e81c,
]
