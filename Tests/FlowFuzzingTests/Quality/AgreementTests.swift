import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// SegueKit and the sketch engine were written apart; on the same flow they tell the same story.
///
/// The sketch engine tells nobody of appearance, so that is left out of the story, and what classes
/// do by themselves when their views load, embed or appear is left out of the flow.
@Suite struct `Two engines` {
  @Test(arguments: [UInt64(1), 2])
  func `agree on every event and every tree`(seed: UInt64) {
    compare(runs: 48, of: seed) { $0 }
  }

  @Test(arguments: [UInt64(5), 6])
  func `agree while transitions are in flight`(seed: UInt64) {
    compare(runs: 50, of: seed, hurried)
  }

  @Test func `agree where sheets are cards`() {
    compare(runs: 48, of: 9) { scenario in
      var withCards = scenario
      withCards.world.showsCards = true
      return withCards
    }
  }

  /// Flows that a campaign needs thousands of runs for.
  @Test(arguments: [
    // A swipe of a class's own, whose stack leaves the window.
    """
    scene A nav, animates once, swipes

    stage regular
      content a
      presented by a
        A as n
          content b
          content c

    do beginBack n unsettled
    do root content creating d
    """,
    // Who is on its way out, and is presented again.
    """
    scene A content, retained

    stage regular
      A as a
      presented by a
        A as b

    do dismiss b unsettled
    do root content creating c unsettled
    do root existing a unsettled
    do present existing b on a
    """,
    // What was popped before its split view controller could take it back.
    """
    scene A content, retained

    stage compact
      split s
        nav n
          content a
        A as b

    do popToRoot n
    do present existing b on s
    """,
  ])
  func `agree on who comes and goes`(text: String) throws {
    compare(try Scenario(text: text), "")
  }

  @Test func `leave no call open when everything in flight has settled`() throws {
    let campaign = Campaign(seed: Seed(7), judge: Judge(of: SketchEngine(), by: Catalog([])))
    let catalog = try Catalog.standard.only(["appearance.callbacks-are-balanced"])
    let judge = Judge(of: SegueSimulation(), by: catalog)
    for run in 0..<80 {
      let grown = campaign.judgement(ofRun: run).trace
      var scenario = hurried(Scenario(grown.world, steps: grown.steps))
      scenario.steps.append(Step(.settle))
      let violations = judge.judge(scenario).violations
      #expect(violations.isEmpty, "run \(run)\n\(Case(.interesting, scenario).text)")
    }
  }

  private func compare(
    runs: Int, of seed: UInt64, _ variant: (Scenario) -> Scenario
  ) {
    let campaign = Campaign(seed: Seed(seed), judge: Judge(of: SketchEngine(), by: Catalog([])))
    var differences = 0
    for run in 0..<runs where differences < 2 {
      let grown = campaign.judgement(ofRun: run).trace
      let scenario = variant(Scenario(grown.world, steps: grown.steps)).withoutViews
      if !compare(scenario, "run \(run) of seed \(seed)") { differences += 1 }
    }
  }

  /// Whether both engines tell the same story of a scenario.
  @discardableResult
  private func compare(_ scenario: Scenario, _ origin: String) -> Bool {
    let sketch = Story(of: SketchEngine().trace(of: scenario))
    let segueKit = Story(of: SegueSimulation().trace(of: scenario))
    guard sketch != segueKit else { return true }
    Issue.record("\(origin)\n\(Case(.interesting, scenario).text)")
    expectText(segueKit.text, matches: sketch.text)
    return false
  }
}

/// The same flow with two of three steps not waited for, and all waited for now and then.
private func hurried(_ scenario: Scenario) -> Scenario {
  var steps: [Step] = []
  for (index, step) in scenario.steps.enumerated() {
    let turn = index + scenario.world.storyboard.scenes.count
    steps.append(Step(step.action, creating: step.creating, settles: turn.isMultiple(of: 3)))
    if turn % 5 == 4 { steps.append(Step(.settle)) }
  }
  return Scenario(scenario.world, steps: steps)
}

extension Scenario {
  /// The scenario in worlds whose classes do nothing when their views load, embed or appear.
  fileprivate var withoutViews: Scenario {
    var scenario = self
    let embeds = world.storyboard.segues.filter(\.isEmbed)
    for (index, scene) in world.storyboard.scenes.enumerated() {
      scenario.world.storyboard.scenes[index].contract.reactions.removeAll { reaction in
        reaction.moment == .viewDidLoad || reaction.moment == .viewDidAppear
          || embeds.contains {
            $0.source == scene.name && reaction.moment == .prepare($0.identifier)
          }
      }
    }
    return scenario
  }
}

/// Everything that happened and everything that stood.
private struct Story: Equatable {
  private let trace: Trace
  /// The places of the events that both engines tell, by steps.
  private let events: [[Int]]

  init(of trace: Trace) {
    self.trace = trace
    events = trace.snapshots.indices.map { step in
      let start = step == 0 ? 0 : trace.eventEnds[step - 1]
      return (start..<trace.eventEnds[step]).filter { event in
        ![.appearance, .containment].contains(trace.events[event].kind)
      }
    }
  }

  static func == (left: Story, right: Story) -> Bool {
    left.happenings == right.happenings && left.states == right.states
      && left.trace.cast.map(\.label) == right.trace.cast.map(\.label)
  }

  private var happenings: [[Event.What]] { events.map { $0.map { trace.events[$0].what } } }

  /// What stood; who is kept that has gone is not told by the sketch engine.
  private var states: [Snapshot] {
    trace.snapshots.map { snapshot in
      var state = snapshot
      state.outliving = nil
      return state
    }
  }

  /// A line for each event and each controller.
  var text: String {
    zip(events, trace.snapshots).flatMap { events, snapshot in
      events.map(trace.line) + lines(of: snapshot)
    }.joined(separator: "\n")
  }

  private func lines(of snapshot: Snapshot) -> [String] {
    let hand = snapshot.interacting.map(trace.name) ?? "-"
    let app =
      (snapshot.isInBackground ? ", in the background" : "")
      + (snapshot.hasSavedState ? ", saved" : "")
    let claims = snapshot.claims.map { claim in
      "\(claim.facet) " + snapshot.controllers(of: claim).map(trace.name).joined(separator: " ")
    }
    return ["\(snapshot.size), in flight \(snapshot.inFlightCount), in hand \(hand)\(app)"]
      + snapshot.nodes.map { line(of: $0, in: trace) } + claims
  }
}

private func line(of node: Snapshot.Node, in trace: Trace) -> String {
  let links = [
    node.parent, node.presenter, node.caller, node.selected, node.popoverSource, node.replaced,
  ]
  let names = links.map { $0.map(trace.name) ?? "-" }.joined(separator: " ")
  let style = "\(node.style.map { "\($0)" } ?? "-") \(node.form.map { "\($0)" } ?? "-")"
  let isLoaded = node.isViewLoaded ? " loaded" : ""
  let isMoving = node.isInTransition ? " moving" : ""
  let isCovered = node.isOnScreen ? "" : " covered"
  let name = trace.name(of: node.controller)
  return "\(name) \(node.place) \(names) \(style)\(isLoaded)\(isMoving)\(isCovered)"
}
