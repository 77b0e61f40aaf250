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

/// The flows that held and came to something first.
///
/// Whoever plays the flows in run order keeps the same ones, so lanes do that for themselves, and
/// what they bring home is looked through once more.
struct Discoveries: Sendable {
  private var known: Set<Landmark> = []
  private(set) var all: [Discovery] = []

  /// Adds a flow if it came to something first, with nothing but that as its landmarks.
  ///
  /// - Parameters:
  ///   - discovery: The flow, with all its landmarks or those that are first in its lane.
  ///   - leftOut: The kinds of steps that the run left out; asked for only when the flow is added.
  mutating func add(
    _ discovery: Discovery, leavingOut leftOut: @autoclosure () -> [Step.Kind] = []
  ) {
    var first = discovery
    first.landmarks = discovery.landmarks.filter { known.insert($0).inserted }
    guard !first.landmarks.isEmpty else { return }
    first.leftOut = leftOut()
    all.append(first)
  }

  /// Hands on what was kept, and goes on to know what was come to.
  mutating func handOn() -> [Discovery] {
    defer { all = [] }
    return all
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
