import FlowModel

private enum Lost: String, Clauses {
  /// A presentation is refused, and UIKit says so in the log alone.
  case lost
}

extension Invariant {
  /// Whatever the app presents is seen: UIKit only logs that it refuses, and the screen is lost.
  public static let everythingPresentedIsSeen = Invariant(
    "rule.everything-presented-is-seen",
    About(
      statement: "Whatever is presented is seen: UIKit refuses nothing of it.",
      source: """
        a rule that most apps want; UIKit, `UIViewController.present(_:animated:completion:)`, which \
        logs that somebody presents already or is not in the window
        """,
      premise: "something is presented, or refused"),
    listens: Listening(events: [.present, .refused, .warned]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Lost>) {
    report.premiseHeld(times: chapter.numbers(of: [.present]).count)
    for number in chapter.numbers(of: [.refused, .warned]) {
      guard let (presenter, however) = chapter.refusal(number) else { continue }
      report.premiseHeld()
      let lost = chapter.made(before: number)
      report.add(
        .lost,
        Breach(
          blamed: presenter, witnesses: [number],
          expected: lost.map { "\($0), which \(presenter) is asked to present, is seen" }
            ?? "what \(presenter) is asked to present is seen",
          however: however))
    }
  }
}

extension Chapter {
  /// Who is asked to present something in vain, and why it is refused.
  fileprivate func refusal(_ number: Int) -> (ControllerID, Sentence)? {
    guard let (warning, presenter) = trace.events[number].logged else { return nil }
    return switch warning {
    case .alreadyPresenting: (presenter, "\(presenter) presents already")
    case .presentationInProgress:
      (presenter, "something is coming or going on \(presenter) just then")
    case .notInWindow: (presenter, "\(presenter) is not in the window")
    default: nil
    }
  }

  /// The last that a storyboard has made in the chapter before an event, if it stands nowhere and
  /// nobody has been shown since.
  fileprivate func made(before number: Int) -> ControllerID? {
    for event in trace.events[events.lowerBound..<number].reversed() {
      switch event.what {
      case .instantiate(let made, for: _): return after.contains(made) ? nil : made
      case .present, .push: return nil
      default: continue
      }
    }
    return nil
  }
}
