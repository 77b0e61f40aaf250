import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// A deck that leaves the view of who has slid away where it is.
private final class StuckDeck: SlidingDeck {
  override func clear(_ view: UIView) {}
}

/// A stage that forgets the child that it shows.
private final class ForgetfulStage: SlidingStage {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    front = nil
  }
}

/// A deck that keeps the view of its child out of its own while it is covered.
private final class SparingDeck: SlidingDeck {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let front, front.view.superview == nil { put(front.view) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    front?.view.removeFromSuperview()
  }
}

/// A deck that keeps another width to itself while it slides.
private final class HastyDeck: SlidingDeck {
  private var isSliding = false

  override func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    isSliding = true
    super.select(child, animated: animated) { [weak self] in
      self?.isSliding = false
      completion?()
    }
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    if !isSliding { super.viewWillTransition(to: size, with: coordinator) }
  }
}

@Suite struct `A container that slides its children` {
  private let deck = RegisteredClass(
    SlidingDeck.self, childCounts: 3...3, declaring: Contract()
  ) { SlidingDeck() }
  private let stage = RegisteredClass(
    SlidingStage.self, childCounts: 1...1, declaring: Contract()
  ) { SlidingStage() }
  private let stuck = RegisteredClass(
    StuckDeck.self, childCounts: 3...3, declaring: Contract()
  ) { StuckDeck() }
  private let forgetful = RegisteredClass(
    ForgetfulStage.self, childCounts: 1...1, declaring: Contract()
  ) { ForgetfulStage() }

  private func report(on registered: RegisteredClass) -> CampaignReport {
    Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 120, shrunkFlowsMax: 1, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SegueSimulation(registering: [registered]))
    ).run()
  }

  @Test func `has one in front until that has slid out of the way`() {
    let report = expectFlowsHold(on: SegueSimulation(registering: [deck]), runs: 72)
    #expect(report.reach.steps[.select] > 0)
  }

  @Test func `has the same in front while it is covered and keeps no view of theirs`() throws {
    let sparing = RegisteredClass(
      SparingDeck.self, childCounts: 3...3, declaring: Contract()
    ) { SparingDeck() }
    let scenario = try Scenario(
      text: """
        scene A content, class SparingDeck
        stage regular
          A as a
            content b
            content c
            content d
        do select c on a
        do present content on a as fullScreen creating e
        do dismiss e
        """)
    let judgement = Judge(of: SegueSimulation(registering: [sparing])).judge(scenario)
    #expect(judgement.violations.map(\.signature) == [])
    #expect(judgement.premises["presentation.changes-nothing-below"] == 1)
  }

  @Test(arguments: [true, false])
  func `tells them of another width while they slide`(isHasty: Bool) throws {
    let hasty = RegisteredClass(
      HastyDeck.self, childCounts: 3...3, declaring: Contract()
    ) { HastyDeck() }
    let scenario = try Scenario(
      text: """
        scene A content, class \(isHasty ? "HastyDeck" : "SlidingDeck")
        stage regular
          A as a
            content b
            content c
            content d
        do select c on a unsettled
        do size compact unsettled
        do settle
        """)
    let judgement = Judge(of: SegueSimulation(registering: [isHasty ? hasty : deck]))
      .judge(scenario)
    #expect(!judgement.trace.snapshots[2].isStill)
    #expect(judgement.trace.snapshots[2].size == .compact)
    let told = judgement.violations.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told == (isHasty ? ["size.change-keeps-everybody unheard"] : []))
  }

  @Test func `has two children while one comes and the other one goes`() {
    let report = expectFlowsHold(on: SegueSimulation(registering: [stage]), runs: 72)
    #expect(report.reach.steps[.replace] > 0)
  }

  @Test func `has the other one in front when all is at rest`() throws {
    let report = report(on: stuck)
    let first = try #require(report.told.first)
    #expect(
      first.signature
        == Signature(
          "container.declared-state-matches-tree", "notInFront", culprit: .declared("StuckDeck")))
    // What else breaks comes of that, and is told so.
    #expect(report.told.count > 1)
    for finding in report.told {
      let isFirst = finding.signature == first.signature
      #expect(report.forerunner(of: finding)?.signature == (isFirst ? nil : first.signature))
      let notes = report.notes(on: finding)
      let line = "Look at another bug first, which shows here, too, in step 1:"
      #expect(notes.contains(line) == !isFirst)
    }
    let summary = Summary(report, judgedBy: .standard).lines.last
    #expect(summary == "3 bugs in 120 flows; 2 of them may come of others.")
  }

  @Test func `does not forget its child`() {
    let signature = Signature(
      "container.declared-state-matches-tree", "wrongCount", culprit: .declared("ForgetfulStage"))
    #expect(report(on: forgetful).findings.map(\.signature).contains(signature))
  }
}
