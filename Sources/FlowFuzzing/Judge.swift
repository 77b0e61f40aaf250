import FlowGeneration
import FlowInvariants
import FlowModel

/// The one judgement: campaign, shrinker, replay, corpus and doors all ask here.
public struct Judge<System: FlowSystem>: Sendable {
  /// What is under test.
  public let system: System
  /// What must hold, as far as the system reports what is needed to tell.
  public private(set) var catalog: Catalog
  /// Whose flows alone are looked at; `nil` for all flows.
  private var drivenWorld: DrivenWorld?
  /// Told `true` before something is judged, on the thread that does it, and `false` after that.
  package var onJudging: @Sendable (Bool) -> Void = { _ in }
  /// Told `true` before a flow is played in another form, on the thread that does it, and `false`
  /// when that form has been looked at.
  package var onOtherForm: @Sendable (Bool) -> Void = { _ in }

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - system: What is under test.
  ///   - catalog: What must hold; an invariant that needs more than the system reports abstains.
  public init(of system: System, by catalog: Catalog = .standard) {
    self.system = system
    self.catalog = Catalog(
      catalog.invariants, relating: catalog.relations, hearing: system.reported)
  }

  /// The same judge, who looks only at flows that are driven so from the stage of a world.
  package func keeping(to driver: Driver, in world: World) -> Judge {
    var copy = self
    copy.drivenWorld = DrivenWorld(world: world, driver: driver)
    return copy
  }

  /// Whether a scenario is one of those that are looked for at all: no other one is played in
  /// another form, in shrinking or in explaining.
  func admits(_ scenario: Scenario) -> Bool { drivenWorld?.admits(scenario) ?? true }

  /// Whether what such a scenario has shown counts.
  func believes(_ trace: Trace) -> Bool { drivenWorld?.believes(trace) ?? true }

  /// The same judge with a catalogue of its own, for one thread.
  var forOneThread: Judge {
    var copy = self
    copy.catalog = catalog.forOneThread
    return copy
  }

  /// Plays a scenario and says which invariants it broke.
  ///
  /// - Parameters:
  ///   - scenario: What is played.
  ///   - relations: Those to ask for besides; each plays the flow once more in another form.
  /// - Returns: What the flow showed, and what it broke.
  public func judge(
    _ scenario: Scenario, asking relations: [Relation] = []
  ) -> Judgement {
    judge(system.trace(of: scenario), asking: relations)
  }

  /// Says which invariants a trace broke.
  ///
  /// - Parameters:
  ///   - trace: What a flow has shown.
  ///   - relations: Those to ask for besides; each plays the flow once more in another form.
  /// - Returns: What the flow showed, and what it broke.
  public func judge(
    _ trace: Trace, asking relations: [Relation] = []
  ) -> Judgement {
    let verdict = judging { catalog.verdict(on: trace) }
    var judgement = Judgement(
      trace: trace, violations: verdict.violations, premises: verdict.premises)
    for relation in relations { ask(relation, of: &judgement) }
    return judgement
  }

  /// Has somebody's rules say something.
  func judging<Answer>(_ answer: () -> Answer) -> Answer {
    onJudging(true)
    defer { onJudging(false) }
    return answer()
  }
}

/// What a flow showed, and which invariants it broke.
public struct Judgement: Sendable {
  /// What the flow showed.
  public var trace: Trace
  /// The broken invariants, and then the broken relations; empty when everything held.
  public var violations: [Violation]
  /// How often there was something to judge.
  public var premises: Premises

  /// What was played: the world and the steps that were performed.
  public var scenario: Scenario { trace.scenario }
}
