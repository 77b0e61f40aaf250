import FlowModel

private enum Closed: String, Clauses {
  /// Somebody was dismissed because the window got another width.
  case dismissed
}

extension Invariant {
  /// What is presented stays when the window gets another width.
  ///
  /// A popover may go, as what it points at may be elsewhere, and so may what lies over a screen
  /// that can still be seen, as a drawer, and what another width has brought. An app that closes
  /// more than that leaves this rule out.
  public static let anotherWidthClosesNoScreen = Invariant(
    "rule.another-width-closes-no-screen",
    About(
      statement: """
        When the window gets another width, nothing is dismissed but popovers, what lies over a \
        screen or a context, and what was presented when it got one before; with what they present.
        """,
      source: "a rule that most apps want",
      premise: "the window of a tree at rest gets another width, and something is presented"),
    listens: Listening(steps: [.size]),
    needs: [.size, .dismiss],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Closed>) {
    guard let before = chapter.restBefore, chapter.happened([.size]), !chapter.isHalted,
      before.nodes.contains(where: \.isPresented)
    else { return }
    report.premiseHeld()
    for number in chapter.numbers(of: [.dismiss]) {
      guard case .dismiss(let gone, from: let presenter) = chapter.trace.events[number].what,
        let index = before.index(of: gone), !before.nodes[index].mayCloseWithTheWidth,
        !chapter.hasComeWithTheWidth(gone)
      else { continue }
      report.add(
        .dismissed,
        Breach(
          blamed: presenter, witnesses: [number],
          expected: "\(gone) stays when the window gets another width",
          however: "it is dismissed"))
    }
  }
}

extension Chapter {
  /// Whether a controller was last presented in a step that gives the window another width.
  fileprivate func hasComeWithTheWidth(_ controller: ControllerID) -> Bool {
    let coming = trace.events[..<events.lowerBound].lastIndex {
      if case .present(controller, from: _, by: _) = $0.what { true } else { false }
    }
    guard let step = coming.flatMap(trace.step(ofEvent:)) else { return false }
    return trace.steps[step].kind == .size
  }
}

extension Snapshot.Node {
  fileprivate var mayCloseWithTheWidth: Bool {
    style == .popover || style == .overFullScreen || style == .overCurrentContext
  }
}
