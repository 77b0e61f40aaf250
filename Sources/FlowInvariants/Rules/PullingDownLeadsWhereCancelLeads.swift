import FlowModel

extension Relation {
  /// Who pulls a sheet down, or touches beside it, comes to the same screens as who touches its
  /// "Cancel" or "Close".
  ///
  /// It finds what is put right by a button alone: a tab that is selected again, a panel or another
  /// button that was hidden, a question about what was written. Screens are told apart by their
  /// classes, scenes and titles.
  public static let pullingDownLeadsWhereCancelLeads = Relation(
    "rule.pulling-down-leads-where-cancel-leads",
    Invariant.About(
      statement: """
        A sheet that is pulled down, or touched beside, leads to screens of the same classes and \
        titles as a touch of its "Cancel" or "Close" that closes it, or asks something, or, where it \
        has none, as a pan of its own that drags it down; and what could be touched before the sheet \
        came, and can after that touch, or after one of its "Done" where it has none of these, can be \
        touched then, too.
        """,
      source: """
        a rule that most apps want; UIKit, \
        `UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)`, which is \
        how an app hears of it
        """,
      premise: """
        a sheet is pulled down, or touched beside, while nothing moves or waits, all comes to rest \
        then, and it shows one screen, or a stack of one, with a "Cancel" or "Close" that closes \
        that sheet alone, or has something presented, or with such a pan, or with a "Done" that \
        closes that sheet alone
        """),
    period: 2,
    variant: { trace in
      trace.plainLeaving.map { leaving in
        Variant(
          Scenario(
            trace.world,
            steps: trace.steps[..<leaving.step] + [Step(.tap(leaving.label, leaving.control))]))
      }
    },
    compare: compare)

  @Sendable private static func compare(_ pair: Pair, _ report: inout Report<OtherSight>) {
    guard let leaving = pair.trace.plainLeaving, pair.other.snapshots.count == leaving.step + 2,
      !pair.other.declines(step: leaving.step), pair.other.snapshots[leaving.step + 1].isSettled,
      (leaving.control.isOfFinish ? [-1] : [-1, 1])
        .contains(pair.other.presentationsMore(after: leaving.step))
    else { return }
    if leaving.control.isOfFinish {
      // Who finishes may mean to be led elsewhere.
      report.premiseHeld()
    } else {
      pair.compareSights(
        here: leaving.step + 1, there: leaving.step + 1, blaming: .known(leaving.screen),
        """
        the same screens are seen as when '\(leaving.control.text)' is touched on \(leaving.screen)
        """,
        &report)
    }
    if report.breaches.isEmpty, let lost = pair.reachLost(by: leaving) {
      let chapter = pair.chapter(leaving.step + 1)
      report.add(
        .outOfReach,
        Breach(
          blamed: lost.controller, witnesses: chapter.changes,
          expected: """
            \(lost.name.text) of \(lost.controller) can be touched, as when \
            '\(leaving.control.text)' is touched on \(leaving.screen)
            """,
          however: "it cannot"),
        in: chapter)
    }
  }
}

extension Pair {
  /// What could be touched before a sheet came, and can where that is left by a touch, and not
  /// where it is pulled down; `nil` for nothing.
  fileprivate func reachLost(by leaving: PlainLeaving) -> Snapshot.Touchable? {
    let former = trace.snapshots[..<leaving.step].last { snapshot in
      snapshot.isSettled && !snapshot.nodes.contains { $0.controller == leaving.screen }
    }
    guard let former else { return nil }
    let (here, there) = (trace.snapshots[leaving.step + 1], other.snapshots[leaving.step + 1])
    return former.touchables.first {
      there.touchables.contains($0) && !here.touchables.contains($0)
    }
  }
}

/// A sheet that the user leaves by a gesture, and what they could have touched to leave it.
private struct PlainLeaving {
  let step: Int
  let screen: ControllerID
  let label: Label
  let control: ControlName
}

extension Trace {
  /// How many more are presented after a step than before it.
  fileprivate func presentationsMore(after step: Int) -> Int {
    snapshots[step + 1].nodes.count(where: \.isPresented)
      - snapshots[step].nodes.count(where: \.isPresented)
  }

  /// The first sheet that is left by a gesture where it could have been left by a touch, too; `nil`
  /// for none.
  fileprivate var plainLeaving: PlainLeaving? {
    for number in steps.indices {
      guard snapshots[number].isSettled, snapshots[number + 1].isSettled,
        let left = sheetLeftByGesture(in: number),
        events(ofStep: number).contains(where: { $0.kind == .dismiss }),
        let leaving = leaving(ofSheet: left, in: number)
      else { continue }
      return leaving
    }
    return nil
  }

  /// What the user pulls down or touches beside in a step; `nil` for nothing.
  private func sheetLeftByGesture(in step: Int) -> Label? {
    switch steps[step].action {
    case .swipeDown(let sheet), .tapOutside(let sheet): sheet
    case .tap(let sheet, _) where touchable(inStep: step)?.role == .outside: sheet
    default: nil
    }
  }

  /// What could have been touched to leave a sheet, or how it could have been dragged down where it
  /// has nothing to touch for that; `nil` for nothing, or for several things.
  private func leaving(ofSheet sheet: Label, in step: Int) -> PlainLeaving? {
    let snapshot = snapshots[step]
    let line = snapshot.line { cast[$0.index].label == sheet }
    let controls = line.flatMap { screen in
      (snapshot.touchables(of: screen).map(\.name) + controlsDrawn(for: screen).map(\.name))
        .map { (screen, $0) }
    }
    let ways =
      [\ControlName.isOfWayOut, \.isDragDown, \.isOfFinish].lazy
      .map { isSuch in controls.filter { $0.1[keyPath: isSuch] } }.first { !$0.isEmpty } ?? []
    guard ways.count == 1, let label = cast[ways[0].0.index].label, isUnique(label) else {
      return nil
    }
    return PlainLeaving(step: step, screen: ways[0].0, label: label, control: ways[0].1)
  }
}

extension ControlName {
  /// Whether it is how a gesture of the app's own is called that drags something down.
  fileprivate var isDragDown: Bool { text == "pan-down" }
}

extension Snapshot {
  /// Somebody presented, the child in it, the child in that and so on; empty where somebody has
  /// several, as a stack from which the user can go back.
  fileprivate func line(
    fromPresented isMeant: (ControllerID) -> Bool
  ) -> [ControllerID] {
    guard var index = nodes.firstIndex(where: { $0.isPresented && isMeant($0.controller) }) else {
      return []
    }
    var line = [nodes[index].controller]
    while let child = children(of: index).first {
      guard childCount(of: index) == 1 else { return [] }
      line.append(nodes[child].controller)
      index = child
    }
    return line
  }
}
