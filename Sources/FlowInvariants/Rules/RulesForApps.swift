import FlowModel

// Rules that most apps want, ready to be added. They are no invariants of UIKit, which only logs
// what it refuses, and raises where the app is at fault.
extension Invariant {
  /// Whatever the app presents is seen: UIKit only logs that it refuses, and the screen is lost.
  public static let everythingPresentedIsSeen = Invariant("Everything presented is seen") {
    $0.never(
      .logged(.alreadyPresenting) || .logged(.presentationInProgress) || .logged(.notInWindow))
  }

  /// No change of a stack comes while another one runs, and no dismissal while one does: UIKit may
  /// drop it, or leave the bar behind.
  ///
  /// That a stack goes back to its root when its tab is touched once more is no deed of the app.
  public static let oneChangeAtATime = Invariant("One change at a time") {
    $0.never(EarlyChange())
  }

  /// No back swipe begins at the root of a stack, which would freeze there.
  ///
  /// UIKit waits for a pop that never comes. An app that sets the delegate of the recognizer, if
  /// only to `nil`, is asked at the root as well. That is undocumented, and known from public
  /// reports.
  public static let noSwipeAtTheRoot = Invariant("No swipe at the root") {
    $0.never(.logged(.rootSwiped))
  }

  /// The app calls nothing that raises in UIKit.
  public static let nothingRaises = Invariant("Nothing raises") { $0.never(.happens(.misuse)) }
}

/// A change that the app makes too early: what the user has touched counts, which no event tells.
private struct EarlyChange: Condition {
  let words = "UIKit logs that a change comes while another one runs"

  func holds(at moment: Moment) -> Bool? {
    moment.event.map(moment.chapter.isChangeTooEarly)
  }
}

extension Chapter {
  /// Whether an event says that a change came too early, and not because the user touched the tab
  /// in which the stack is.
  fileprivate func isChangeTooEarly(_ number: Int) -> Bool {
    switch trace.events[number].what {
    case .warned(.dismissInProgress, _), .refused(.dismissInProgress, _): return true
    case .warned(.nestedTransition, let stack), .refused(.nestedTransition, let stack):
      guard let before, let index = before.index(of: stack) else { return true }
      // A stack that has left the window does not go on moving.
      guard !before.isBehindTabs(index) else { return false }
      guard case .tapTab(let tab, on: _) = action else { return true }
      return receiver(tab, in: before) != index
    default: return false
    }
  }
}

extension Tree {
  /// Whether somebody stands in a tab that is not the selected one.
  fileprivate func isBehindTabs(_ index: Int) -> Bool {
    zip(lineage(of: index), lineage(of: index).dropFirst()).contains { lower, upper in
      kind(at: upper) == .tabs && !nodes[lower].isPresented
        && nodes[upper].selected != controller(at: lower)
    }
  }
}

extension Catalog {
  /// Every invariant and relation of this release, and the rules that most apps want.
  ///
  /// It is for flows that a person drives: what steps do in code may well raise.
  public static let ofApps = standard.adding(
    .everythingPresentedIsSeen, .everythingPushedIsSeen, .oneChangeAtATime, .noSwipeAtTheRoot,
    .nothingRaises,
    .whatOpensOpensAgain, .screensBelowStayAsTheyAre, .tabsKeepTheirPlace,
    .anotherWidthClosesNoScreen, .lateAnswersCloseTheirOwnScreen, .swipesBeginAgain,
    .waysOutLeadOut,
    relating: .gestureTakenBackChangesNothing, .coverChangesNothing)
}
