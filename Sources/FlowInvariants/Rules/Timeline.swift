import FlowModel

/// A trace from its first moment to its last, and what is claimed about it.
///
/// Each word claims something of the whole trace. The first moment at which a claim is broken is
/// reported; what comes after it is taken to follow from it.
public struct Timeline {
  /// The moments, in order.
  public let moments: [Moment]

  var report = Report<BrokenRule>()

  init(of history: History) { moments = history.moments }

  /// Claims that a condition is true at every moment that says something about it.
  public mutating func always(_ condition: some Condition) {
    let judged = moments.filter { condition.holds(at: $0) != nil }
    guard let moment = violation(of: condition, among: judged) else { return }
    broke(
      .always, at: moment, expected: "it is always so that \(condition.words)",
      however: "it is not so here")
  }

  /// Claims that a condition is true at no moment.
  public mutating func never(_ condition: some Condition) {
    premiseHeld(of: condition)
    guard let moment = moments.first(where: { condition.holds(at: $0) == true }) else { return }
    broke(
      .never, at: moment, expected: "it is never so that \(condition.words)",
      however: "it is so here")
  }

  /// Claims that a condition is true at one moment at least.
  public mutating func eventually(_ condition: some Condition) {
    report.premiseHeld()
    guard let last = moments.last, !moments.contains(where: { condition.holds(at: $0) == true })
    else { return }
    broke(
      .eventually, at: last, expected: "at some moment \(condition.words)",
      however: "the flow is over, and there was no such moment")
  }

  /// Claims that whenever one condition is true, another one is true then or later.
  public mutating func eventually(_ condition: some Condition, after cause: some Condition) {
    let causes = moments.indices.filter { cause.holds(at: moments[$0]) == true }
    if !causes.isEmpty { report.premiseHeld() }
    let answer = moments.lastIndex { condition.holds(at: $0) == true } ?? -1
    guard let open = causes.first(where: { $0 > answer }) else { return }
    broke(
      .eventually, at: moments[open],
      expected: "after \(cause.words), at some moment \(condition.words)",
      however: "\(cause.words) here, and the flow ends without such a moment")
  }

  /// Claims that a condition is true from the first moment on, until another one is, if ever.
  public mutating func always(_ condition: some Condition, until end: some Condition) {
    let stretch = moments.prefix { end.holds(at: $0) != true }
    let judged = stretch.filter { condition.holds(at: $0) != nil }
    guard let moment = violation(of: condition, among: judged) else { return }
    broke(
      .until, at: moment, expected: "\(condition.words), until \(end.words)",
      however: "it is no longer so here, and that \(end.words) has not come yet")
  }

  /// Claims that one condition has been true before another one is for the first time.
  public mutating func requires(_ first: some Condition, before second: some Condition) {
    guard let place = moments.firstIndex(where: { second.holds(at: $0) == true }) else { return }
    report.premiseHeld()
    guard !moments[..<place].contains(where: { first.holds(at: $0) == true }) else { return }
    broke(
      .before, at: moments[place], expected: "before \(second.words), \(first.words)",
      however: "\(second.words) here, and there was no such moment before")
  }

  /// Claims that something happens once or not at all.
  public mutating func atMostOnce(_ occurrence: Occurrence) {
    let times = moments.filter { occurrence.holds(at: $0) == true }
    if !times.isEmpty { report.premiseHeld() }
    guard times.count > 1 else { return }
    broke(
      .atMostOnce, at: times[1], besides: times[0].witnesses,
      expected: "\(occurrence.words) once at most", however: "it happens here again")
  }

  /// Reports that a moment breaks the rule, for claims that need more than the words.
  ///
  /// - Parameters:
  ///   - moment: When it is broken.
  ///   - expected: What should have been.
  ///   - however: What was instead.
  public mutating func fail(at moment: Moment, expected: Sentence, however: Sentence) {
    broke(.claim, at: moment, expected: expected, however: however)
  }

  /// The first moment at which a condition is not true; notes that there was something to judge.
  private mutating func violation(of condition: some Condition, among judged: [Moment]) -> Moment? {
    guard let moment = judged.first(where: { condition.holds(at: $0) == false }) else {
      if !judged.isEmpty { premiseHeld(of: condition) }
      return nil
    }
    report.premiseHeld()
    return moment
  }

  /// Notes that there was something to judge, unless the condition names what is not there at all.
  private mutating func premiseHeld(of condition: some Condition) {
    guard let trace = moments.first?.chapter.trace, condition.isAbout(trace)
    else { return }
    report.premiseHeld()
  }

  private mutating func broke(
    _ clause: BrokenRule, at moment: Moment, besides earlier: [Int] = [], expected: Sentence,
    however: Sentence
  ) {
    report.add(
      clause,
      Breach(witnesses: earlier + moment.witnesses, expected: expected, however: however),
      in: moment.chapter)
  }
}

/// The words by which a rule can be broken.
enum BrokenRule: String, Clauses {
  case always, never, eventually, until, before, atMostOnce, claim
}
