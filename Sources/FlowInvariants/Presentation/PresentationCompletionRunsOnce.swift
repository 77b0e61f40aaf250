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

extension CompletionRecord {
  /// In which way the completion has gone wrong in a chapter; `nil` when it has not.
  fileprivate func fault(at chapter: Chapter, handedOver count: Int) -> Fault<WrongCompletion>? {
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
}

extension Chapter {
  /// Whose completions run, and which.
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
}
