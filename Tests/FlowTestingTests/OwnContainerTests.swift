import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowShrinking
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// A flipper that turns to nobody when somebody unwinds.
private final class LazyFlipper: Flipper {
  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {}
}

/// A flipper that says nothing when it has turned.
private final class ForgetfulFlipper: TellingFlipper {
  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    super.select(child, animated: animated, completion: nil)
  }
}

/// A flipper that loads all its children as soon as one of them has appeared.
private final class LoadingFlipper: TellingFlipper {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for child in children { child.loadViewIfNeeded() }
  }
}

@Suite struct `A container of one's own` {
  private let flipper = RegisteredClass(
    Flipper.self, childCounts: 2...2, declaring: Contract()
  ) { Flipper() }
  private let telling = RegisteredClass(
    TellingFlipper.self, childCounts: 2...2, declaring: Contract()
  ) { TellingFlipper() }
  private let loading = RegisteredClass(
    LoadingFlipper.self, childCounts: 2...2, declaring: Contract()
  ) { LoadingFlipper() }

  @Test func `is tried when its class is registered`() {
    let report = expectFlowsHold(on: SegueSimulation(registering: [flipper]), runs: 60)
    #expect(report.reach.events[.opened] > 0)
  }

  @Test func `may tell its children by hand`() {
    let report = expectFlowsHold(on: SegueSimulation(registering: [telling]), runs: 60)
    #expect(report.reach.events[.opened] > 0)
  }

  @Test func `that tells its children by hand owes its completion, too`() throws {
    let slow = RegisteredClass(
      ForgetfulFlipper.self, childCounts: 2...2, declaring: Contract()
    ) { ForgetfulFlipper() }
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 64, findingsMax: 1, shrunkFlowsMax: 1, certificateRunsMax: 0,
        explanationRunsMax: 0),
      judge: Judge(of: SegueSimulation(registering: [slow]))
    ).run()
    let finding = try #require(report.findings.first)
    #expect(finding.signature.invariant == "obligation.resolves-exactly-once")
    #expect(finding.scenario.steps.map(\.kind) == [.select])
  }

  @Test(arguments: [
    """
    scene A content, class TellingFlipper, holds B C, unknown calls
    scene B content
    scene C split, holds D D
    scene D content
    segue B.go embed C
    stage compact
      content a
    do present A on a
    """,
    """
    scene A content, class TellingFlipper, holds B C, unknown calls
    scene B content, holds C
    scene C content
    reaction C viewDidLoad dismisses
    stage regular
      content a
      presented by a
        content b
    do add A to b
    """,
    """
    scene A content, class TellingFlipper, unknown calls
    stage regular
      nav a
        A as b
          content c
            content d
          content e
        content f
    do pop a unsettled
    do push existing d on a
    """,
    """
    scene A content, class TellingFlipper, unknown calls
    stage regular
      content a
      presented by a
        A as b
          content c
          content d
    do beginSwipeDown b unsettled
    do select d on b unsettled
    do cancel
    """,
    """
    scene A content, class TellingFlipper, holds B C, unknown calls
    scene B nav, holds C
    scene C content
    scene D content, class TellingFlipper, holds C, unknown calls
    segue C.go custom C, via D
    reaction C viewDidLoad performs go
    stage regular
      content a
    do present A on a
    """,
    """
    scene A content, class TellingFlipper, unknown calls
    scene B content, unwinds done
    scene C content
    segue C.go unwind done
    reaction C viewDidLoad performs go
    stage compact
      A as a
        content b
        tabs c
          content d
          B as e
    do present C on a
    """,
    """
    scene A content, class TellingFlipper, unknown calls
    stage compact
      A as a
        content b
          content c
        content d
    do present content on a unsettled
    do remove c unsettled
    do dismiss a
    """,
    """
    scene A content, class TellingFlipper, unknown calls
    stage regular
      A as a
        content b
        nav c
    do setStack b on c
    """,
    """
    scene A content, holds B
    scene B content
    scene C content, context
    scene D content, class TellingFlipper, holds A B, unknown calls
    segue A.go3 embed C
    segue B.go show D
    segue C.go2 present D as currentContext
    reaction B viewDidLoad performs go
    reaction C viewDidAppear performs go2
    stage regular
      content a
    do present A on a
    """,
    """
    scene A content, class TellingFlipper, unknown calls
    stage regular
      tabs a
      presented by a
        A as b
          content c
            content d
          content e
    do setTabs d c on a
    do dismiss a
    """,
  ])
  func `may tell them whatever they do meanwhile`(flow: String) throws {
    let judgement = Judge(of: SegueSimulation(registering: [telling]))
      .judge(try Scenario(text: flow))
    #expect(judgement.violations.isEmpty)
  }

  @Test func `may be dismissed while it loads a child, and keeps nobody`() throws {
    let scenario = try Scenario(
      text: """
        scene A content, class LoadingFlipper, holds B B, unknown calls
        scene B content
        scene C content
        segue B.go embed C
        reaction B prepare go dismisses
        stage regular
          content a
        do present A on a
        """)
    let judgement = Judge(of: SegueSimulation(registering: [loading])).judge(scenario)
    #expect(judgement.trace.events.contains { $0.kind == .dismiss })
    #expect(judgement.violations.isEmpty)
  }

  @Test(arguments: [
    """
    scene A content, class LoadingFlipper, holds B B, unknown calls
    scene B content
    scene C split, holds D D
    scene D content
    segue B.go embed C
    stage compact
      content a
    do present A on a
    do alert
    """,
    """
    scene A content, class LoadingFlipper, holds B B, unknown calls
    scene B content, unwinds done
    scene C content
    segue B.go embed C
    segue B.go2 unwind done
    reaction B prepare go performs go2
    stage regular
      content a
    do present A on a
    """,
  ])
  func `may load a child beforehand, whatever that embeds and does`(flow: String) throws {
    let judge = Judge(of: SegueSimulation(registering: [loading]))
    #expect(judge.judge(try Scenario(text: flow)).violations.isEmpty)
  }

  @Test func `has as many children as it says, whatever is done`() {
    let campaign = Campaign(
      seed: Seed(5), judge: Judge(of: SegueSimulation(registering: [flipper]), by: Catalog([])))
    let counts = (0..<120).flatMap { run in
      childCounts(of: "Flipper", in: campaign.judgement(ofRun: run).trace)
    }
    #expect(counts.count > 120)
    #expect(Set(counts) == [2])
  }

  @Test func `has them in the smallest flow, too`() throws {
    let lazy = RegisteredClass(LazyFlipper.self, childCounts: 2...2) { LazyFlipper() }
    let report = Campaign(
      seed: Seed(5),
      budget: Budget(runsMax: 240, findingsMax: 1, shrunkFlowsMax: 1, certificateRunsMax: 0),
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
