import FlowModel

extension Relation {
  /// Where sheets are cards the user comes to the same screens as where they cover everything.
  ///
  /// It finds what is left to `viewWillAppear` or `viewDidAppear` of the screen below, which are
  /// not called when a card has gone: a list that is not loaded anew, a choice that is not taken
  /// up. Screens are told apart by their classes, scenes and titles.
  public static let sheetsLeadWhereCoversLead = Relation(
    "rule.sheets-lead-where-covers-lead",
    Invariant.About(
      statement: """
        When nothing is presented any more, the screens that are seen have the same classes and \
        titles whether sheets are cards in a compact window or cover it.
        """,
      source: """
        a rule that most apps want; since iOS 13 a sheet leaves its presenter in sight, which \
        `UIViewController.modalPresentationStyle` says of `pageSheet` and `formSheet`
        """,
      premise: """
        a sheet or a popover has been presented in a compact window, all that is done after it can \
        be done in both forms, and nothing moves or waits
        """),
    period: 4,
    variant: { trace in
      guard trace.firstSnapshotWithSheet != nil else { return nil }
      var variant = Variant(trace.scenario)
      variant.scenario.world.showsCards.toggle()
      return variant
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    let end = min(pair.trace.snapshots.count, pair.other.snapshots.count)
    guard let first = pair.trace.firstSnapshotWithSheet, first + 1 < end else { return }
    for number in first + 1..<end {
      // A card can be pulled down, and below one that is small something can be touched.
      guard !pair.trace.declines(step: number - 1), !pair.other.declines(step: number - 1) else {
        return
      }
      let snapshots = [pair.trace.snapshots[number], pair.other.snapshots[number]]
      guard snapshots.allSatisfy(\.isSettled) else { continue }
      guard snapshots.contains(where: \.isBare) else {
        // What is taken away while it is covered may be meant to be.
        if snapshots[0].nodes.count != snapshots[1].nodes.count { return }
        continue
      }
      pair.compareSights(
        here: number, there: number, blaming: .nobody,
        pair.trace.world.showsCards
          ? """
          this leads to the same screens where sheets are no cards and cover the window; who stands \
          below one is told there that it disappears, and appears again
          """
          : """
          this leads to the same screens where sheets are cards, as on an iPhone; who stands below \
          one is not told there that it appears again
          """,
        &report)
      guard report.breaches.isEmpty else { return }
    }
  }
}

extension Trace {
  /// The first snapshot in which somebody is presented in a style whose form in a compact window is
  /// another one where sheets are cards.
  fileprivate var firstSnapshotWithSheet: Int? {
    snapshots.indices.first { number in
      snapshots[number].size == .compact
        && snapshots[number].nodes.contains { $0.isPresented && $0.style?.adapts == true }
    }
  }
}

extension Snapshot {
  /// Whether nothing is presented.
  fileprivate var isBare: Bool { !nodes.contains(where: \.isPresented) }
}
