import FlowModel

private enum WrongResolution: String, Clauses {
  /// It was never met, although nothing is in flight any more.
  case never
  /// It was met more than once.
  case twice
}

extension Invariant {
  /// What an owner takes on it resolves once.
  public static let obligationResolvesExactlyOnce = Invariant(
    "obligation.resolves-exactly-once",
    About(
      statement: """
        What a container or a router takes on it resolves exactly once: the completion of a \
        change runs when the change has come to rest, also when there was nothing to change.
        """,
      source: """
        UIKit, `UIViewController.transition(from:to:duration:options:animations:completion:)` \
        and `present(_:animated:completion:)`: one completion for one call. That it also runs \
        when nothing had to change is undocumented; reading chosen by this project.
        """,
      premise: "an obligation is open or is resolved, and no misuse cut the flow short"),
    needs: [.opened, .closed],
    implies: [
      "memory.removed-controllers-are-released", "navigation.push-lands-on-top",
      "presentation.present-shows", "presentation.dismiss-is-carried-out",
    ],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongResolution>) {
    let resolutions = chapter.numbers(of: [.closed])
    let wasMoving = (chapter.before?.snapshot.inFlightCount ?? 0) > 0
    let opens = chapter.happened([.opened])
    guard !chapter.isHalted, opens || wasMoving || !resolutions.isEmpty else { return }
    for debt in chapter.debts {
      let now = debt.resolutions.filter(chapter.events.contains)
      let isDue = debt.isDue(at: chapter)
      guard isDue || !now.isEmpty else { continue }
      report.premiseHeld()
      if now.count > 0 && debt.resolutions.count > 1 {
        report.add(.twice, debt.breach("it resolves it \(debt.resolutions.count) times"))
      } else if isDue && debt.resolutions.isEmpty {
        report.add(.never, debt.breach("it never does"))
      }
    }
  }
}

/// One obligation, as far as the flow has come.
private struct Debt {
  var obligation: ObligationID
  var owner: ControllerID?
  var opening: Int
  var resolutions: [Int] = []

  /// Whether nothing is in flight for the first time since a container or a router was
  /// asked for something; who has left the window owes nothing.
  func isDue(at chapter: Chapter) -> Bool {
    let trace = chapter.trace
    guard let owner, chapter.after.contains(owner), chapter.after.snapshot.inFlightCount == 0,
      let start = trace.step(ofEvent: opening), let step = chapter.step
    else { return false }
    switch trace.steps[start].action {
    case .select, .replace, .push, .present, .pop, .popToRoot, .dismiss, .open: break
    default: return false
    }
    return trace.snapshots[(start + 1)..<(step + 1)].allSatisfy { $0.inFlightCount > 0 }
  }

  func breach(_ however: Sentence) -> Breach {
    Breach(
      blamed: owner, witnesses: [opening] + resolutions,
      expected: "\(owner) resolves once what it has taken on", however: however)
  }
}

extension Chapter {
  /// The obligations so far, in the order in which they were opened.
  fileprivate var debts: [Debt] {
    var debts: [Debt] = []
    for number in numbersSoFar(of: [.opened, .closed]) {
      switch trace.events[number].what {
      case .opened(let obligation, .controller(let owner)):
        debts.append(Debt(obligation: obligation, owner: owner, opening: number))
      case .opened(let obligation, _):
        debts.append(Debt(obligation: obligation, owner: nil, opening: number))
      case .closed(let obligation, _):
        guard let place = debts.firstIndex(where: { $0.obligation == obligation }) else { continue }
        debts[place].resolutions.append(number)
      default: continue
      }
    }
    return debts
  }
}
