import FlowModel

extension Catalog {
  /// Every invariant and relation of this release, and the rules that most apps want.
  ///
  /// These are no invariants of UIKit, which only logs what it refuses, and raises where the app is
  /// at fault. It is for flows that a person drives: what steps do in code may well raise.
  public static let ofApps = standard.adding(
    .everythingPresentedIsSeen, .everythingPushedIsSeen, .oneChangeAtATime, .noSwipeAtTheRoot,
    .nothingRaises, .whatOpensOpensAgain, .whatClosesClosesAgain, .screensBelowStayAsTheyAre,
    .tabsKeepTheirPlace, .anotherWidthClosesNoScreen, .lateAnswersCloseTheirOwnScreen,
    .swipesBeginAgain, .waysOutLeadOut, .touchesGetThroughAgain, .unwindsLeadSomewhere,
    .segueClassesLeadSomewhere, .whatComesAppears, .handlersAreCalled, .refreshingEnds,
    .nobodyIsLockedIn, .comingBackClosesNoScreen, .impatientTouchesOpenOnce,
    .nobodyIsPushedFromAnotherStack, .whatClosesClosesElsewhere, .indicatorsStopAgain,
    .lateAnswersLeaveTheTab, .whatSeguesShowIsSeen, .takenBackSwipesLeaveTheButtons,
    .signalsAreAnsweredOnce, .whatClosesClosesFromASearch, .locksStayInFront,
    .signalsOpenNothingTwice, .lateAnswersOpenWhereTheyWereAsked, .signalsNeedNothingToClose,
    .whatIsLeftBehindLeadsSomewhere, .barsThatATouchHidesComeBack, .containersDoNotRunEmpty,
    .whatDidSomethingDoesSo, .newTabsLeaveTheUserThere,
    relating: .gestureTakenBackChangesNothing, .coverChangesNothing,
    .anotherWidthAndBackChangesNothing, .anotherWidthAndBackShowsTheSame,
    .signalsGetThroughInFlight, .sheetsLeadWhereCoversLead, .swipingBackLeadsWhereBackLeads,
    .pullingDownLeadsWhereCancelLeads, .whatOpensOpensInNarrowWindows,
    .signalsAreAnsweredWhenTheyCome, .signalsGetThroughFromTheBackground, .hasteBringsNoMore,
    .answersReachWhoWasAway, .signalsGetThroughWhatIsOpen, .signalsLeadThereFromElsewhere,
    .tabsChosenInCodeAreRemembered)
}
