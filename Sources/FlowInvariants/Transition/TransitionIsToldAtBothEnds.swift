import FlowModel

private enum Untold: String, Clauses {
  /// Its end is not told, or its beginning was told too often.
  case never
  /// Its end is told again, or comes again.
  case twice
  /// The end of what the user has taken back is told.
  case takenBack
}

extension Invariant {
  /// Who is told that a transition begins is told once that it has ended.
  public static let transitionIsToldAtBothEnds = Invariant(
    "transition.is-told-at-both-ends",
    About(
      statement: """
        A delegate of a stack that is told who will be shown is told once who is, and an animator \
        that begins a transition completes it once, unless the user takes it back: then the \
        delegate hears no more of it.
        """,
      source: """
        UIKit, `UINavigationControllerDelegate` (`navigationController(_:willShow:animated:)`, \
        `navigationController(_:didShow:animated:)`) and `UIViewControllerAnimatedTransitioning`.
        """,
      premise: "a delegate of a stack or an animator is called"),
    listens: Listening(events: [.callback, .warned], steps: [.settle]),
    needs: [.callback],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Untold>) {
    var ledger = TransitionLedger(of: chapter)
    ledger.hear()
    for _ in 0..<ledger.callCount { report.premiseHeld() }
    for (subject, number) in ledger.surplus {
      report.add(
        .twice,
        Breach(
          blamed: subject, witnesses: [number],
          expected: "a transition of \(subject) ends once", however: "it ends again"))
    }
    for (subject, number) in chapter.shownAlthoughTakenBack {
      report.add(
        .takenBack,
        Breach(
          blamed: subject, witnesses: [number],
          expected: "nobody is told that \(subject) is shown, for the swipe was taken back",
          however: "the delegate is told"))
    }
    guard chapter.isQuiet else { return }
    for call in ledger.open where !call.isMoot && chapter.isNews(call.event) {
      report.add(
        .never,
        Breach(
          blamed: call.subject, witnesses: [call.event],
          expected: "\(call.subject) is told to the end of what was told to begin",
          however: "nothing moves any more, and its end was not told"))
    }
  }
}

/// The calls that were told to begin something, and of which the end has not been told.
private struct TransitionLedger {
  struct Call {
    var event: Int
    var subject: ControllerID
    var end: String
    /// Whether the user may have taken it back.
    var isMoot = false
  }

  private(set) var open: [Call] = []
  /// The ends in the chapter that nothing had begun.
  private(set) var surplus: [(subject: ControllerID, event: Int)] = []
  private(set) var callCount = 0

  private let chapter: Chapter

  init(of chapter: Chapter) { self.chapter = chapter }

  /// Goes through everything up to the end of the chapter.
  mutating func hear() {
    for number in chapter.numbersSoFar(of: [.callback, .warned, .interaction]) {
      let event = chapter.trace.events[number]
      guard event.vantage == .sent else { continue }
      switch event.what {
      case .callback(let subject, let word) where !chapter.hasAnotherDelegate(around: subject):
        hear(chapter.trace.text(of: word), subject, at: number)
      case .warned(.transitionCompleted, let subject): overrun(subject, at: number)
      case .interaction(_, .cancelled): for place in open.indices { open[place].isMoot = true }
      default: break
      }
    }
  }

  private mutating func hear(_ word: String, _ subject: ControllerID, at number: Int) {
    switch word {
    case "willShow": open.append(Call(event: number, subject: subject, end: "didShow"))
    case "animateTransition":
      open.append(Call(event: number, subject: subject, end: "animationEnded"))
    case "didShow", "animationEnded":
      let places = open.indices.filter { open[$0].subject == subject && open[$0].end == word }
      if let place = places.first(where: { !open[$0].isMoot }) ?? places.first {
        open.remove(at: place)
      } else {
        overrun(subject, at: number)
      }
    default: return
    }
    if chapter.events.contains(number) { callCount += 1 }
  }

  private mutating func overrun(_ subject: ControllerID, at number: Int) {
    if chapter.events.contains(number) { surplus.append((subject, number)) }
  }
}

extension Chapter {
  /// Who is told to be shown when the user takes back a swipe that would have led there, nothing
  /// else has moved, and nothing moves any more.
  fileprivate var shownAlthoughTakenBack: [(subject: ControllerID, event: Int)] {
    guard action == .cancel, let before, before.snapshot.inFlightCount == 1, !isChanged,
      after.snapshot.inFlightCount == 0, let owner = before.snapshot.interacting,
      let stack = after.index(of: owner)
    else { return [] }
    let covered = after.children(of: stack).dropLast().map(after.controller)
    return numbers(of: [.callback]).compactMap { number in
      guard case .callback(let subject, let word) = trace.events[number].what,
        trace.text(of: word) == "didShow", covered.contains(subject)
      else { return nil }
      return (subject, number)
    }
  }

  /// Whether a controller stands or stood in a stack that is told to another delegate than at
  /// first, which has heard the one end and not the other; of one that came and went in the step
  /// any stack may be that.
  fileprivate func hasAnotherDelegate(around controller: ControllerID) -> Bool {
    let overruled = trace.cast.indices.filter { trace.cast[$0].overruled.contains(.calls) }
    guard !overruled.isEmpty else { return false }
    let stacks = [before, after].compactMap { $0 }.compactMap { tree in
      tree.index(of: controller).flatMap(tree.parent).map(tree.controller)
    }
    return stacks.isEmpty || stacks.contains { overruled.contains($0.index) }
  }

  /// Whether nothing moves any more, and everything should have been told.
  fileprivate var isQuiet: Bool {
    settles && !isHalted && after.snapshot.inFlightCount == 0 && after.snapshot.interacting == nil
  }

  /// Whether no chapter before was quiet after an event.
  fileprivate func isNews(_ event: Int) -> Bool {
    events.contains(event) || (before?.snapshot.inFlightCount ?? 0) > 0
  }
}
