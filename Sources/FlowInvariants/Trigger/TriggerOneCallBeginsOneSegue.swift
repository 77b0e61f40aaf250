import FlowModel

private enum BegunTwice: String, Clauses {
  /// The segue is begun once more.
  case again
}

extension Invariant {
  /// A touch of a control, or a call in code, begins each of its segues once.
  public static let triggerOneCallBeginsOneSegue = Invariant(
    "trigger.one-call-begins-one-segue",
    About(
      statement: """
        A touch of a control begins each segue that it fires once, and so does code that performs a \
        segue by its identifier. A source that goes on by itself when its view comes or goes may do so \
        as soon as it is told of that.
        """,
      source: """
        UIKit, `UIViewController.performSegue(withIdentifier:sender:)`; a row with a segue whose \
        delegate performs it as well shows two screens.
        """,
      premise: """
        a control is touched or code performs a segue, nobody acts by themselves, and the source has \
        declared what it shows
        """),
    listens: Listening(steps: [.tap, .performSegue]),
    needs: [.create, .reaction],
    implies: ["obligation.no-call-is-dropped", "segue.shows-prepared-instance"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<BegunTwice>) {
    guard !chapter.isHalted, !chapter.happened([.declined, .reaction]), let before = chapter.before,
      let label = chapter.triggered, let index = chapter.receiver(label, in: before),
      case let source = before.controller(at: index), !chapter.history.followsItsOwnMind(source)
    else { return }
    report.premiseHeld()
    let begun = chapter.requests.filter {
      $0.source == source && $0.trigger != .load && $0.segue != nil
        && chapter.firstSent(.create, for: $0) != nil
    }
    for (place, record) in begun.enumerated() where record.trigger == .code {
      guard
        let first = begun[..<place].first(where: {
          $0.segue?.identifier == record.segue?.identifier
        }),
        let start = first.events.first, let end = record.events.first,
        !chapter.mayGoOn(source, between: start, and: end)
      else { continue }
      report.add(
        .again,
        Breach(
          request: record.id, blamed: source, witnesses: [start, end],
          expected: "\(source) begins \(record.name) once", however: "it begins it once more"))
    }
  }
}

extension Chapter {
  /// Whose segue the step asks for.
  fileprivate var triggered: Label? {
    switch action {
    case .tap(let label, _), .performSegue(let label, _): label
    default: nil
    }
  }

  /// Whether a controller may have gone on by itself between two events, when it was told that its
  /// view comes or goes.
  fileprivate func mayGoOn(_ controller: ControllerID, between start: Int, and end: Int) -> Bool {
    guard start < end, history.leavesOpen(.appearing, of: controller) else { return false }
    return !history.hears([.appearance])
      || trace.events[start..<end].contains {
        if case .appearance(controller, _) = $0.what { true } else { false }
      }
  }
}
