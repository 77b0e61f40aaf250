import FlowInvariants
import FlowModel

/// What a campaign really exercised.
///
/// Merging is commutative, so the result is the same for any number of workers.
public struct Reach: Hashable, Sendable {
  /// Flows played.
  public private(set) var flowCount = 0
  /// Steps performed.
  public private(set) var stepCount = 0
  /// Controllers that stood on the stages.
  public private(set) var controllerCount = 0
  /// How often there was something to judge.
  public private(set) var premises: Premises

  /// How many steps of each kind were performed.
  public private(set) var steps = Tally<Step.Kind>()
  /// How many events of each kind happened.
  public private(set) var events = Tally<Event.Kind>()
  /// How often something was refused or warned of.
  public private(set) var warnings = Tally<Warning>()
  /// How many runs a misuse ended.
  public private(set) var misuses = Tally<Misuse>()
  /// How many flows made use of what, alone and together.
  public private(set) var capabilities = CapabilityTally()
  /// The kinds of steps with what was to be seen before and after them, told coarsely.
  public private(set) var transitions = Sightings()
  /// What of the storyboard flows have come to; `nil` where each run grows a world of its own.
  public private(set) var storyboard: StoryboardReach?
  /// What of what code has made flows have come to; `nil` where each run grows a world of its own.
  public private(set) var code: CodeReach?
  /// Where flows have come to and not gone on; `nil` where each run grows a world of its own.
  public private(set) var deadEnds: DeadEnds?

  /// Makes an empty reach for flows that are judged by a catalogue.
  ///
  /// - Parameters:
  ///   - catalog: What must hold.
  ///   - storyboard: What of the storyboard flows have come to; left out, nothing is asked of it.
  init(judgedBy catalog: Catalog, in storyboard: StoryboardReach? = nil) {
    premises = Premises(of: catalog)
    self.storyboard = storyboard
    code = storyboard.map { _ in CodeReach() }
    deadEnds = storyboard.map { _ in DeadEnds() }
  }

  /// Adds what one flow exercised.
  mutating func add(_ judgement: Judgement) {
    let trace = judgement.trace
    flowCount += 1
    stepCount += trace.steps.count
    controllerCount += trace.snapshots.first?.nodes.count ?? 0
    capabilities.add(trace)
    transitions.add(trace.abstractTransitions)
    for step in trace.steps { steps.add(step.kind) }
    for event in trace.events { add(event) }
    storyboard?.add(trace)
    code?.add(trace)
    deadEnds?.add(trace)
    premises.merge(judgement.premises)
  }

  private mutating func add(_ event: Event) {
    events.add(event.kind)
    switch event.what {
    case .refused(let warning, _), .warned(let warning, _): warnings.add(warning)
    case .misuse(let misuse, _): misuses.add(misuse)
    default: break
    }
  }

  /// Adds what another part of the campaign exercised.
  ///
  /// - Precondition: Both are for the same catalogue and the same storyboard.
  mutating func merge(_ other: Reach) {
    flowCount += other.flowCount
    stepCount += other.stepCount
    controllerCount += other.controllerCount
    premises.merge(other.premises)
    steps.merge(other.steps)
    events.merge(other.events)
    warnings.merge(other.warnings)
    misuses.merge(other.misuses)
    capabilities.merge(other.capabilities)
    transitions.merge(other.transitions)
    if let reached = other.storyboard { storyboard?.merge(reached) }
    if let reached = other.code { code?.merge(reached) }
    if let reached = other.deadEnds { deadEnds?.merge(reached) }
  }

  /// Forgets what an app has no end of and hardly any flow came to, where there is too much of it.
  mutating func forgetTheRarest() { deadEnds?.forgetTheRarest() }
}
