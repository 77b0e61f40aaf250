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
  public static let oneChangeAtATime = Invariant("One change at a time") {
    $0.never(.logged(.nestedTransition) || .logged(.dismissInProgress))
  }

  /// The app calls nothing that raises in UIKit.
  public static let nothingRaises = Invariant("Nothing raises") { $0.never(.happens(.misuse)) }
}

extension Catalog {
  /// Every invariant and relation of this release, and the rules that most apps want.
  ///
  /// It is for flows that a person drives: what steps do in code may well raise.
  public static let ofApps = standard.adding(
    .everythingPresentedIsSeen, .oneChangeAtATime, .nothingRaises, .whatOpensOpensAgain)
}
