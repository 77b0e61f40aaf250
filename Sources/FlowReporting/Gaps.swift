import FlowFuzzing

/// What of an app that stands already no flow has come to, or none has left.
///
/// It may be a segue that nobody answers, a control whose action nobody has, or a screen without a
/// way out. It breaks no invariant, for UIKit says nothing of it either; and where few flows are
/// played, none may just have come there.
package struct Gaps {
  /// A line for each kind of them, with all names; none where worlds are grown, or nothing is
  /// missing.
  package let lines: [String]

  /// Looks what a campaign came to.
  package init(_ reach: Reach) {
    lines =
      (reach.storyboard?.lines(namesMax: .max) ?? [])
      + (reach.deadEnds?.lines(namesMax: .max) ?? [])
  }
}
