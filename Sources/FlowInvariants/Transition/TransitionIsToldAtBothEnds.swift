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
    report.premiseHeld(times: ledger.callCount)
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
    guard chapter.hasTimeToTell else { return }
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
    var end: TransitionWord
    /// Whether the user may have taken it back.
    var isMoot = false
  }

  private(set) var open: [Call] = []
  /// The ends in the chapter that nothing had begun.
  private(set) var surplus: [(subject: ControllerID, event: Int)] = []
  private(set) var callCount = 0

  private let chapter: Chapter
  /// Whose delegate is another one than at first.
  private let overruled: [Int]

  init(of chapter: Chapter) {
    self.chapter = chapter
    overruled = chapter.trace.cast.indices.filter {
      chapter.trace.cast[$0].overruled.contains(.calls)
    }
  }

  /// Goes through everything up to the end of the chapter.
  mutating func hear() {
    let end = chapter.events.upperBound
    for call in chapter.history.transitionCalls.prefix(while: { $0.event < end }) {
      switch call.what {
      case .told(let word, of: let subject):
        if !hasAnotherDelegate(around: subject) { hear(word, subject, at: call.event) }
      case .overrun(let subject): overrun(subject, at: call.event)
      case .takenBack: for place in open.indices { open[place].isMoot = true }
      }
    }
  }

  private mutating func hear(_ word: TransitionWord, _ subject: ControllerID, at number: Int) {
    if let end = word.end {
      open.append(Call(event: number, subject: subject, end: end))
    } else if let place = place(ofEnd: word, of: subject) {
      open.remove(at: place)
    } else {
      overrun(subject, at: number)
    }
    if chapter.events.contains(number) { callCount += 1 }
  }

  /// The call that an end belongs to: rather one that the user has not taken back.
  private func place(ofEnd word: TransitionWord, of subject: ControllerID) -> Int? {
    open.firstIndex { $0.subject == subject && $0.end == word && !$0.isMoot }
      ?? open.firstIndex { $0.subject == subject && $0.end == word }
  }

  private mutating func overrun(_ subject: ControllerID, at number: Int) {
    if chapter.events.contains(number) { surplus.append((subject, number)) }
  }

  /// Whether a controller stands or stood in a stack that has got another delegate, which has heard
  /// of one end and not of the other.
  ///
  /// Of a controller that came and went in the step any such stack may have been its own.
  private func hasAnotherDelegate(around controller: ControllerID) -> Bool {
    guard !overruled.isEmpty else { return false }
    let stacks = [chapter.before, chapter.after].compactMap(\.self).compactMap {
      $0.container(of: controller)
    }
    return stacks.isEmpty || stacks.contains { overruled.contains($0.index) }
  }
}

extension Chapter {
  /// Who is told to be shown when the user takes back a swipe that would have led there, nothing
  /// else has moved, and nothing moves any more.
  fileprivate var shownAlthoughTakenBack: [(subject: ControllerID, event: Int)] {
    guard action == .cancel, let before, before.snapshot.inFlightCount == 1, !isChanged,
      after.isStill, let owner = before.snapshot.interacting,
      let stack = after.index(of: owner)
    else { return [] }
    let covered = after.children(of: stack).dropLast().map(after.controller)
    return numbers(of: [.callback]).compactMap { number in
      guard case .callback(let subject, let word) = trace.events[number].what,
        trace.text(of: word) == TransitionWord.didShow.rawValue, covered.contains(subject)
      else { return nil }
      return (subject, number)
    }
  }

  /// Whether nothing moves any more, and everything should have been told.
  fileprivate var hasTimeToTell: Bool {
    settles && !isHalted && after.isStill && after.snapshot.interacting == nil
  }

  /// Whether an event is new since the last time that everything should have been told.
  fileprivate func isNews(_ event: Int) -> Bool {
    events.contains(event) || before?.isStill == false
  }
}
