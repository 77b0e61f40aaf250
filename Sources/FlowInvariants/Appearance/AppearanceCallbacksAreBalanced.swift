import FlowModel

/// The ways in which calls can be out of balance.
enum Unbalanced: String, Clauses {
  /// A controller is told the same twice in succession.
  case repeated
  /// A controller is told what does not follow from what it was told before.
  case outOfTurn
  /// Nothing is in flight, and a controller still waits for the second of two calls.
  case unfinished
  /// A view is visible, and its controller was not told.
  case shownUntold
  /// A view is not visible any more, and its controller was not told.
  case hiddenUntold
  /// What was sent did not reach the controller.
  case undelivered
  /// The controller received what was not sent, or more often.
  case deliveredUnsent
}

extension Invariant {
  /// Controllers are told of each coming and going once, in turn, and in the end of what is true.
  public static let appearanceCallbacksAreBalanced = Invariant(
    "appearance.callbacks-are-balanced",
    About(
      statement: """
        A controller is told in turn that its view will and did appear, and that it will and did \
        disappear, each once; it may turn round halfway, and when nothing moves any more it has \
        been told what can be seen.
        """,
      source: """
        UIKit, `UIViewController`: `viewWillAppear(_:)`, `viewDidAppear(_:)`, \
        `viewWillDisappear(_:)`, `viewDidDisappear(_:)`, \
        `beginAppearanceTransition(_:animated:)`.
        """,
      premise: "a controller is told that its view comes or goes"),
    needs: [.appearance],
    check: check)

  @Sendable private static func check(_ chapter: Chapter, _ report: inout Report<Unbalanced>) {
    guard let history = chapter.history.appearances else { return }
    var inspection = AppearanceInspection(of: chapter, history)
    inspection.hearCalls()
    if !chapter.isHalted {
      inspection.compareVantages()
      inspection.compareWithTree()
    }
    report.premiseHeld(times: inspection.callCount)
    for fault in inspection.faults {
      report.add(
        fault.clause,
        Breach(
          blamed: chapter.container(of: fault.controller), witnesses: fault.witnesses,
          expected: fault.expected, however: fault.however))
    }
  }
}

extension AppearanceFault {
  fileprivate var expected: Sentence {
    switch clause {
    case .repeated: "\(controller) is told it once"
    case .outOfTurn: disorder?.expected ?? "\(controller) is told in turn"
    case .unfinished: "\(controller) is told how it ended, now that nothing is in flight"
    case .shownUntold: "\(controller), whose view can be seen, was told that it appeared"
    case .hiddenUntold: "\(controller), whose view cannot be seen, was told that it disappeared"
    case .undelivered: "\(controller) receives what it is sent"
    case .deliveredUnsent: "\(controller) receives each call once"
    }
  }

  fileprivate var however: Sentence {
    switch clause {
    case .repeated: "\(controller) is told twice in succession"
    case .outOfTurn: disorder?.however ?? "\(controller) is told out of turn"
    case .unfinished: "\(controller) was told only that its view will"
    case .shownUntold: "\(controller) was told nothing since its view was last gone"
    case .hiddenUntold: "the last that \(controller) was told is that it appeared"
    case .undelivered: "it does not reach \(controller)"
    case .deliveredUnsent: "\(controller) received more than it was sent"
    }
  }
}

// The words of a call that does not follow from the ones before.
extension AppearanceHistory.Disorder {
  fileprivate var expected: Sentence {
    let next = Appearance.allCases.filter(state.allows).map(\.words).joined(separator: " or ")
    return "\(controller), whose view \(state.words), is told that it \(next)"
  }

  fileprivate var however: Sentence { "\(controller) is told that its view \(call.words)" }
}

extension AppearanceState {
  fileprivate var words: String {
    switch self {
    case .gone: "is gone"
    case .coming: "comes"
    case .there: "is there"
    case .going: "goes"
    }
  }
}

extension Appearance {
  fileprivate var words: String {
    switch self {
    case .willAppear: "will appear"
    case .didAppear: "did appear"
    case .willDisappear: "will disappear"
    case .didDisappear: "did disappear"
    }
  }
}
