import FlowGeneration
import FlowModel
import Testing

@Suite struct `Generated worlds` {
  private static let worlds = worlds(2_000, mistakes: 0)

  private static func worlds(_ count: Int, mistakes: Int) -> [World] {
    var weights = Weights()
    weights.mistakes = mistakes
    return (0..<count).map { Plan(for: Seed(2_026).run($0), weighing: weights).world }
  }

  @Test func `are healthy`() {
    let sick = Self.worlds.lazy.map { complaints(about: $0) }.first { !$0.isEmpty }
    #expect(sick == nil)
  }

  @Test func `have one segue that raises where a mistake is asked for`() {
    let mistakes = Self.worlds(500, mistakes: 32).map { complaints(about: $0) }
    #expect(mistakes.count { !$0.isEmpty } > 450)
    let kinds = Set(mistakes.compactMap { $0.first?.split(separator: " ").first })
    #expect(kinds == ["raises", "points", "segue", "connects"])
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
    #expect(tall.count > 400)
    #expect(deep.count > 400)
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
