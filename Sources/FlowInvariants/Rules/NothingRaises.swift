import FlowModel

private enum Raise: String, Clauses {
  /// UIKit raises an exception for what is called, and the app is over.
  case raised
}

extension Invariant {
  /// The app calls nothing that raises in UIKit.
  public static let nothingRaises = Invariant(
    "rule.nothing-raises",
    About(
      statement: "The app calls nothing for which UIKit raises an exception.",
      source: "a rule that most apps want; UIKit, which raises where the app is at fault",
      premise: "a step is taken, or the stage is set"),
    needs: [.misuse],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Raise>) {
    report.premiseHeld()
    for number in chapter.numbers(of: [.misuse]) {
      guard case .misuse(let misuse, let controller) = chapter.trace.events[number].what else {
        continue
      }
      let reason = misuse.words(naming: chapter.trace.misusedName)
      report.add(
        .raised,
        Breach(
          blamed: controller, witnesses: [number], expected: "nothing raises",
          however: "UIKit raises an exception: \(reason)"))
    }
  }
}
