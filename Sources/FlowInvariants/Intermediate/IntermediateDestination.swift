import FlowModel

private enum WrongAppearance: String, Clauses {
  /// The destination appears together with what is put before it.
  case early
  /// The destination appears although the intermediate flow has failed.
  case onFailure
  /// The destination does not appear although the intermediate flow has succeeded.
  case missing
}

extension Invariant {
  /// The destination behind an intermediate flow appears when the flow succeeds, and only then.
  public static let intermediateDestinationAppearsExactlyOnSuccess = Invariant(
    "intermediate.destination-appears-exactly-on-success",
    About(
      statement: """
        The destination of an intermediate action segue appears when the intermediate flow \
        reports a success, not before, and not after a failure.
        """,
      source: "The public project IntermediateActionSegue.",
      premise: """
        a segue shows an intermediate controller, or a flow that can be taken away reports for \
        the first time, with nobody on the source's way who shows in a way of their own, and everybody \
        having declared what they show
        """),
    listens: Listening(events: [.perform], steps: [.answer]),
    needs: [.instantiate, .perform],
    implies: [
      "intermediate.abort-leaves-the-source-as-it-was", "navigation.stack-follows-every-call",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongAppearance>) {
    for record in chapter.requests where chapter.history.intermediate(of: record) != nil {
      guard let destination = record.destination, chapter.history.wasBorn(destination, for: record)
      else {
        continue
      }
      report.premiseHeld()
      guard chapter.after.contains(destination) else { continue }
      report.add(
        .early,
        Breach(
          of: record, in: chapter,
          expected: "\(destination) waits until \(record.name) has come to its end",
          however: "it is there at once"))
    }
    checkAnswer(chapter, &report)
  }

  private static func checkAnswer(_ chapter: Chapter, _ report: inout Report<WrongAppearance>) {
    guard let clearing = chapter.intermediateClearing else { return }
    let record = clearing.report.record
    guard let destination = record.destination, !clearing.tree.contains(destination),
      chapter.history.wasBorn(destination, for: record)
    else { return }
    if !clearing.report.isSuccess {
      report.premiseHeld()
      guard chapter.after.contains(destination) else { return }
      report.add(
        .onFailure,
        Breach(
          of: record, in: chapter,
          expected: "\(destination) does not appear, for \(record.name) has failed",
          however: "it is there"))
    } else if !chapter.isShownElsewhere(clearing), !chapter.showsAnother(for: record) {
      report.premiseHeld()
      guard !chapter.after.contains(destination) else { return }
      report.add(
        .missing,
        Breach(
          of: record, in: chapter,
          expected: "\(destination) appears, for \(record.name) has succeeded",
          however: "it does not"))
    }
  }
}

extension Breach {
  /// Something wrong with the destination of a request.
  fileprivate init(
    of record: RequestRecord, in chapter: Chapter, expected: Sentence, however: Sentence
  ) {
    self.init(
      request: record.id, blamed: record.source,
      witnesses: chapter.sent(.perform, for: record) + chapter.changes, expected: expected,
      however: however)
  }
}

extension Chapter {
  /// Whether somebody on the way of the source shows things in a way of their own.
  fileprivate func isShownElsewhere(_ clearing: IntermediateClearing) -> Bool {
    clearing.tree.containers(of: clearing.source).contains { index in
      let container = clearing.tree.controller(at: index)
      return history.contract(of: container, { $0.show }) != nil
        || history.followsItsOwnMind(container)
    }
  }
}
