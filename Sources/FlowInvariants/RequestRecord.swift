import FlowModel

/// What happened to one request for a segue.
///
/// All numbers are those of events, counted from zero over the whole trace and in order. It is a
/// class because all invariants look at the same ones, and copies of the lists cost.
public final class RequestRecord: Sendable {
  /// The number of the request.
  public let id: RequestID
  /// The controller that owns the segue.
  public let source: ControllerID
  /// What asked for it.
  public let trigger: SegueRequest.Trigger
  /// Where it leads; `nil` when that never became known.
  public let destination: ControllerID?
  /// The segue; `nil` for one made by hand.
  public let segue: Segue?
  /// The events that name the request, from both vantage points.
  public let events: [Int]
  /// The kinds of those events.
  let eventKinds: EnumSet<Event.Kind>
  /// Whom an unwind asked: who named the children to search and who was asked to perform.
  public let search: [Int]
  /// What changed the tree, and the unwind calls, while the request was the innermost one open.
  public let effects: [Int]
  /// Births that name no request, while the request was the innermost one open.
  public let births: [Int]

  fileprivate init(_ id: RequestID, of trace: Trace, _ sorted: SortedEvents) {
    let request = trace.requests[id.index]
    self.id = id
    self.events = sorted.events
    self.eventKinds = sorted.eventKinds
    self.search = sorted.search
    self.effects = sorted.effects
    self.births = sorted.births
    self.source = request.source
    self.trigger = request.trigger
    self.destination = request.destination
    self.segue = trace.segue(of: id)
  }

  /// Whether a control or a loading view asks for it, so that the source must be asked.
  public var isWired: Bool { trigger != .code }

  /// Whether its segue puts somebody between its source and its destination.
  var isIntermediate: Bool { segue?.intermediate != nil }

  /// Whether its segue is an unwind.
  var isUnwind: Bool { if case .unwind? = segue?.kind { true } else { false } }
}

extension Event.What {
  /// The request that the event names.
  public var request: RequestID? {
    switch self {
    case .should(let request, _), .create(let request), .perform(let request),
      .prepare(let request, _, _, _), .can(_, let request, _), .segueAction(_, let request, _),
      .action(_, let request):
      request
    case .instantiate(_, let request): request
    case .allowed, .unwind, .push, .pop, .stack, .tabs, .select, .shouldSelect, .didSelect,
      .replace, .present, .dismiss, .add, .remove, .load, .appearance, .containment, .report,
      .completion, .callback, .interaction, .reaction, .opened, .closed, .declined, .refused,
      .warned, .misuse, .size, .adapt, .collapse, .expand:
      nil
    case .background, .foreground, .root, .saved, .restored: nil
    }
  }
}

extension Event.Kind {
  /// The kinds of events that may name a request.
  fileprivate static let naming: EnumSet<Event.Kind> = [
    .should, .segueAction, .instantiate, .create, .prepare, .perform, .can, .action,
  ]

  /// The kinds of events that say something about a request, whether or not they name it.
  fileprivate static let telling =
    naming.union(changing).union([.allowed, .report, .load, .reaction, .unwind])
}

/// What has been found so far to belong to one request.
private struct SortedEvents {
  var events: [Int] = []
  var eventKinds: EnumSet<Event.Kind> = []
  var search: [Int] = []
  var effects: [Int] = []
  var births: [Int] = []
}

/// Sorts the events of a trace by the requests that they belong to.
///
/// Events that name a request are its own. A change of the tree belongs to the innermost request
/// that is open: the last one that had an event of its own. A plain action closes all of them, for
/// what follows it is its own doing; a reaction stands between until a request is heard of again.
/// The end of a view's loading closes its embed segues.
struct RequestSorting {
  private let trace: Trace
  private var sorted: [SortedEvents]
  private var open: [RequestID] = []
  private var offered: [Int] = []
  /// Whether what comes now is somebody's own doing and no request's.
  private var isOwnDoing = false

  init(of trace: Trace) {
    self.trace = trace
    sorted = trace.requests.map { _ in SortedEvents() }
  }

  /// Sorts the events; where none names a request nothing can belong to one.
  ///
  /// - Parameter chapterKinds: The kinds of the events of the stage, then of each step.
  /// - Returns: What happened to each request, by its number.
  mutating func records(hearing chapterKinds: [EnumSet<Event.Kind>]) -> [RequestRecord] {
    guard !sorted.isEmpty else { return [] }
    for (number, kinds) in chapterKinds.enumerated()
    where !kinds.isDisjoint(with: Event.Kind.naming) {
      open = []
      offered = []
      isOwnDoing = false
      for event in trace.events(ofChapter: number) { sort(event) }
    }
    return sorted.indices.map { RequestRecord(RequestID($0), of: trace, sorted[$0]) }
  }

  private mutating func sort(_ number: Int) {
    let event = trace.events[number]
    guard Event.Kind.telling.contains(event.kind) else { return }
    if let request = event.what.request, sorted.indices.contains(request.index) {
      reopen(request)
      isOwnDoing = false
      // Whoever names the children to search does so before somebody is asked for the request.
      if event.kind == .can {
        sorted[request.index].search += offered
        sorted[request.index].search.append(number)
      }
      offered = []
      sorted[request.index].events.append(number)
      sorted[request.index].eventKinds.insert(event.kind)
      closeRefusedEmbed(of: event.what)
      return
    }
    switch event.kind {
    case .allowed: offered.append(number)
    case .report: open = []
    case .load: closeEmbeds(of: event.what)
    case .reaction: isOwnDoing = true
    case _ where isOwnDoing: break
    case .instantiate where !open.isEmpty: sorted[open[open.count - 1].index].births.append(number)
    case .unwind where !open.isEmpty: sorted[open[open.count - 1].index].effects.append(number)
    case let kind where kind.changesTree && !open.isEmpty:
      sorted[open[open.count - 1].index].effects.append(number)
    default: break
    }
  }

  /// Nothing comes of an embed segue that is refused, and what follows is not its doing.
  private mutating func closeRefusedEmbed(of what: Event.What) {
    guard case .should(let request, answer: false) = what,
      trace.requests[request.index].trigger == .load
    else { return }
    open.removeAll { $0 == request }
  }

  private mutating func closeEmbeds(of what: Event.What) {
    guard case .load(let controller) = what else { return }
    let embed = open.firstIndex {
      trace.requests[$0.index].trigger == .load
        && trace.requests[$0.index].source == controller
    }
    if let embed { open.removeSubrange(embed...) }
  }

  private mutating func reopen(_ request: RequestID) {
    if let position = open.lastIndex(of: request) {
      open.removeSubrange((position + 1)...)
    } else {
      sorted[request.index].events.reserveCapacity(8)
      open.append(request)
    }
  }
}

extension RequestRecord {
  /// The identifier of the segue, for sentences.
  var name: String { segue?.identifier.text ?? "a segue made by hand" }
}
