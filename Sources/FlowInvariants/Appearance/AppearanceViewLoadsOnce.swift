import FlowModel

private enum WrongLoad: String, Clauses {
  case again
}

extension Invariant {
  /// The view of a controller is loaded once.
  public static let appearanceViewLoadsOnce = Invariant(
    "appearance.view-loads-once",
    About(
      statement: """
        The view of a controller is loaded once, whatever comes over it and goes: who has a view is \
        not told again that it was loaded.
        """,
      source: """
        UIKit, `UIViewController.loadView()` ("The view controller calls this method when its view \
        property is requested but is currently nil") and `viewDidLoad()`.
        """,
      premise: """
        the view of a controller is loaded whose class has declared what it does; another class may \
        let go of its view by itself
        """),
    listens: Listening(events: [.load]),
    needs: [.load],
    implies: ["embed.performs-while-loading"],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<WrongLoad>) {
    for number in chapter.numbers(of: [.load]) {
      guard case .load(let controller) = chapter.trace.events[number].what,
        !chapter.history.leavesOpen(.show, of: controller)
      else { continue }
      report.premiseHeld()
      guard chapter.hasLoaded(controller, before: number) else { continue }
      report.add(
        .again,
        Breach(
          blamed: controller, witnesses: [number], expected: "\(controller) loads its view once",
          however: "it had loaded it before"))
    }
  }
}

extension Chapter {
  /// Whether a controller had loaded its view before an event tells that it has.
  ///
  /// The last tree that has the controller says so, or the same was told since then, or since it
  /// was born: its view may load while it is made.
  fileprivate func hasLoaded(_ controller: ControllerID, before number: Int) -> Bool {
    let birth = history.birth(of: controller)
    var start = min(birth ?? 0, number)
    if birth.map({ $0 < events.lowerBound }) ?? true,
      let last = treesSoFar.dropLast().lastIndex(where: { $0.contains(controller) })
    {
      if let node = history.trees[last].index(of: controller),
        history.trees[last].nodes[node].isViewLoaded
      {
        return true
      }
      start = trace.eventEnds[last]
    }
    let vantage = trace.events[number].vantage
    return trace.events[start..<number].contains {
      if case .load(controller) = $0.what { $0.vantage == vantage } else { false }
    }
  }
}
