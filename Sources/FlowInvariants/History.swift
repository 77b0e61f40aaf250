import FlowModel

/// One trace, arranged so that questions about it are cheap.
///
/// It is made once and shared by all invariants.
public final class History: Sendable {
  /// The trace.
  public let trace: Trace
  /// What happened to each request, by its number.
  public let requests: [RequestRecord]
  /// The tree of each snapshot: of the stage, then after each step.
  public let trees: [Tree]

  /// The kinds of events that the system under test reports.
  private let heard: EnumSet<Event.Kind>

  /// What controllers were told of their views; `nil` when nobody was told anything.
  let appearances: AppearanceHistory?

  /// The kinds of all its events.
  let eventKinds: EnumSet<Event.Kind>
  /// The kinds of the events of the stage, then of each step.
  let chapterKinds: [EnumSet<Event.Kind>]

  /// What delegates of presentations heard of the user, in order.
  let exitCalls: [ExitCall]
  /// What those hear who follow transitions, in order.
  let transitionCalls: [TransitionCall]
  /// What owners have taken on them, in order.
  let debts: [Debt]

  /// What each controller leaves open, by its number.
  let openFacets: [Contract.Facets]
  /// Whether somebody of the flow follows their own mind.
  let hasOwnMinds: Bool
  /// Whether somebody of the flow may do things by themselves, without a word.
  let hasSilentClasses: Bool

  /// Whether any bar is ever as bars are not at first.
  let hasBarClaims: Bool

  private let births: [Int32]
  private let doControllersTell: Bool
  /// The same history from when on those follow their own mind who do so when they appear.
  private let awake: (since: Int, history: History)?

  /// Arranges a trace.
  ///
  /// - Parameters:
  ///   - trace: The trace.
  ///   - reported: The kinds of events that the system under test reports.
  public convenience init(
    of trace: Trace, hearing reported: Set<Event.Kind> = Set(Event.Kind.allCases)
  ) {
    let facets = trace.openFacets
    guard let since = trace.awakening(of: facets) else {
      self.init(of: trace, hearing: reported, open: facets)
      return
    }
    let awake = History(of: trace, hearing: reported, open: facets.map(\.awake))
    self.init(asleep: awake, until: since, open: facets)
  }

  /// Arranges the same trace as another history, for when nobody follows their own mind yet.
  private init(asleep awake: History, until since: Int, open facets: [Contract.Facets]) {
    trace = awake.trace
    self.awake = (since, awake)
    heard = awake.heard
    chapterKinds = awake.chapterKinds
    eventKinds = awake.eventKinds
    requests = awake.requests
    births = awake.births
    openFacets = facets
    hasOwnMinds = facets.contains { $0.contains(.show) }
    hasSilentClasses = facets.contains(where: \.isSilent)
    doControllersTell = awake.doControllersTell
    exitCalls = awake.exitCalls
    transitionCalls = awake.transitionCalls
    debts = awake.debts
    trees = awake.trees
    hasBarClaims = awake.hasBarClaims
    appearances = awake.appearances
  }

  private init(
    of trace: Trace, hearing reported: Set<Event.Kind>, open facets: [Contract.Facets]
  ) {
    self.trace = trace
    awake = nil
    heard = EnumSet(reported)
    chapterKinds = trace.snapshots.indices.map { number in
      EnumSet(trace.events(ofChapter: number).lazy.map { trace.events[$0].kind })
    }
    eventKinds = chapterKinds.reduce([]) { $0.union($1) }
    var sorting = RequestSorting(of: trace)
    requests = sorting.records(hearing: chapterKinds)
    births = Self.births(in: trace)
    openFacets = facets
    hasOwnMinds = openFacets.contains { $0.contains(.show) }
    hasSilentClasses = openFacets.contains(where: \.isSilent)
    doControllersTell = trace.events.contains { $0.vantage == .received }
    exitCalls = trace.exitCalls(among: chapterKinds)
    transitionCalls = trace.transitionCalls(among: chapterKinds)
    debts = trace.debts(among: chapterKinds)
    trees = Self.trees(of: trace)
    hasBarClaims = trace.hasBarClaims
    appearances = AppearanceHistory(of: trace, hearing: chapterKinds, stage: trees.first)
  }

  /// The stage and then each step.
  public var chapters: some Sequence<Chapter> {
    trace.snapshots.indices.lazy.map { self.chapter($0) }
  }

  /// A chapter by its number; 0 is the stage.
  func chapter(_ ordinal: Int) -> Chapter {
    guard let awake, ordinal >= awake.since else { return Chapter(ordinal, of: self) }
    return Chapter(ordinal, of: awake.history)
  }

  /// The chapter of a step.
  func chapter(ofStep step: Int) -> Chapter { Chapter(step + 1, of: self) }

  /// The requests that were made in a chapter, in order: 0 is the stage.
  func requests(ofChapter ordinal: Int) -> ArraySlice<RequestRecord> {
    let ends = trace.requestEnds
    return requests[(ordinal == 0 ? 0 : ends[ordinal - 1])..<ends[ordinal]]
  }

  /// The numbers of the events of a kind before an event, in order.
  func numbers(of kind: Event.Kind, before end: Int) -> [Int] {
    var numbers: [Int] = []
    for (chapter, kinds) in chapterKinds.enumerated() where kinds.contains(kind) {
      for number in trace.events(ofChapter: chapter).prefix(while: { $0 < end })
      where trace.events[number].kind == kind {
        numbers.append(number)
      }
    }
    return numbers
  }

  /// Whether the source declares that it lets a request go on.
  ///
  /// `nil` when nobody has declared it: the recorded answer counts instead.
  public func declaredAnswer(to record: RequestRecord) -> Bool? {
    guard let segue = record.segue, let scene = trace.cast[record.source.index].scene,
      !trace.world.storyboard.scenes[scene].contract.unknown.contains(.refuses)
    else { return nil }
    return !promises(record.source) { $0.refuses.contains(segue.identifier) }
  }

  /// Whether the system under test reports events of all these kinds.
  func hears(_ kinds: [Event.Kind]) -> Bool { EnumSet(kinds).isSubset(of: heard) }

  /// Whether a controller tells by itself what it receives.
  ///
  /// When one does, all do that are made from a scene and have declared everything.
  func tells(_ controller: ControllerID) -> Bool {
    doControllersTell && promises(controller) { $0.unknown.isEmpty }
  }

  /// The event that tells of the birth of a controller, if any does.
  public func birth(of controller: ControllerID) -> Int? {
    births[controller.index] < 0 ? nil : Int(births[controller.index])
  }

  /// The trees of the snapshots; where nothing has changed, the one before.
  private static func trees(of trace: Trace) -> [Tree] {
    var trees: [Tree] = []
    trees.reserveCapacity(trace.snapshots.count)
    for snapshot in trace.snapshots {
      if let last = trees.last, last.snapshot == snapshot {
        trees.append(last)
      } else {
        trees.append(Tree(snapshot, cast: trace.cast))
      }
    }
    return trees
  }

  private static func births(in trace: Trace) -> [Int32] {
    var births = trace.cast.map { _ in Int32(-1) }
    for (number, event) in trace.events.enumerated() {
      if case .instantiate(let controller, _) = event.what, births[controller.index] < 0 {
        births[controller.index] = Int32(number)
      }
    }
    return births
  }

  func culprit(_ blamed: ControllerID?) -> Culprit {
    guard let name = blamed.flatMap({ className(of: $0) }) else { return .stock }
    return .declared(name)
  }
}
