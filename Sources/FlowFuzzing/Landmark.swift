import FlowInvariants
import FlowModel

/// Something that a flow can reach, and that is worth reaching again.
///
/// There are some hundreds of them, so the flows that have come to them first are few enough to be
/// kept.
public enum Landmark: Hashable, Sendable {
  /// An invariant had something to say.
  case premise(InvariantID)
  /// A step of some kind came to something.
  case outcome(Step.Kind, Outcome)

  /// What a step can come to.
  public enum Outcome: Hashable, Sendable {
    /// It was carried out while nothing was in flight.
    case done
    /// It was carried out while something was in flight.
    case doneInFlight
    /// It did not apply.
    case declined(Decline)
    /// It was ignored.
    case refused(Warning)
    /// It was carried out with a warning.
    case warned(Warning)
    /// It was a misuse, which ended the run.
    case misuse(Misuse)
  }
}

extension Judgement {
  /// What the flow came to.
  ///
  /// Relations do not count: they are not asked for when an interesting case is played again.
  ///
  /// **Shape:** the premises in the order of the catalogue, then the outcomes in the order of the
  /// steps; an outcome may come more than once.
  var landmarks: [Landmark] {
    var landmarks = premises.ofInvariants.held.map { Landmark.premise($0) }
    for step in trace.steps.indices {
      landmarks += trace.outcomes(ofStep: step).map { .outcome(trace.steps[step].kind, $0) }
    }
    return landmarks
  }
}

extension Trace {
  fileprivate func outcomes(ofStep step: Int) -> [Landmark.Outcome] {
    let told = events(ofStep: step).compactMap { Landmark.Outcome($0) }
    guard told.isEmpty else { return told }
    return [snapshots[step].isStill ? .done : .doneInFlight]
  }
}

extension Landmark.Outcome {
  /// What an event says about what its step came to; `nil` for most events.
  fileprivate init?(_ event: Event) {
    switch event.what {
    case .declined(let cause): self = .declined(cause)
    case .refused(let warning, _): self = .refused(warning)
    case .warned(let warning, _): self = .warned(warning)
    case .misuse(let misuse, _): self = .misuse(misuse)
    default: return nil
    }
  }
}

extension Landmark.Outcome: CustomStringConvertible {
  /// The outcome in words.
  public var description: String {
    switch self {
    case .done: "done"
    case .doneInFlight: "done in flight"
    case .declined(let cause): "declined \(cause)"
    case .refused(let warning): "refused \(warning)"
    case .warned(let warning): "warned \(warning)"
    case .misuse(let misuse): "misuse \(misuse)"
    }
  }
}
