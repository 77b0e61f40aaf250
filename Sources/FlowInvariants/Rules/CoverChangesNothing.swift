import FlowModel

extension Relation {
  /// What covers everything for a while leaves everything as it was.
  ///
  /// It finds what screens do each time that they go or come and should do once: a tab that is
  /// selected, a stack that is emptied, a welcome that is presented again. An app whose screens
  /// count how often they appear leaves this rule out.
  public static let coverChangesNothing = Relation(
    "rule.cover-changes-nothing",
    Invariant.About(
      statement: """
        With a plain controller presented in full screen before each touch, and dismissed, everything \
        goes as it goes without.
        """,
      source: "a rule that most apps want",
      premise: """
        something is touched while nothing moves or waits, the user types in no field, and nothing \
        lies over a screen, as a popover or a search, that would go by itself
        """
    ),
    period: 4,
    variant: { trace in
      var variant = Variant.detouring(from: trace) { number, guest in
        guard trace.steps.indices.contains(number), trace.steps[number].kind == .tap,
          trace.snapshots[number].delayedCount == 0, !trace.snapshots[number].isMenuOpen,
          !trace.snapshots[number].isTypedIn,
          // Something still moves that would be over behind a cover.
          !trace.declines(step: number),
          let top = trace.baseInFront(inSnapshot: number)
        else { return nil }
        return [
          Step(.present(.new(.stock(.content)), on: top, style: .fullScreen), creating: [guest]),
          Step(.dismiss(guest)),
        ]
      }
      variant?.comesFromOutside = true
      return variant
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees("with everything covered for a while before each touch", &report)
    })
}
