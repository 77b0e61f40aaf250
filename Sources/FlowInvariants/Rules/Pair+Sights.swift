import FlowModel

/// The ways in which what is seen in two flows can differ.
enum OtherSight: String, Clauses {
  /// Other screens are seen.
  case otherScreens
  /// Something cannot be touched any more.
  case outOfReach
}

/// Who is to blame for other sights.
enum BlamedForSights {
  /// Whoever is seen in the flow alone, if anybody.
  case surplus
  /// A controller of the flow, whoever is seen.
  case known(ControllerID)
  /// Nobody.
  case nobody
}

extension Pair {
  /// Reports that other screens are seen in one snapshot than in another one, by their scenes,
  /// classes and titles.
  ///
  /// - Parameters:
  ///   - number: The snapshot of the flow.
  ///   - otherNumber: The snapshot of its other form.
  ///   - blamed: Who is to blame.
  ///   - expected: What should be so.
  ///   - report: Where to.
  func compareSights(
    here number: Int, there otherNumber: Int, blaming blamed: BlamedForSights = .surplus,
    _ expected: Sentence, _ report: inout Report<OtherSight>
  ) {
    report.premiseHeld()
    var missing = other.screensSeen(inSnapshot: otherNumber)
    var surplus: [ControllerID] = []
    for screen in trace.screensSeen(inSnapshot: number) {
      let place = missing.firstIndex { trace.isLike(screen, $0, in: other) }
      if let place { missing.remove(at: place) } else { surplus.append(screen) }
    }
    guard !surplus.isEmpty || !missing.isEmpty else { return }
    let chapter = chapter(number)
    let culprit: ControllerID? =
      switch blamed {
      case .surplus: surplus.first
      case .known(let controller): controller
      case .nobody: nil
      }
    report.add(
      .otherScreens,
      Breach(
        blamed: culprit, witnesses: chapter.changes, expected: expected,
        however: missing.first.flatMap(other.knownName).map { "\($0) is seen there, and not here" }
          ?? surplus.first.map { "there nobody like \($0) is seen" } ?? "there others are seen"),
      in: chapter)
  }
}

extension Trace {
  /// What a reader of another form of the flow knows somebody by.
  func knownName(of controller: ControllerID) -> String? {
    let member = cast[controller.index]
    return member.title.map { "\"\($0)\"" } ?? member.className?.text
      ?? member.scene.map { world.storyboard.scenes[$0].name.text }
  }

  /// The screens that are seen: those without children.
  fileprivate func screensSeen(inSnapshot number: Int) -> [ControllerID] {
    let snapshot = snapshots[number]
    return snapshot.nodes.indices
      .filter { snapshot.nodes[$0].isOnScreen && snapshot.childCount(of: $0) == 0 }
      .map { snapshot.nodes[$0].controller }
  }
}
