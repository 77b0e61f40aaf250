import FlowModel

private enum WrongCompletion: String, Clauses {
  /// Nothing is in flight any more, and it has not run.
  case never
  /// It has run more often than it was handed over.
  case twice
  /// It runs although what it belongs to was refused.
  case refused
  /// It runs, and what it belongs to is still under way.
  case early
}

extension Invariant {
  /// The completion of a presentation or a dismissal runs once, at its end.
  public static let presentationCompletionRunsOnce = Invariant(
    "presentation.completion-runs-once",
    About(
      statement: """
        The completion that code hands over with a presentation runs once, when that has come to \
        its end, and never when it was refused. The completion of a dismissal runs once as well, \
        also when there was nothing to dismiss or that was on its way already.
        """,
      source: """
        UIKit, `UIViewController.present(_:animated:completion:)` ("The block to execute after the \
        presentation finishes") and `dismiss(animated:completion:)` ("… after the view controller \
        is dismissed"). What comes of it without a presentation or a dismissal is a reading chosen \
        by this project.
        """,
      premise: """
        code has presented or dismissed by a step of its own, and nothing is in flight now; on \
        somebody who has not declared what they show, what was presented stands, or it has run more \
        often than it was handed over, or with whom UIKit would dismiss still in sight
        """),
    needs: [.completion, .present, .dismiss, .refused, .instantiate],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongCompletion>) {
    guard !chapter.isHalted, chapter.step != nil else { return }
    let due = chapter.demands(in: chapter.stepsToRest)
    guard !due.isEmpty || chapter.happened([.completion]) else { return }
    let candidates = due.map { $0.end } + chapter.completions
    let demands = chapter.demands(in: 0..<chapter.ordinal)
    var judged: [(ControllerID, Completed)] = []
    for (controller, completed) in candidates
    where !judged.contains(where: { $0 == (controller, completed) }) {
      judged.append((controller, completed))
      let own = demands.filter { $0.end == (controller, completed) }
      let record = CompletionRecord(controller, completed, of: own, upTo: chapter)
      // Who follows their own mind may present something else; what they do present is completed.
      let isLeft =
        chapter.isLeftToOwnMind(controller, completed) && !record.isMissed(at: chapter)
      let handoverCount = isLeft ? chapter.handoverCount(of: controller, completed) : own.count
      if isLeft, record.runs.count <= handoverCount {
        checkHaste(of: record, chapter, &report)
        continue
      }
      if record.isJudged(at: chapter) { report.premiseHeld() }
      guard let fault = record.fault(at: chapter, handedOver: handoverCount) else {
        continue
      }
      report.add(
        fault.clause,
        Breach(
          blamed: controller, witnesses: own.compactMap(\.event) + record.runs,
          expected: record.expectation, however: fault.however))
    }
  }
}

extension Invariant {
  /// Reports somebody who follows their own mind, dismisses whom UIKit would, and runs the
  /// completion before that one has disappeared.
  private static func checkHaste(
    of record: CompletionRecord, _ chapter: Chapter, _ report: inout Report<WrongCompletion>
  ) {
    guard record.completed == .dismiss, let run = record.runs.last,
      chapter.events.contains(run), record.dismissesAsUIKit(in: chapter)
    else { return }
    report.premiseHeld()
    guard record.appearsLater(than: run, in: chapter) else { return }
    report.add(
      .early,
      Breach(
        blamed: record.controller, witnesses: record.demands.compactMap(\.event) + [run],
        expected: record.expectation, however: "it runs before that has come to its end"))
  }
}

/// A completion that was handed over in a step.
private struct Demand {
  var step: Int
  var controller: ControllerID
  var completed: Completed
  /// The presentation or dismissal that was accepted for it, if any was.
  var event: Int?

  var end: (ControllerID, Completed) { (controller, completed) }
}

