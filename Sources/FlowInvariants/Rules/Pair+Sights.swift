import FlowModel

extension Pair {
  /// In what the screens that are seen in two snapshots differ, one of each flow, by their scenes,
  /// classes and titles; `nil` where they are alike.
  func otherSight(
    here number: Int, there otherNumber: Int
  ) -> (lost: ControllerID?, however: Sentence)? {
    var others = other.screensSeen(inSnapshot: otherNumber)
    let lost = trace.screensSeen(inSnapshot: number).first { one in
      let place = others.firstIndex { trace.cast[one.index].isLike(other.cast[$0.index]) }
      if let place { others.remove(at: place) }
      return place == nil
    }
    guard lost != nil || !others.isEmpty else { return nil }
    return (lost, lost.map { "there nobody like \($0) is seen" } ?? "there others are seen")
  }
}

extension Trace {
  /// The screens that are seen: those without children.
  fileprivate func screensSeen(inSnapshot number: Int) -> [ControllerID] {
    let snapshot = snapshots[number]
    return snapshot.nodes.indices
      .filter { snapshot.nodes[$0].isOnScreen && snapshot.childCount(of: $0) == 0 }
      .map { snapshot.nodes[$0].controller }
  }
}
