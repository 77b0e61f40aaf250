import FlowModel

/// Finds out what in a scenario matters for what it shows.
///
/// The exchanges propose; ``play(_:)`` is the only place where anything is run and counted. Equal
/// scenarios are run once.
package struct Explainer {
  private let scenario: Scenario
  private let signature: Signature
  private let runsMax: Int
  private let isOver: () -> Bool
  private let admitting: (Scenario) -> Bool
  private let judging: (Scenario) -> Outcome?

  private var outcomes: [Scenario: Outcome?] = [:]
  private var isExhausted = false
  private var slips: [Shrunk.Slip] = []
  private var passing: Passing?
  private var suspects: [(suspect: Explanation.Suspect, worth: Outcome.Worth)] = []

  /// A flow that breaks nothing, with how much that is worth and how much is different in it.
  private struct Passing {
    var scenario: Scenario
    var worth: Outcome.Worth
    var weight: Int
  }

  /// Explains a scenario.
  ///
  /// - Parameters:
  ///   - scenario: The smallest scenario that shows the violation; it is not run again.
  ///   - signature: What it shows.
  ///   - runsMax: How many scenarios may be run.
  ///   - isOver: Whether there is no time for another one.
  ///   - admitting: Whether a scenario is one of those that are looked for at all.
  ///   - judging: Runs a scenario and says what became of it; `nil` when it is none of those after
  ///     all.
  /// - Returns: What was found out.
  package static func explain(
    _ scenario: Scenario, keeping signature: Signature, within runsMax: Int,
    until isOver: @escaping () -> Bool = { false },
    admitting: @escaping (Scenario) -> Bool = { _ in true },
    judging: @escaping (Scenario) -> Outcome?
  ) -> Explained {
    var explainer = Explainer(
      scenario: scenario, signature: signature, runsMax: runsMax, isOver: isOver,
      admitting: admitting, judging: judging)
    return explainer.explained()
  }

  private mutating func explained() -> Explained {
    let exchanges = scenario.exchanges
    var parts: [Explanation.Part] = []
    for exchange in exchanges where !isExhausted {
      let part = part(of: exchange)
      if !isExhausted { parts.append(part) }
    }
    let holdsTogether = holdsTogether(parts, exchanges)
    leaveOneThingOut()
    return Explained(
      explanation: Explanation(
        parts: parts, holdsTogether: holdsTogether, suspects: gravest,
        nearest: passing?.scenario,
        flowCount: outcomes.count, isComplete: !isExhausted),
      slips: slips)
  }

  private mutating func part(of exchange: Exchange) -> Explanation.Part {
    var part = Explanation.Part(exchange.place, options: exchange.choices.map(\.option))
    for choice in exchange.choices {
      guard let varied = scenario.varied(choice.edit), let outcome = play(varied) else { continue }
      if outcome.signatures.contains(signature) { part.alike.append(choice.option) }
      guard outcome.signatures.isEmpty else { continue }
      if outcome.worth < .refused { part.healing.append(choice.option) }
      if case (.ownClass(let name), .plain(let kind)) = (exchange.place, choice.option) {
        suspects.append((Explanation.Suspect(name, kind), outcome.worth))
      } else {
        take(Passing(scenario: varied, worth: outcome.worth, weight: exchange.place.weight))
      }
    }
    return part
  }

  /// Those without whom what passes says most.
  ///
  /// Where a step does not apply without a class that says nothing; a plain controller may well
  /// refuse.
  private var gravest: [Explanation.Suspect] {
    let most = suspects.map(\.worth).min()
    return most == .idle ? [] : suspects.filter { $0.worth == most }.map(\.suspect)
  }

  /// Exchanges all that does not matter for the first thing that may stand there, orders last.
  private mutating func holdsTogether(
    _ parts: [Explanation.Part], _ exchanges: [Exchange]
  ) -> Bool {
    let edits = zip(parts, exchanges).filter { !$0.0.alike.isEmpty }.compactMap { part, exchange in
      exchange.choices.first { $0.option == part.alike[0] }.map { (exchange.place, $0.edit) }
    }
    guard edits.count > 1 else { return false }
    var varied = scenario
    for (_, edit) in edits.filter({ !$0.0.isOrder }) + edits.filter({ $0.0.isOrder }) {
      let before = varied
      edit(&varied)
      guard varied != before else { return false }
    }
    guard varied.repaired(after: scenario) == varied, let outcome = play(varied) else {
      return false
    }
    return outcome.signatures.contains(signature)
  }

  /// Looks for a flow that passes among those that have one thing less, unless one that has as much
  /// and is judged passes already.
  private mutating func leaveOneThingOut() {
    for lesser in scenario.withOneThingLess where passing?.worth != .judged {
      guard let outcome = play(lesser), outcome.signatures.isEmpty else { continue }
      take(Passing(scenario: lesser, worth: outcome.worth, weight: .max))
    }
  }

  /// Keeps the flow that says most; of those the one in which least is different.
  private mutating func take(_ other: Passing) {
    guard let passing else { return passing = other }
    if (other.worth, other.weight) < (passing.worth, passing.weight) { self.passing = other }
  }

  /// The one gate: runs a scenario; `nil` when it is not looked for or the budget is used up.
  private mutating func play(_ varied: Scenario) -> Outcome? {
    if let outcome = outcomes[varied] { return outcome }
    guard admitting(varied) else { return nil }
    guard outcomes.count < runsMax, !isOver() else {
      isExhausted = true
      return nil
    }
    let outcome = judging(varied)
    outcomes.updateValue(outcome, forKey: varied)
    guard let outcome else { return nil }
    for other in outcome.signatures
    where other != signature && !slips.contains(where: { $0.signature == other }) {
      slips.append(Shrunk.Slip(other, varied))
    }
    return outcome
  }
}