/// The completions of one kind that belong to one controller, as far as a flow has come.
private struct CompletionRecord {
  var controller: ControllerID
  var completed: Completed
  var demands: [Demand]
  var runs: [Int]

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

  var expectation: Sentence {
    switch completed {
    case .present where demands.isEmpty: "no completion runs for \(controller), which was refused"
    case .present: "the completion runs once when \(controller) is presented"
    case .dismiss: "the completion runs once for each dismissal that \(controller) is told"
    }
  }

  func isJudged(at chapter: Chapter) -> Bool {
    runs.last.map(chapter.events.contains) ?? false || isDue(at: chapter)
  }

  func fault(at chapter: Chapter, handedOver count: Int) -> Fault<WrongCompletion>? {
    if let last = runs.last, chapter.events.contains(last) {
      if count == 0 { return Fault(.refused, "it runs all the same") }
      if runs.count > count { return Fault(.twice, "it has run \(runs.count) times for \(count)") }
      if isEarly(last, in: chapter) {
        return Fault(.early, "it runs before that has come to its end")
      }
    }
    let isMissing = runs.count < demands.count && isDue(at: chapter) || isMissed(at: chapter)
    return isMissing ? Fault(.never, "it has not run") : nil
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
  private func isDue(at chapter: Chapter) -> Bool {
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
  private func isEarly(_ run: Int, in chapter: Chapter) -> Bool {
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
  fileprivate func dismissesAsUIKit(in chapter: Chapter) -> Bool {
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
  fileprivate func appearsLater(than run: Int, in chapter: Chapter) -> Bool {
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

  fileprivate var completions: [(ControllerID, Completed)] {
    numbers(of: [.completion]).compactMap {
      if case .completion(let controller, let completed) = trace.events[$0].what {
        (controller, completed)
      } else {
        nil
      }
    }
  }

  /// Whether a completion was handed over to somebody who follows their own mind: they may present
  /// something else, or stay, and run it or not.
  fileprivate func isLeftToOwnMind(_ controller: ControllerID, _ completed: Completed) -> Bool {
    switch completed {
    case .dismiss: return history.followsItsOwnMind(controller)
    case .present:
      guard let step, history.hasOwnMinds else { return false }
      if history.mayWaitSinceTheStage(controller) { return true }
      return (0...step).contains {
        guard case .present(let subject, on: let label, style: _) = trace.steps[$0].action else {
          return false
        }
        let then = history.chapter(ofStep: $0)
        return then.handedOver(subject) == controller
          && then.followsItsOwnMind(label, in: history.trees[$0])
      }
    }
  }

  /// How often a completion was handed over so far, whatever came of it; once on the stage for whom
  /// somebody has waited with since.
  fileprivate func handoverCount(of controller: ControllerID, _ completed: Completed) -> Int {
    let onStage = completed == .present && history.mayWaitSinceTheStage(controller) ? 1 : 0
    return onStage
      + (0..<ordinal).count { step in
        let then = history.chapter(ofStep: step)
        return switch trace.steps[step].action {
        case .present(let subject, on: _, style: _):
          completed == .present && then.handedOver(subject) == controller
        case .dismiss(let label):
          completed == .dismiss
            && then.receiver(label, in: history.trees[step])
              .map(history.trees[step].controller) == controller
        default: false
        }
      }
  }

  /// The completions that were handed over in some steps, and not refused with what they belong to.
  fileprivate func demands(in steps: Range<Int>) -> [Demand] {
    var demands: [Demand] = []
    for step in steps where trace.steps[step].action.hasCompletion {
      let chapter = step == self.step ? self : history.chapter(ofStep: step)
      if let demand = chapter.demand { demands.append(demand) }
    }
    return demands
  }

  private var demand: Demand? {
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
      return Demand(step: step, controller: presented, completed: .present, event: answer)
    case .dismiss(let label):
      guard let index = receiver(label, in: before) else { return nil }
      let accepted = numbers(of: [.dismiss]).first
      return Demand(
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
