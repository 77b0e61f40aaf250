import FlowModel

/// A stretch of a history with one snapshot at its end: the stage, or one step.
///
/// It is a class so that all invariants that judge a step share what it has worked out; an earlier
/// chapter, for which one of them asks, is made anew.
public final class Chapter: Sendable {
  /// The history that it is a part of.
  public let history: History
  /// Its place: 0 is the stage, and n is step n as people count.
  public let ordinal: Int
  /// The numbers of its events, counted from zero over the whole trace.
  public let events: Range<Int>
  /// The tree at its beginning; `nil` for the stage.
  public let before: Tree?
  /// The tree at its end.
  public let after: Tree

  /// The kinds of its events.
  let eventKinds: EnumSet<Event.Kind>
  /// The kind of its step; none for the stage.
  let stepKinds: EnumSet<Step.Kind>
  /// Whether the tree at its end is another one than at its beginning.
  let isTreeNew: Bool
  /// The unwinds that were asked for and not refused by their source, in order.
  let unwinds: [Unwind]

  /// Opens a chapter: 0 is the stage.
  convenience init(_ ordinal: Int, of history: History) {
    let hasUnwinds = history.requests(ofChapter: ordinal).contains(where: \.isUnwind)
    self.init(
      ordinal, of: history,
      unwinds: hasUnwinds ? Chapter(ordinal, of: history, unwinds: []).allUnwinds : [])
  }

  private init(_ ordinal: Int, of history: History, unwinds: [Unwind]) {
    self.history = history
    self.ordinal = ordinal
    events = history.trace.events(ofChapter: ordinal)
    before = ordinal == 0 ? nil : history.trees[ordinal - 1]
    after = history.trees[ordinal]
    eventKinds = history.chapterKinds[ordinal]
    stepKinds = ordinal == 0 ? [] : [history.trace.steps[ordinal - 1].kind]
    isTreeNew = before.map { !history.trees[ordinal].isIdentical(to: $0) } ?? true
    self.unwinds = unwinds
  }

  /// The step, counted from zero; `nil` for the stage.
  public var step: Int? { ordinal == 0 ? nil : ordinal - 1 }

  /// The step before it, or the stage; `nil` for the stage.
  var former: Chapter? { step.map { Chapter($0, of: history) } }

  /// The trace that it is a part of.
  public var trace: Trace { _read { yield history.trace } }

  /// The trees from the stage to its end.
  var treesSoFar: ArraySlice<Tree> { history.trees[...ordinal] }

  /// What was done; `nil` for the stage.
  public var action: Step.Action? { step.map { trace.steps[$0].action } }

  /// The requests that were made in it, in order.
  public var requests: ArraySlice<RequestRecord> { history.requests(ofChapter: ordinal) }

  /// The one request that was made in it besides those of loading views; `nil` for none, and for
  /// more.
  var onlyRequest: RequestRecord? {
    let own = requests.filter { $0.trigger != .load }
    return own.count == 1 ? own[0] : nil
  }

  /// Its first events, as many as a reader follows: where there are more, those of views are left
  /// out before what moves them.
  var firstEvents: [Int] {
    let most = 8
    guard events.count > most else { return Array(events) }
    let ofViews: [Event.Kind] = [.load, .appearance, .containment]
    let others = events.filter { !ofViews.contains(trace.events[$0].kind) }
    return Array((others.isEmpty ? Array(events) : others).prefix(most))
  }

  /// Whether nothing comes after it.
  public var isLast: Bool { ordinal + 1 == trace.snapshots.count }

  /// Whether a misuse ended the run in it.
  public var isHalted: Bool { trace.isHalted && events.upperBound == trace.events.count }

  /// Its first event of a kind; `nil` for none.
  func first(_ kind: Event.Kind) -> Int? {
    guard eventKinds.contains(kind) else { return nil }
    return events.first { trace.events[$0].kind == kind }
  }

  /// The numbers of its events of some kinds, in order.
  public func numbers(of kinds: [Event.Kind]) -> EventNumbers<Range<Int>> {
    let kinds = EnumSet(kinds)
    return EventNumbers(
      eventKinds.isDisjoint(with: kinds) ? events.upperBound..<events.upperBound : events,
      of: trace.events, in: kinds)
  }

