import FlowModel

private enum LostFiring: String, Clauses {
  case skipped
  case repeated
  case reordered
}

extension Invariant {
  /// A refused segue takes nothing else with it that the same control fires.
  public static let triggerRefusalSparesOtherActions = Invariant(
    "trigger.refusal-spares-other-actions",
    About(
      statement: """
        When the source refuses one segue of a control, everything else that the control fires \
        still happens, once and in order.
        """,
      source: """
        UIKit, `UIViewController.shouldPerformSegue(withIdentifier:sender:)` and `UIControl`: a \
        control sends each of its actions.
        """,
      premise: "a control that fires several things has a segue that is refused"),
    listens: Listening(events: [.should], steps: [.tap]),
    needs: [.should, .report],
    implies: ["obligation.no-call-is-dropped"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<LostFiring>) {
    guard !chapter.isHalted,
      let refused = chapter.requests.first(where: {
        $0.isWired && $0.trigger != .load && chapter.answer(to: $0) == false
      }),
      case .control(let number) = refused.trigger
    else { return }
    let control = chapter.trace.world.storyboard.controls[number]
    let expected = chapter.firings(of: control)
    guard expected.count > 1 else { return }
    report.premiseHeld()
    let found = chapter.fired(by: number, of: refused.source)
    guard let fault = fault(in: found.map(\.firing), expected: expected) else { return }
    report.add(
      fault.clause,
      Breach(
        blamed: refused.source, witnesses: found.compactMap(\.event),
        expected: "the control \(control.name.text) of \(refused.source) fires \(words(expected))",
        however: fault.however))
  }

  private static func fault(
    in found: [Control.Firing], expected: [Control.Firing]
  ) -> Fault<LostFiring>? {
    if found == expected { return nil }
    for firing in expected {
      let (wanted, seen) = (expected.count { $0 == firing }, found.count { $0 == firing })
      if seen < wanted { return Fault(.skipped, "\(words([firing])) does not happen") }
      if seen > wanted { return Fault(.repeated, "\(words([firing])) happens \(seen) times") }
    }
    if found.count > expected.count { return Fault(.repeated, "it fires \(words(found))") }
    return Fault(.reordered, "it fires \(words(found))")
  }

  private static func words(_ firings: [Control.Firing]) -> String {
    firings.map {
      switch $0 {
      case .segue(let identifier): identifier.text
      case .action(let name): name.text
      }
    }.joined(separator: ", ")
  }
}

extension Chapter {
  /// What a tap on a control should fire: segues that do not exist are left out.
  fileprivate func firings(of control: Control) -> [Control.Firing] {
    control.fires.filter {
      guard case .segue(let identifier) = $0 else { return true }
      return trace.world.storyboard.index(of: identifier, from: control.scene) != nil
    }
  }

  /// What a tap on a control did fire, with the first event that shows it.
  ///
  /// A segue that left no event takes its place behind the one that was asked for before it.
  fileprivate func fired(
    by control: Int, of source: ControllerID
  ) -> [(firing: Control.Firing, event: Int?)] {
    var found: [(firing: Control.Firing, event: Int?, position: Int)] = []
    for number in numbers(of: [.report]) {
      guard case .report(source, let word) = trace.events[number].what,
        trace.events[number].vantage == .sent
      else { continue }
      found.append((.action(PlainActionName(trace.text(of: word))), number, number))
    }
    var last = events.lowerBound - 1
    for record in requests where record.trigger == .control(control) && record.source == source {
      guard let segue = record.segue else { continue }
      last = record.events.first ?? last
      found.append((.segue(segue.identifier), record.events.first, last))
    }
    return found.enumerated()
      .sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
      .map { ($0.element.firing, $0.element.event) }
  }
}
