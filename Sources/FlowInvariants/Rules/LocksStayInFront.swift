import FlowModel

private enum OpenedOverLock: String, Clauses {
  /// Something is presented over what keeps the user out.
  case covered
}

extension Invariant {
  /// What has come in front as the app went to the background stays there until the user leaves it.
  ///
  /// It finds links that are followed over a lock. What an alert says over it is no bug, nor what
  /// comes in place of both. An app whose covers hide nothing leaves this rule out.
  public static let locksStayInFront = Invariant(
    "rule.locks-stay-in-front",
    About(
      statement: """
        No signal has a screen presented over what was presented as the app went to the background.
        """,
      source: "a rule that most apps want",
      premise: """
        a signal comes, or time passes after it, while nothing moves, the app is in the foreground, \
        and what was presented in full screen in a step to the background is still in front
        """),
    listens: Listening(steps: [.signal, .settle]),
    needs: [.present],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<OpenedOverLock>) {
    guard !chapter.isHalted, chapter.comesOfSignal, let (lock, arrival) = chapter.lockInFront else {
      return
    }
    report.premiseHeld()
    let after = chapter.after
    guard let place = after.index(of: lock),
      let guest = after.nodes.indices.first(where: { index in
        after.nodes[index].place == .presented(by: place) && !after.member(at: index).isOfSystem
      })
    else { return }
    report.add(
      .covered,
      Breach(
        blamed: lock, witnesses: arrival.changes + chapter.changes,
        expected: "\(lock) stays in front, where step \(arrival.ordinal) has put it",
        however: "\(after.controller(at: guest)) is presented over it"))
  }
}

extension Chapter {
  /// Whether the last thing that was done is a signal, in the step or with time since.
  fileprivate var comesOfSignal: Bool {
    guard let step else { return false }
    return trace.lastDeed(upTo: step).map { trace.steps[$0].kind } == .signal
  }

  /// Who was presented in full screen in a step to the background and is in front at rest, and that
  /// step.
  fileprivate var lockInFront: (ControllerID, Chapter)? {
    guard let step, let before, before.isStill, !before.snapshot.isInBackground else { return nil }
    for index in before.nodes.indices.reversed() {
      let node = before.nodes[index]
      guard node.isPresented, node.isOnScreen, (node.form ?? node.style)?.coversScreen == true,
        !before.nodes.contains(where: { $0.place == .presented(by: index) })
      else { continue }
      let arrival = (0..<step).lazy.reversed().map(history.chapter(ofStep:)).first {
        $0.before?.contains(node.controller) == false
      }
      guard let arrival, arrival.action == .background else { return nil }
      return (node.controller, arrival)
    }
    return nil
  }
}
