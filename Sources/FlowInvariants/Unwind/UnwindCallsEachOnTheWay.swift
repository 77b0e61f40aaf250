import FlowModel

private enum WrongCalls: String, Clauses {
  /// Somebody on the way is not called.
  case forgotten
  /// Somebody is called who does not lie on the way, or with another next one.
  case needless
  /// Somebody on the way is called more than once.
  case twice
  /// The calls are not in the order of the way.
  case outOfOrder
}

extension Invariant {
  /// An unwind calls each controller on its way, in order, and nobody else.
  public static let unwindCallsEachOnTheWay = Invariant(
    "unwind.calls-each-on-the-way",
    About(
      statement: """
        An unwind calls `unwind(for:towards:)` once on each controller of its way that does not \
        present the next one, in order: from the one that dismisses what stands above it, or else \
        from the source, up to the common ancestor and down to the one before the destination, \
        which is not called itself.
        """,
      source: """
        UIKit, `UIViewController.unwind(for:towards:)`; who lies on the way is undocumented; reading \
        chosen by this project.
        """,
      premise: """
        an unwind with the default perform has a destination and is all that happens in its step, \
        the tree before stands still, and somebody is called
        """),
    listens: Listening(events: [.unwind]),
    needs: [.create, .perform, .unwind],
    implies: ["unwind.clears-what-is-above"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongCalls>) {
    for unwind in chapter.unwinds {
      let record = unwind.record
      guard let before = chapter.treeAtRest, !chapter.isHalted,
        record.segue?.isOfTheHouse == true, chapter.isAlone(record),
        let performed = chapter.firstSent(.perform, for: record),
        let clearing = UnwindClearing(of: before, for: record, in: chapter.history)
      else { continue }
      report.premiseHeld()
      let due = clearing.calls.map {
        Call(on: before.controller(at: $0.controller), towards: before.controller(at: $0.next))
      }
      let made = chapter.unwindCalls
      guard let fault = fault(of: made.map(\.call), insteadOf: due) else { continue }
      report.add(
        fault.clause,
        Breach(
          request: record.id, blamed: fault.blamed, witnesses: [performed] + made.map(\.number),
          expected: due.isEmpty
            ? "nobody is called on the way to \(record.destination)"
            : "\(due.map(\.controller)) are called on the way to \(record.destination)",
          however: fault.however))
    }
  }

  private static func fault(
    of made: [Call], insteadOf due: [Call]
  ) -> Fault<WrongCalls>? {
    if let call = made.first(where: { !due.contains($0) }) {
      return Fault(
        .needless, blaming: call.controller,
        "\(call.controller) is told to go on to \(call.next)")
    }
    if let call = due.first(where: { !made.contains($0) }) {
      return Fault(.forgotten, blaming: call.controller, "\(call.controller) is not")
    }
    if let call = due.first(where: { call in made.count { $0 == call } > 1 }) {
      return Fault(
        .twice, blaming: call.controller, "\(call.controller) is called more than once")
    }
    guard made != due, let first = made.first else { return nil }
    return Fault(.outOfOrder, blaming: first.controller, "\(first.controller) comes first")
  }
}

/// A call of `unwind(for:towards:)`.
private struct Call: Equatable {
  var controller: ControllerID
  /// The one to reveal.
  var next: ControllerID

  init(on controller: ControllerID, towards next: ControllerID) {
    self.controller = controller
    self.next = next
  }
}

extension Chapter {
  /// The calls of `unwind(for:towards:)` that the system made, in order.
  fileprivate var unwindCalls: [(number: Int, call: Call)] {
    numbers(of: [.unwind]).compactMap { number in
      guard case .unwind(let controller, towards: let next) = trace.events[number].what,
        trace.events[number].vantage == .sent
      else { return nil }
      return (number, Call(on: controller, towards: next))
    }
  }
}
