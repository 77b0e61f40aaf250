import FlowModel

extension Relation {
  /// A window that gets another width and its own again leaves everything as it was.
  ///
  /// It finds what an app does for one width and does not take back for the other: a container that
  /// begins at its first page, a column that is not told which tab was in front. Nothing is said
  /// where somebody is made, or seen for the first time, for a width, nor of the order in which a
  /// container of an app's own has taken its children back. An app that means to begin anew leaves
  /// this rule out.
  public static let anotherWidthAndBackChangesNothing = Relation(
    "rule.another-width-and-back-changes-nothing",
    Invariant.About(
      statement: """
        With the window made compact and regular again wherever the flow rests, everything goes as \
        it goes without, whatever the order in which containers of an app's own list their children.
        """,
      source: "a rule that most apps want",
      premise: """
        the window is regular while nothing moves or waits, nothing lies over a screen, as a popover \
        or a search, that would go by itself, somebody may do something by themselves, and nothing \
        is put off when the window gets another width
        """),
    period: 4,
    variant: { .narrowing($0) { _ in true } },
    compare: { (pair, report: inout Report<Divergence>) in
      guard pair.hasDoneItsDetours else { return }
      pair.compareTrees(
        "with the window compact for a while wherever the flow rests", inOrder: false,
        byFaces: true, &report)
    })
}
