import FlowModel

extension Relation {
  /// A swipe or a pull that the user takes back leaves every touch, signal and link as it was.
  ///
  /// It finds what an app does when a screen begins to go, and does not undo when that stays: a
  /// draft that is given away, a flag that all is over, an observer that is removed. An app whose
  /// screens show something else each time that they appear leaves this rule out.
  public static let gestureTakenBackChangesNothing = Relation(
    "rule.gesture-taken-back-changes-nothing",
    Invariant.About(
      statement: """
        With a page turn, a gesture, a back swipe or a pull begun and taken back before each touch, \
        with such a swipe or pull before each signal and link, and with a gesture that the system \
        takes from the user as the app goes to the background, everything goes as it goes without.
        """,
      source: "a rule that most apps want",
      premise: """
        something is touched while nothing moves or waits, where a page or a gesture of the app's \
        own can be begun and taken back, in a stack that has a screen to go back to, or else in a \
        sheet; or a signal or a link comes where such a stack or sheet is in front; or the app goes \
        to the background where such a gesture can be begun
        """),
    period: 4,
    variant: { trace in
      .detouring(from: trace) { number, _ in trace.gestureTakenBack(before: number) }
    },
    compare: { (pair, report: inout Report<Divergence>) in
      pair.compareTrees(
        "with a gesture taken back before each touch and each signal", byFaces: true, &report)
    })
}

extension Trace {
  /// A gesture of the user before a step, and its end; `nil` for none.
  fileprivate func gestureTakenBack(before step: Int) -> [Step]? {
    guard steps.indices.contains(step), snapshots[step].isSettled else { return nil }
    switch steps[step].action {
    case .tap(let touched, _) where isUnique(touched):
      return halfGesture(before: step).map { [$0] } ?? exitTakenBack(around: touched, before: step)
    case .signal, .open: return exitTakenBackInFront(before: step)
    case .background: return halfGesture(before: step, settles: false).map { [$0] }
    default: return nil
    }
  }

  /// A gesture of the app's own that is begun and, if it settles, taken back; `nil` for none.
  private func halfGesture(before step: Int, settles: Bool = true) -> Step? {
    let halves = snapshots[step].touchables.filter { $0.role == .takenBack }
    guard !halves.isEmpty else { return nil }
    let half = halves[step % halves.count]
    guard let label = cast[half.controller.index].label, isUnique(label) else { return nil }
    return Step(.tap(label, half.name), settles: settles)
  }

  /// A back swipe or a pull around what is touched that is begun and taken back; `nil` for none.
  private func exitTakenBack(around touched: Label, before step: Int) -> [Step]? {
    let place = snapshots[step].nodes.firstIndex { cast[$0.controller.index].label == touched }
    return place.flatMap { exitTakenBack(from: $0, before: step) }
  }

  /// A back swipe or a pull around who is in front that is begun and taken back; `nil` for none.
  private func exitTakenBackInFront(before step: Int) -> [Step]? {
    let front = snapshots[step].nodes.lastIndex { $0.isOnScreen }
    return front.flatMap { exitTakenBack(from: $0, before: step) }
  }

  private func exitTakenBack(from innermost: Int, before step: Int) -> [Step]? {
    let snapshot = snapshots[step]
    var place: Int? = innermost
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
      place = snapshot.parent(of: index)
    }
    return nil
  }
}
