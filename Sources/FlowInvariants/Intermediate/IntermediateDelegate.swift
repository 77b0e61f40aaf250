import FlowModel

private enum WrongDelegateCall: String, Clauses {
  case never
  case twice
  /// It is called when what it is about has happened.
  case late
  /// It is called although there is nothing to tell.
  case uninvited
  /// It is asked about a flow that has failed before.
  case again
}

extension Invariant {
  /// The delegate hears of a presentation before it, and of a report before anything comes of it.
  public static let intermediateDelegateCalledOnceInOrder = Invariant(
    "intermediate.delegate-called-once-in-order",
    About(
      statement: """
        The delegate of an intermediate action segue is told once before the intermediate \
        controller is presented, not at all when it is shown without a style, and asked once what \
        a report counts for, before anything comes of it. Of a flow that has failed it hears nothing \
        more.
        """,
      source: "The public project IntermediateActionSegue.",
      premise:
        "one segue shows an intermediate controller in the step, or a flow reports, or did and failed"
    ),
    listens: Listening(events: [.perform], steps: [.answer]),
    needs: [.instantiate, .perform, .callback],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongDelegateCall>)
  {
    let shown = chapter.requests.filter { chapter.history.intermediate(of: $0) != nil }
    if let record = shown.first, shown.count == 1, let intermediate = record.segue?.intermediate {
      let birth = chapter.history.intermediate(of: record).flatMap(chapter.history.birth) ?? 0
      let deadline = record.effects.first { $0 > birth } ?? chapter.events.upperBound
      let call = Callback(
        word: .intermediateWillPresent, record: record, isDue: intermediate.style != .show,
        deadline: deadline)
      judge(call, in: chapter, &report)
    }
    checkLaterReport(chapter, &report)
    if let answer = chapter.intermediateReport {
      let deadline = chapter.firstChange ?? chapter.events.upperBound
      let call = Callback(
        word: .intermediateCompleted, record: answer.record, isDue: true, deadline: deadline)
      judge(call, in: chapter, &report)
    }
  }

  /// Tells of a flow that is being taken away and is heard once more.
  private static func checkLaterReport(
    _ chapter: Chapter, _ report: inout Report<WrongDelegateCall>
  ) {
    guard let record = chapter.failedFlow else { return }
    report.premiseHeld()
    let call = chapter.numbers(of: [.callback]).first {
      guard case .callback(record.source, let called) = chapter.trace.events[$0].what else {
        return false
      }
      return chapter.trace.text(of: called) == FlowWord.intermediateCompleted.rawValue
    }
    guard let call else { return }
    report.add(
      .again,
      Breach(
        request: record.id, blamed: record.source, witnesses: [call],
        expected: "\(record.source) hears nothing more of the flow, which has failed",
        however: "it is asked once more"))
  }

  private static func judge(
    _ callback: Callback, in chapter: Chapter, _ report: inout Report<WrongDelegateCall>
  ) {
    report.premiseHeld()
    let (record, word) = (callback.record, callback.word.rawValue)
    let calls = chapter.events.filter {
      guard case .callback(let receiver, let called) = chapter.trace.events[$0].what else {
        return false
      }
      return receiver == record.source && chapter.trace.text(of: called) == word
    }
    guard let fault = fault(of: callback, calledAt: calls) else { return }
    report.add(
      fault.clause,
      Breach(
        request: record.id, blamed: record.source, witnesses: calls + chapter.changes,
        expected: callback.isDue
          ? "\(word) is called once on \(record.source), before anything comes of it"
          : "\(word) is not called on \(record.source), for nothing is presented",
        however: fault.however))
  }

  private static func fault(
    of callback: Callback, calledAt calls: [Int]
  ) -> Fault<WrongDelegateCall>? {
    switch (calls.first, callback.isDue) {
    case (nil, true): Fault(.never, "it is not")
    case (.some, false): Fault(.uninvited, "it is called")
    case (let call?, true) where call > callback.deadline: Fault(.late, "it is called afterwards")
    case (.some, true) where calls.count > 1: Fault(.twice, "it is called \(calls.count) times")
    default: nil
    }
  }
}

/// A call that a delegate should get, or not.
private struct Callback {
  var word: FlowWord
  var record: RequestRecord
  var isDue: Bool
  /// The event before which it should come.
  var deadline: Int
}

/// What the source of an intermediate flow is called by.
private enum FlowWord: String {
  case intermediateWillPresent, intermediateCompleted
}
