import FlowModel

extension Relation {
  /// A swipe or a pull that the user takes back leaves every touch as it was.
  ///
  /// It finds what an app does when a screen begins to go, and does not undo when that stays: a
  /// draft that is given away, a flag that all is over. An app whose screens show something else
  /// each time that they appear leaves this rule out.
  public static let gestureTakenBackChangesNothing = Relation(
    "rule.gesture-taken-back-changes-nothing",
    Invariant.About(
      statement: """
        With a page turn, a gesture, a back swipe or a pull begun and taken back before each touch, \
        everything goes as it goes without.
        """,
      source: "a rule that most apps want",
      premise: """
        something is touched while nothing moves or waits, where a page or a gesture of the app's \
        own can be begun and taken back, in a stack that has a screen to go back to, or else in a sheet
        """),
    period: 4,
    variant: { trace in
      .detouring(from: trace) { number, _ in trace.gestureTakenBack(before: number) }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees("with a gesture taken back before each touch", &report)
    })
}

extension Trace {
  /// A gesture of the user around what they touch in a step, and its end; `nil` for none.
  fileprivate func gestureTakenBack(before step: Int) -> [Step]? {
    guard steps.indices.contains(step), case .tap(let touched, _) = steps[step].action,
      snapshots[step].delayedCount == 0, isUnique(touched)
    else { return nil }
    let snapshot = snapshots[step]
    let halves = snapshot.touchables.filter { $0.role == .takenBack }
    if !halves.isEmpty {
      let half = halves[step % halves.count]
      if let label = cast[half.controller.index].label, isUnique(label) {
        return [Step(.tap(label, half.name))]
      }
    }
    var place = snapshot.nodes.firstIndex { cast[$0.controller.index].label == touched }
    while let index = place {
      let node = snapshot.nodes[index]
      if let label = cast[node.controller.index].label, isUnique(label) {
        let isStack = cast[node.controller.index].kind == .navigation
        if isStack, snapshot.childCount(of: index) > 1 {
          return [Step(.beginBack(label), settles: false), Step(.cancel)]
        }
        if (node.form ?? node.style)?.isSheet == true {
          return [Step(.beginSwipeDown(label), settles: false), Step(.cancel)]
        }
      }
      switch node.place {
      case .child(of: let lister): place = lister
      case .window, .presented: place = nil
      }
    }
    return nil
  }
}
