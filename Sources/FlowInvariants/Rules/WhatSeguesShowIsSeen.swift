import FlowModel

private enum ShownNowhere: String, Clauses {
  /// The destination of a segue whose source has left comes nowhere.
  case nowhere
  /// The source stands, and whoever shows for it shows nobody.
  case swallowed

  var statement: String? {
    switch self {
    case .nowhere: nil
    case .swallowed:
      "Something changes, now or later, when a show segue is performed and its source stands."
    }
  }
}

extension Invariant {
  /// What a segue prepares to show is shown: UIKit does nothing, and logs nothing, where the source
  /// has left.
  ///
  /// It finds an answer that comes late and performs a segue of a screen that the user has left
  /// meanwhile, and a container that takes on to show something, and shows nobody.
  public static let whatSeguesShowIsSeen = Invariant(
    "rule.what-segues-show-is-seen",
    About(
      statement: """
        What a show segue leads to stands somewhere, or at least has come, when it was performed and \
        its source has left.
        """,
      source: """
        a rule that most apps want; UIKit, `UIViewController.show(_:sender:)`, of which nobody says \
        what it does in no window
        """,
      premise: """
        a show segue without a class of the app's own is performed, with nobody put between, and \
        nothing moves at the end
        """),
    listens: Listening(events: [.perform]),
    needs: [.perform],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<ShownNowhere>) {
    guard !chapter.isHalted, chapter.after.isSound, chapter.after.isStill else { return }
    for record in chapter.requests {
      guard let segue = record.segue, segue.showsByItself, let destination = record.destination,
        !chapter.sent(.perform, for: record).isEmpty
      else { continue }
      report.premiseHeld()
      guard !chapter.after.contains(destination), !chapter.comes(destination) else { continue }
      let hasLeft = !chapter.after.contains(record.source)
      guard hasLeft || chapter.seesNothingComing else { continue }
      report.add(
        hasLeft ? .nowhere : .swallowed,
        Breach(
          request: record.id, blamed: record.source,
          witnesses: Array(chapter.sent(.perform, for: record)),
          expected: "\(record.name) shows \(destination)",
          however: hasLeft
            ? "\(record.source) stands nowhere, and so nobody shows \(destination)"
            : "nobody comes, and nothing changes"))
    }
  }
}

extension Segue {
  /// Whether UIKit shows what it leads to, and nobody's class does.
  fileprivate var showsByItself: Bool {
    switch kind {
    case .show, .showDetail: className == nil && intermediate == nil
    default: false
    }
  }
}

extension Chapter {
  /// Whether nothing changes for the user in the step, and nothing more waits than before it.
  fileprivate var seesNothingComing: Bool {
    guard let before, before.isStill else { return false }
    return changes.allSatisfy(isUnseen) && before.offersTheSame(as: after)
      && after.snapshot.delayedCount <= before.snapshot.delayedCount
  }

  /// Whether somebody has come in the step, and may have gone again.
  fileprivate func comes(_ controller: ControllerID) -> Bool {
    numbers(of: [.push, .present, .add, .replace, .stack, .refused]).contains { number in
      switch trace.events[number].what {
      case .push(controller, on: _), .present(controller, from: _, by: _),
        .add(controller, to: _), .replace(controller, on: _):
        true
      case .refused: true
      case .stack(_, let list): trace.controllers(of: list).contains(controller)
      default: false
      }
    }
  }
}
