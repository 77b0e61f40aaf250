import FlowFuzzing
import FlowModel
import FlowShrinking
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// A flipper that turns to nobody when somebody unwinds.
private final class LazyFlipper: Flipper {
  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {}
}

@Suite struct `A container of one's own` {
  private let flipper = RegisteredClass(Flipper.self, childCounts: 2...2) { Flipper() }

  @Test func `is tried when its class is registered`() {
    let report = expectFlowsHold(on: SegueSimulation(registering: [flipper]), runs: 500)
    #expect(report.reach.events[.opened] > 0)
  }

  @Test func `may tell its children by hand`() {
    let telling = RegisteredClass(TellingFlipper.self, childCounts: 2...2) { TellingFlipper() }
    let report = expectFlowsHold(on: SegueSimulation(registering: [telling]), runs: 100)
    #expect(report.reach.flowCount == 100)
  }

  @Test func `has as many children as it says, whatever is done`() {
    let campaign = Campaign(
      seed: Seed(5), judge: Judge(of: SegueSimulation(registering: [flipper])))
    let counts = (0..<1_000).flatMap { run in
      childCounts(of: "Flipper", in: campaign.judgement(ofRun: run).trace)
    }
    #expect(counts.count > 1_000)
    #expect(Set(counts) == [2])
  }

  @Test func `has them in the smallest flow, too`() throws {
    let lazy = RegisteredClass(LazyFlipper.self, childCounts: 2...2) { LazyFlipper() }
    let report = Campaign(
      seed: Seed(5), budget: Budget(runsMax: 1_024, certificateRunsMax: 200),
      judge: Judge(of: SegueSimulation(registering: [lazy]))
    ).run()
    let finding = try #require(
      report.findings.first { $0.signature.invariant == "unwind.clears-what-is-above" })
    #expect(Set(childCounts(of: "LazyFlipper", in: finding.minimal.trace)) == [2])
    let nearest = try #require(finding.explanation?.nearest)
    let judge = Judge(of: SegueSimulation(registering: [lazy]))
    #expect(Set(childCounts(of: "LazyFlipper", in: judge.judge(nearest).trace)) == [2])
  }

  /// How many children each controller of a class has, in each tree of a flow.
  private func childCounts(of className: ClassName, in trace: Trace) -> [Int] {
    let scenes = trace.world.storyboard.scenes
    return trace.snapshots.flatMap { snapshot in
      snapshot.nodes.indices.filter { place in
        let scene = trace.cast[snapshot.nodes[place].controller.index].scene
        return scene.map { scenes[$0].className == className } ?? false
      }.map { snapshot.childCount(of: $0) }
    }
  }
}
