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

  private func broken(by scenario: Scenario, on system: some FlowSystem) -> [InvariantID] {
    Judge(of: system).judge(scenario, asking: Catalog.standard.relations)
      .violations.map(\.signature.invariant)
  }

  @Test(arguments: Catalog.standard.ids)
  func `has a fault that it must ring for`(id: InvariantID) {
    #expect(Plant.all.contains { $0.brokenInvariant == id })
  }

  @Test(arguments: Plant.all)
  func `rings for its faults, and no other one does`(plant: Plant) throws {
    #expect(try Set(broken(by: scenario(of: plant), on: plant.system)) == [plant.brokenInvariant])
  }

  @Test(arguments: Plant.all)
  func `is silent where nothing is wrong`(plant: Plant) throws {
    #expect(try broken(by: scenario(of: plant), on: plant.healthy) == [])
  }
}