  /// Whether an event of some kinds happened in it.
  public func happened(_ kinds: [Event.Kind]) -> Bool {
    !eventKinds.isDisjoint(with: EnumSet(kinds))
  }

  /// The numbers of the calls of one kind that the system made for a request, in order.
  public func sent(_ kind: Event.Kind, for record: RequestRecord) -> EventNumbers<ArraySlice<Int>> {
    numbers(of: kind, for: record, from: .sent)
  }

  /// The numbers of the calls of one kind that controllers say they received, in order.
  public func received(
    _ kind: Event.Kind, for record: RequestRecord
  ) -> EventNumbers<ArraySlice<Int>> {
    numbers(of: kind, for: record, from: .received)
  }

  /// The numbers of the calls of one kind for a request, from whichever vantage, in order.
  func told(_ kind: Event.Kind, for record: RequestRecord) -> EventNumbers<ArraySlice<Int>> {
    numbers(of: kind, for: record, from: nil)
  }

  private func numbers(
    of kind: Event.Kind, for record: RequestRecord, from vantage: Event.Vantage?
  ) -> EventNumbers<ArraySlice<Int>> {
    EventNumbers(
      record.eventKinds.contains(kind) ? record.events[...] : [], of: trace.events, in: [kind],
      from: vantage)
  }

  /// The number of the first call of one kind that the system made for a request.
  public func firstSent(_ kind: Event.Kind, for record: RequestRecord) -> Int? {
    guard record.eventKinds.contains(kind) else { return nil }
    return record.events.first {
      trace.events[$0].kind == kind && trace.events[$0].vantage == .sent
    }
  }

  /// How often a call of one kind was made for a request: as often as the vantage tells that tells
  /// of it more often.
  func callCount(_ kind: Event.Kind, for record: RequestRecord) -> Int {
    guard record.eventKinds.contains(kind) else { return 0 }
    var (sent, received) = (0, 0)
    for number in record.events where trace.events[number].kind == kind {
      if trace.events[number].vantage == .sent { sent += 1 } else { received += 1 }
    }
    return max(sent, received)
  }

  /// The answer that the source of a wired request gave last; `nil` when it was not asked.
  public func answer(to record: RequestRecord) -> Bool? {
    guard record.eventKinds.contains(.should) else { return nil }
    for number in record.events.reversed() where trace.events[number].vantage == .sent {
      if case .should(_, let answer) = trace.events[number].what { return answer }
    }
    return nil
  }

  /// Whether a request went on after its trigger, as far as the events tell.
  ///
  /// Code is never asked; a wired one went on when the answer was "yes" or, when nobody was asked,
  /// when something else happened to it.
  public func wentOn(_ record: RequestRecord) -> Bool {
    guard record.isWired else { return true }
    return answer(to: record) ?? !record.events.isEmpty
  }

  /// The numbers of the events that changed the tree, in order.
  public var changes: [Int] {
    guard isChanged else { return [] }
    return events.filter { Event.Kind.changing.contains(trace.events[$0].kind) }
  }

  /// The first event that changed the tree; `nil` when none did.
  var firstChange: Int? {
    guard isChanged else { return nil }
    return events.first { Event.Kind.changing.contains(trace.events[$0].kind) }
  }

  /// Whether an event in it changed the tree.
  public var isChanged: Bool { !eventKinds.isDisjoint(with: Event.Kind.changing) }
}

extension Event.Kind {
  /// The kinds that change the tree.
  static let changing = EnumSet(allCases.filter(\.changesTree))

  /// Whether such an event changes the tree of controllers.
  ///
  /// A gesture is told of besides what it changes; only its cancel has no other event.
  public var changesTree: Bool {
    switch self {
    case .push, .pop, .stack, .tabs, .select, .replace, .present, .dismiss, .add, .remove: true
    case .adapt, .collapse, .expand: true
    case .root, .restored: true
    case .background, .foreground, .saved: false
    case .should, .segueAction, .instantiate, .create, .prepare, .perform, .allowed, .can,
      .action, .unwind, .load, .appearance, .containment, .report, .completion, .callback,
      .interaction, .reaction, .shouldSelect, .didSelect, .opened, .closed, .declined, .refused,
      .warned, .misuse, .size:
      false
    }
  }
}
