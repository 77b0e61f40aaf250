import FlowInvariants
import FlowModel

/// The one judgement: campaign, shrinker, replay, corpus and doors all ask here.
public struct Judge<System: FlowSystem>: Sendable {
  /// What is under test.
  public let system: System
  /// What must hold, as far as the system reports what is needed to tell.
  public let catalog: Catalog

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - system: What is under test.
  ///   - catalog: What must hold; an invariant that needs more than the system reports abstains.
  public init(of system: System, by catalog: Catalog = .standard) {
    self.system = system
    self.catalog = Catalog(catalog.invariants, hearing: system.reported)
  }

  /// Plays a scenario and says which invariants it broke.
  public func judge(_ scenario: Scenario) -> Judgement { judge(system.trace(of: scenario)) }

  /// Says which invariants a trace broke.
  public func judge(_ trace: Trace) -> Judgement {
    let verdict = catalog.verdict(on: trace)
    return Judgement(
      trace: trace, violations: verdict.violations, premiseCounts: verdict.premises.map(\.count))
  }
}

/// What a flow showed, and which invariants it broke.
public struct Judgement: Sendable {
  /// What the flow showed.
  public var trace: Trace
  /// The broken invariants, in the order of the catalogue; empty when every one held.
  public var violations: [Violation]
  /// How often the premise of each invariant held, in the order of the catalogue.
  public var premiseCounts: [Int]

  /// What was played: the world and the steps that were performed.
  public var scenario: Scenario { Scenario(trace.world, steps: trace.steps) }
}
