import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import Foundation
import Testing

/// No alarm hangs there that has never been heard, and none rings for what is another one's
/// business.
@Suite struct `Every alarm` {
  private func scenario(of plant: Plant) throws -> Scenario {
    let file = PackageRoot.path + "/" + plant.file
    return try Case(text: String(contentsOfFile: file, encoding: .utf8)).scenario
  }

  private func broken(by scenario: Scenario, on system: some FlowSystem) -> [Signature] {
    Judge(of: system).judge(scenario, asking: Catalog.standard.relations)
      .violations.map(\.signature)
  }

  @Test(arguments: Catalog.standard.ids)
  func `has a fault that it must ring for`(id: InvariantID) {
    #expect(Plant.all.contains { $0.brokenInvariant == id })
  }

  @Test(arguments: Plant.all)
  func `rings for its faults, and no other one does`(plant: Plant) throws {
    let broken = try broken(by: scenario(of: plant), on: plant.system)
    #expect(Set(broken.map(\.invariant)) == [plant.brokenInvariant])
    #expect(plant.clause.map { clause in broken.contains { $0.clause == clause } } ?? true)
  }

  @Test(arguments: Plant.all)
  func `is silent where nothing is wrong`(plant: Plant) throws {
    #expect(try broken(by: scenario(of: plant), on: plant.healthy) == [])
  }
}
