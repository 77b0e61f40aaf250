import FlowModel

private enum WrongDelivery: String, Clauses {
  case toAnother
  case never
  case twice
  case late
  case early
}

extension Invariant {
  /// The action of an unwind is delivered once, to the destination, before the segue performs.
  public static let unwindDeliversActionOnce = Invariant(
    "unwind.delivers-action-once",
    About(
      statement: """
        The action of an unwind is delivered exactly once, to its destination, after the source \
        has prepared, and before anybody goes and the segue performs.
        """,
      source: "Apple, Technical Note TN2298, steps 1 to 4; \"Using Segues\".",
      premise: """
        an unwind has a destination, and no misuse cut it short; and for who goes, it is the only \
        segue of its step, and nobody acts by themselves
        """),
    listens: .requests,
    needs: [.create, .prepare, .action, .perform],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongDelivery>) {
    for unwind in chapter.unwinds {
      guard let destination = unwind.record.destination,
        !chapter.isHalted || chapter.firstSent(.perform, for: unwind.record) != nil
      else { continue }
      report.premiseHeld()
      guard let fault = fault(of: unwind.record, to: destination, in: chapter) else {
        continue
      }
      report.add(
        fault.clause,
        Breach(
          request: unwind.record.id, blamed: destination,
          witnesses: unwind.record.events.filter {
            [.create, .prepare, .action, .perform].contains(chapter.trace.events[$0].kind)
          },
          expected: "\(unwind.action.text) is delivered to \(destination), once and before perform",
          however: fault.however))
    }
  }

  private static func fault(
    of record: RequestRecord, to destination: ControllerID, in chapter: Chapter
  ) -> Fault<WrongDelivery>? {
    let sent = chapter.sent(.action, for: record)
    let received = chapter.received(.action, for: record)
    for number in chapter.told(.action, for: record) {
      if case .action(let other, _) = chapter.trace.events[number].what, other != destination {
        return Fault(.toAnother, "it is delivered to \(other)")
      }
    }
    guard let delivery = sent.first else { return Fault(.never, "it is not delivered") }
    if received.isEmpty && chapter.history.tells(destination) {
      return Fault(.never, "\(destination) does not receive it")
    }
    let count = max(sent.count, received.count)
    if count > 1 { return Fault(.twice, "it is delivered \(count) times") }
    let performed = chapter.firstSent(.perform, for: record) ?? Int.max
    if performed < delivery { return Fault(.late, "the segue performs first") }
    if let gone = chapter.departure(before: delivery, by: record) {
      return Fault(.late, "\(gone) goes first")
    }
    // A preparation that comes even after perform is late itself.
    guard let prepared = chapter.firstSent(.prepare, for: record), prepared < performed,
      prepared > delivery
    else { return nil }
    return Fault(.early, "the source prepares only afterwards")
  }
}

extension Chapter {
  /// Who is popped, or dismissed, by the one segue of the step before its action is delivered.
  fileprivate func departure(before delivery: Int, by record: RequestRecord) -> ControllerID? {
    guard onlyRequest?.id == record.id, history.hears([.reaction]), !happened([.reaction]),
      !history.leavesOpen(.calls, of: record.source),
      let created = firstSent(.create, for: record), created < delivery
    else { return nil }
    return (created..<delivery).lazy.compactMap { number in
      switch self.trace.events[number].what {
      case .dismiss(let gone, from: _): gone
      case .pop(let stack, to: _): self.before?.lastChild(of: stack)
      default: nil
      }
    }.first
  }
}
