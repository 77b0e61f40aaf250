import FlowModel

/// A way out of UIKit's that the user begins and takes back.
struct ExitTakenBack {
  let begin: Step
  let cancel = Step(.cancel)

  fileprivate init(by action: Step.Action) { begin = Step(action, settles: false) }
}

extension Trace {
  /// A back swipe or a pull around what is touched that is begun and taken back; `nil` for none.
  func exitTakenBack(around touched: Label, before step: Int) -> ExitTakenBack? {
    let place = snapshots[step].nodes.firstIndex { cast[$0.controller.index].label == touched }
    return place.flatMap { exitTakenBack(from: $0, before: step) }
  }

  /// A back swipe or a pull around who is in front that is begun and taken back; `nil` for none.
  func exitTakenBackInFront(before step: Int) -> ExitTakenBack? {
    let front = snapshots[step].nodes.lastIndex { $0.isOnScreen }
    return front.flatMap { exitTakenBack(from: $0, before: step) }
  }

  private func exitTakenBack(from innermost: Int, before step: Int) -> ExitTakenBack? {
    let snapshot = snapshots[step]
    var place: Int? = innermost
    while let index = place {
      let node = snapshot.nodes[index]
      if let label = cast[node.controller.index].label, isUnique(label) {
        let isStack = cast[node.controller.index].kind == .navigation
        if isStack, snapshot.childCount(of: index) > 1 {
          return ExitTakenBack(by: .beginBack(label))
        }
        if (node.form ?? node.style)?.isSheet == true {
          return ExitTakenBack(by: .beginSwipeDown(label))
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
