import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// Campaigns of a person in a small app: its home embeds a list, and nothing leads to the island.
@Suite struct `What no flow has come to` {
  private func reach(
    with declaration: String, runCount: Int, on system: some FlowSystem
  ) throws -> Reach {
    let app = """
      flow 1
      interesting

      scene Home content\(declaration)
      scene List content
      scene Form content
      scene Island content
      segue Home.list embed List
      segue Home.form present Form as fullScreen
      segue Form.close unwind done
      segue Form.copy embed List
      control Home.new fires Home.form
      control Home.print fires none
      control Form.done fires Form.close
      control Island.leave fires none

      stage regular
        Home as h
          List as l
      """
    let campaign = Campaign(
      seed: Seed(1),
      budget: Budget(runsMax: runCount, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system),
      source: .fixed(try Case(text: app).scenario.world, stepsMax: 6, drivenBy: .person))
    return campaign.run().reach
  }

  private func reached(
    with declaration: String = "", runCount: Int = 200, on system: some FlowSystem
  ) throws -> StoryboardReach {
    try #require(try reach(with: declaration, runCount: runCount, on: system).storyboard)
  }

  private func expect(
    _ reached: StoryboardReach, lacks scenes: [SceneName], _ segues: [SegueIdentifier],
    _ controls: [ControlName], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(reached.neverShown == scenes, sourceLocation: sourceLocation)
    #expect(reached.neverPerformed.map(\.identifier) == segues, sourceLocation: sourceLocation)
    #expect(reached.neverTouched.map(\.name) == controls, sourceLocation: sourceLocation)
  }

  @Test func `is all but the stage and what that embeds when nothing is done`() throws {
    expect(
      try reached(runCount: 1, on: SegueSimulation()), lacks: ["Form", "Island"],
      ["form", "close", "copy"], ["new", "print", "done", "leave"])
  }

  @Test func `is what nothing leads to when flows go everywhere`() throws {
    expect(
      try reached(with: ", unwinds done", on: SegueSimulation()), lacks: ["Island"], [],
      ["leave"])
  }

  @Test func `is an unwind that nobody answers`() throws {
    expect(
      try reached(on: SegueSimulation()), lacks: ["Island"], ["close"],
      ["leave"])
  }

  @Test func `is a segue that its source refuses, though its control is touched`() throws {
    expect(
      try reached(with: ", refuses form", on: SegueSimulation()), lacks: ["Form", "Island"],
      ["form", "close", "copy"], ["done", "leave"])
  }

  @Test func `is not said of what the system does not report`() throws {
    expect(
      try reached(with: ", refuses form", on: Discreet()), lacks: ["Form", "Island"], [], [])
  }

  @Test(arguments: [("", ["Form"]), (", unwinds done", [])])
  func `is a way out of a screen that cannot be left`(
    declaration: String, screens: [String]
  ) throws {
    let reach = try reach(with: declaration, runCount: 200, on: SegueSimulation())
    let deadEnds = try #require(reach.deadEnds)
    #expect(deadEnds.screens.map(\.name) == screens)
  }

  @Test func `is a way out of a screen that can be left where it stands otherwise`() throws {
    let app = """
      flow 1
      interesting

      scene Home content
      scene Form content
      segue Home.next show Form
      segue Home.form present Form as fullScreen
      control Home.open fires Home.next
      control Home.edit fires Home.form
      control Form.done fires none

      stage regular
        nav n
          Home as h
      """
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 200, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SegueSimulation()),
      source: .fixed(try Case(text: app).scenario.world, stepsMax: 6, drivenBy: .person))
    let screens = try #require(campaign.run().reach.deadEnds).screens
    #expect(screens.map(\.name) == ["Form"])
    #expect(screens.map(\.aspect) == [.at(.presented(.fullScreen))])
  }

  @Test func `is not asked where each flow has a world of its own`() {
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 20), judge: Judge(of: SegueSimulation()))
    let reach = campaign.run().reach
    #expect(reach.storyboard == nil && reach.code == nil && reach.deadEnds == nil)
  }
}

/// An engine that says little of what it does.
private struct Discreet: FlowSystem {
  let reported: Set<Event.Kind> = [.should, .appearance]

  func begin(_ world: World, into recording: Recording) -> SketchRun {
    SketchEngine().begin(world, into: recording)
  }
}
