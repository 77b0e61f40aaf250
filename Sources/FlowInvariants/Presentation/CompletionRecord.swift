import FlowModel

/// The completions of one kind that belong to one controller, as far as a flow has come.
struct CompletionRecord {
  var controller: ControllerID
  var completed: Completed
  var demands: [Demand]
  /// The events in which it ran.
  var runs: [Int]

  /// A completion that was handed over in a step.
  struct Demand {
    var step: Int
    var controller: ControllerID
    var completed: Completed
    /// The presentation or dismissal that was accepted for it, if any was.
    var event: Int?

    /// Whose completion it is, and of what.
    var end: (ControllerID, Completed) { (controller, completed) }
  }

  /// Looks up when it ran, up to the end of a chapter.
  init(
    _ controller: ControllerID, _ completed: Completed, of demands: [Demand], upTo chapter: Chapter
  ) {
    self.controller = controller
    self.completed = completed
    self.demands = demands
    let history = chapter.history
    runs = history.numbers(of: .completion, before: chapter.events.upperBound).filter {
      guard case .completion(controller, completed) = history.trace.events[$0].what else {
        return false
      }
      return true
    }
  }

  /// What should happen, for a breach.
  var expectation: Sentence {
    switch completed {
    case .present where demands.isEmpty: "no completion runs for \(controller), which was refused"
    case .present: "the completion runs once when \(controller) is presented"
    case .dismiss: "the completion runs once for each dismissal that \(controller) is told"
    }
  }

  /// Whether it runs in a chapter, or ought to have run.
  func isJudged(at chapter: Chapter) -> Bool {
    runs.last.map(chapter.events.contains) ?? false || isDue(at: chapter)
  }

  /// Whether what was presented stands at rest, for the first time, and no completion has run.
  func isMissed(at chapter: Chapter) -> Bool {
    guard completed == .present, runs.isEmpty, let demand = demands.last,
      chapter.after.presents(controller), chapter.after.isStill
    else { return false }
    return chapter.trace.snapshots[(demand.step + 1)..<chapter.ordinal].allSatisfy { !$0.isStill }
  }

  /// Whether nothing is in flight for the first time since the last demand, and nothing else has
  /// changed the tree since that could have taken away what was in flight.
  func isDue(at chapter: Chapter) -> Bool {
    guard let demand = demands.last, chapter.after.isStill,
      chapter.trace.snapshots[(demand.step + 1)..<chapter.ordinal].allSatisfy({ !$0.isStill })
    else { return false }
    let start = chapter.trace.eventEnds[demand.step]
    return chapter.trace.events[start..<chapter.events.upperBound].allSatisfy { event in
      switch event.kind {
      case .present, .dismiss, .adapt, .collapse, .size: true
      default: !event.kind.changesTree
      }
    }
  }

  /// Whether what a completion belongs to is still under way when it runs.
  func isEarly(_ run: Int, in chapter: Chapter) -> Bool {
    guard demands.count == 1, let event = demands[0].event else { return false }
    if appearsLater(than: run, in: chapter) { return true }
    let meanwhile = chapter.trace.events[min(event + 1, run)..<run]
    let later = chapter.trace.events[(run + 1)..<chapter.events.upperBound]
    guard !meanwhile.contains(where: { $0.kind == .dismiss }),
      !later.contains(where: { $0.kind.changesTree || $0.kind == .reaction })
    else { return false }
    switch chapter.trace.events[event].what {
    case .present(let presented, _, _):
      return ![.navigation, .tabs].contains(chapter.trace.cast[presented.index].kind)
        && chapter.after.index(of: presented).map { chapter.after.nodes[$0].isInTransition }
          ?? false
    case .dismiss(let presented, _):
      return chapter.trees(since: demands[0].step).allSatisfy { $0.contains(presented) }
    default: return false
    }
  }
}

extension CompletionRecord {
  /// Whether the only dismissal that was asked for is of whom UIKit would dismiss, while nothing
  /// moves.
  func dismissesAsUIKit(in chapter: Chapter) -> Bool {
    guard demands.count == 1, let demand = demands.first, let event = demand.event,
      case .dismiss(let presented, _) = chapter.trace.events[event].what
    else { return false }
    let before = chapter.history.trees[demand.step]
    guard before.isStill, let index = before.index(of: controller) else {
      return false
    }
    return before.dismissed(by: index).map(before.controller) == presented
  }

  /// Whether the controller appears, or disappears, only after a completion in the same step, in
  /// which nothing else moves.
  func appearsLater(than run: Int, in chapter: Chapter) -> Bool {
    guard let event = demands[0].event, let before = chapter.before,
      before.snapshot.inFlightCount + chapter.changes.count == 1
    else { return false }
    let end: Event.What
    switch chapter.trace.events[event].what {
    case .present(let presented, _, _): end = .appearance(presented, .didAppear)
    case .dismiss(let presented, _): end = .appearance(presented, .didDisappear)
    default: return false
    }
    let later = chapter.trace.events[(run + 1)..<chapter.events.upperBound]
    return !chapter.happened([.reaction]) && later.contains { $0.what == end }
  }
}

extension Chapter {
  /// The trees after a step and after each one since.
  fileprivate func trees(since start: Int) -> ArraySlice<Tree> {
    history.trees[(start + 1)...ordinal]
  }

  /// The completions that were handed over in some steps, and not refused with what they belong to.
  func demands(in steps: Range<Int>) -> [CompletionRecord.Demand] {
    var demands: [CompletionRecord.Demand] = []
    for step in steps where trace.steps[step].action.hasCompletion {
      let chapter = step == self.step ? self : history.chapter(ofStep: step)
      if let demand = chapter.demand { demands.append(demand) }
    }
    return demands
  }

  /// The completion that was handed over in the step; `nil` when none was, or it was refused.
  private var demand: CompletionRecord.Demand? {
    guard let step, action?.hasCompletion == true, let before, !isDeclined, !isHalted,
      !happened([.opened])
    else { return nil }
    switch action {
    case .present(let subject, on: _, style: _):
      guard let presented = handedOver(subject) else { return nil }
      let answer = numbers(of: [.present, .refused]).first {
        switch trace.events[$0].what {
        case .present(presented, _, _), .refused: true
        default: false
        }
      }
      guard let answer, trace.events[answer].kind == .present else { return nil }
      return CompletionRecord.Demand(
        step: step, controller: presented, completed: .present, event: answer)
    case .dismiss(let label):
      guard let index = receiver(label, in: before) else { return nil }
      let accepted = numbers(of: [.dismiss]).first
      return CompletionRecord.Demand(
        step: step, controller: before.controller(at: index), completed: .dismiss, event: accepted)
    default: return nil
    }
  }
}

extension Step.Action {
  /// Whether it is what a completion can be handed over with.
  fileprivate var hasCompletion: Bool {
    switch self {
    case .present, .dismiss: true
    default: false
    }
  }
}
