import FlowModel

private enum FrozenStack: String, Clauses {
  /// A back swipe begins at the root.
  case begins
}

extension Invariant {
  /// No back swipe begins at the root of a stack, which would freeze there.
  ///
  /// UIKit waits for a pop that never comes. An app that sets the delegate of the recognizer, if
  /// only to `nil`, is asked at the root as well. That is undocumented, and known from public
  /// reports.
  public static let noSwipeAtTheRoot = Invariant(
    "rule.no-swipe-at-the-root",
    About(
      statement: "No back swipe begins at the root of a stack, which freezes then.",
      source: "a rule that most apps want; undocumented, known from public reports",
      premise: "a back swipe begins"),
    listens: Listening(events: [.interaction, .refused, .warned]),
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<FrozenStack>) {
    let cast = chapter.trace.cast
    for number in chapter.numbers(of: [.interaction]) {
      guard case .interaction(let owner, .began) = chapter.trace.events[number].what,
        cast[owner.index].kind == .navigation
      else { continue }
      report.premiseHeld()
    }
    for number in chapter.numbers(of: [.refused, .warned]) {
      guard let (warning, stack) = chapter.trace.events[number].logged, warning == .rootSwiped
      else { continue }
      report.premiseHeld()
      report.add(
        .begins,
        Breach(
          blamed: stack, witnesses: [number],
          expected: "no swipe begins at the root of \(stack)",
          however: "the delegate of its gesture lets it begin, and UIKit waits for ever"))
    }
  }
}
