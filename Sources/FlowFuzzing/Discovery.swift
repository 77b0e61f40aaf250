import FlowModel

/// A flow that held and came to something that no flow before it had come to and held.
public struct Discovery: Sendable {
  /// The run that was the flow, counted from zero.
  public var run: Int
  /// The flow, with the steps that were performed.
  public var scenario: Scenario
  /// What it came to first, never empty.
  public var landmarks: [Landmark]
  /// The kinds of steps that the run left out on purpose.
  public var leftOut: [Step.Kind] = []
}

/// What flows that held have come to.
///
/// Whoever plays the flows in run order finds the same ones to be first, so lanes look for
/// themselves, and what they bring home is looked through once more.
struct KnownLandmarks: Sendable {
  private var known: Set<Landmark> = []

  /// What a flow came to first, which is known from then on.
  ///
  /// - Parameter discovery: The flow, with all its landmarks or those that are first in its lane.
  /// - Returns: The flow with nothing else as its landmarks; `nil` when there is nothing.
  mutating func whatIsNew(in discovery: Discovery) -> Discovery? {
    var new = discovery
    new.landmarks = discovery.landmarks.filter { known.insert($0).inserted }
    return new.landmarks.isEmpty ? nil : new
  }
}

extension CampaignReport {
  /// A discovery as a case that can be kept, with a note of what it came to first.
  package func kept(_ discovery: Discovery) -> Case {
    var premises: [String] = []
    var outcomes: [String] = []
    for landmark in discovery.landmarks {
      switch landmark {
      case .premise(let id): premises.append(id.text)
      case .outcome(let kind, let outcome): outcomes.append("\(kind) \(outcome)")
      }
    }
    let notes = [("had something to say", premises), ("came to", outcomes)]
      .filter { !$0.1.isEmpty }
      .map { "First that \($0.0): " + $0.1.joined(separator: ", ") }
    return Case(
      .interesting,
      from: Case.Provenance(seed: seed, run: discovery.run, leavingOut: discovery.leftOut),
      notes: notes, discovery.scenario)
  }
}
