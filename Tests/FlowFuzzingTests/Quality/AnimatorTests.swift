import FlowFuzzing
import FlowModel
import FlowNotation
import SegueSimulation
import Testing

/// An animator that is wrong is found on SegueKit.
@Suite struct `A custom transition` {
  private func broken(animating: String, _ step: String) throws -> [String] {
    let scenario = try Scenario(
      text: """
        scene Main nav, animates \(animating)
        scene Home content
        scene Form content, animates \(animating)

        stage regular
          Main as main
            Home as home

        do \(step)
        """)
    return Judge(of: SegueSimulation()).judge(scenario).violations.map {
      "\($0.signature.invariant) \($0.signature.clause)"
    }
  }

  @Test(arguments: ["push Home on main", "present Form on home"])
  func `holds when it is completed once`(step: String) throws {
    #expect(try broken(animating: "once", step) == [])
  }

  @Test(arguments: ["push Home on main", "present Form on home"])
  func `is found when it is never completed`(step: String) throws {
    #expect(try broken(animating: "never", step) == ["transition.settles inFlight"])
  }

  @Test(arguments: ["push Home on main", "present Form on home"])
  func `is found when it is completed twice`(step: String) throws {
    #expect(
      try broken(animating: "twice", step) == ["transition.is-told-at-both-ends twice"])
  }
}
