import FlowModel

/// The ways in which what is seen in two flows can differ.
enum OtherSight: String, Clauses {
  /// Other screens are seen.
  case otherScreens
}

extension Pair {
  /// Reports that other screens are seen in one snapshot than in another one, by their scenes,
  /// classes and titles.
  ///
  /// - Parameters:
  ///   - number: The snapshot of the flow.
  ///   - otherNumber: The snapshot of its other form.
  ///   - expected: What should be so.
  ///   - report: Where to.
  func compareSights(
    here number: Int, there otherNumber: Int, _ expected: Sentence,
    _ report: inout Report<OtherSight>
  ) {
    report.premiseHeld()
    var others = other.screensSeen(inSnapshot: otherNumber)
    let lost = trace.screensSeen(inSnapshot: number).first { one in
      let place = others.firstIndex { trace.cast[one.index].isLike(other.cast[$0.index]) }
      if let place { others.remove(at: place) }
      return place == nil
    }
    guard lost != nil || !others.isEmpty else { return }
    let chapter = chapter(number)
    report.add(
      .otherScreens,
      Breach(
        blamed: lost, witnesses: chapter.changes, expected: expected,
        however: lost.map { "there nobody like \($0) is seen" } ?? "there others are seen"),
      in: chapter)
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
