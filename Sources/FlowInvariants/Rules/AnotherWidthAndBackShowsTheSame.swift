import FlowModel

extension Relation {
  /// Who is made anew when the window gets another width knows where the user was.
  ///
  /// It finds a root that is made for each width and begins at its first tab, or without what was
  /// pushed. Screens are told apart by their classes, scenes and titles. An app that means to begin
  /// anew leaves this rule out.
  public static let anotherWidthAndBackShowsTheSame = Relation(
    "rule.another-width-and-back-shows-the-same",
    Invariant.About(
      statement: """
        With the window made compact and regular again in the end, the screens that are seen have \
        the same classes and titles as before, also where somebody is made anew for it.
        """,
      source: "a rule that most apps want",
      premise: """
        the window is regular in the end, while nothing moves or waits, and nothing lies over a \
        screen, as a popover or a search, that would go by itself; and somebody is made anew when \
        it gets another width
        """),
    period: 4,
    variant: { trace in .narrowing(trace) { $0 == trace.steps.count } },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    guard pair.hasMadeDetours, pair.hasDoneItsDetours, !pair.keepsAway(pair.strangers) else {
      return
    }
    pair.compareSights(
      here: pair.trace.steps.count, there: pair.other.steps.count,
      "with the window compact for a while, the same screens are seen in the end", &report)
  }
}
