import FlowModel

extension Fault {
  /// The invariants that may report the fault besides, in other flows.
  package var alsoBroken: Set<InvariantID> {
    switch self {
    case .coveredSplitNotTold: ["outside.restore-shows-what-was-saved"]
    case .upperLayersCountAsResting: ["presentation.completion-runs-once"]
    case .destinationReused: ["outside.link-shows-its-scene", "size.change-keeps-everybody"]
    default: []
    }
  }

  /// The invariant that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .searchReversed, .presenterSkipped, .farthestImplementer, .askedTwice:
      "unwind.reaches-nearest-implementer"
    case .refusedTriggerPerforms: "trigger.refusal-stops-segue"
    case .refusalStopsOtherActions: "trigger.refusal-spares-other-actions"
    case .codeAsks: "trigger.code-never-asks"
    case .lastTabIsInFront, .childrenComeInReverse: "container.comes-as-its-scene-says"
    case .wiredDoesNotAsk: "trigger.wired-asks-source-once"
    case .touchNotSwallowed: "trigger.touch-reaches-what-rests"
    case .segueObjectTwice, .prepareAfterPerform, .prepareTwice, .prepareOnDestination,
      .prepareUnheard:
      "segue.prepares-once-before-perform"
    case .viewLoadedBeforePrepare: "segue.prepares-before-load"
    case .pullLoadsAgain: "appearance.view-loads-once"
    case .destinationReused, .showsAnotherInstance: "segue.shows-prepared-instance"
    case .segueActionForgotten, .segueActionTwice, .segueActionTooLate: "segue.asks-action-once"
    case .embedForgotten, .embedsAfterLoading, .embedNotAdded, .embedAddsUnloaded:
      "embed.performs-while-loading"
    case .unwindWithoutImplementerDismisses: "unwind.without-implementer-changes-nothing"
    case .oneModalOfSeveralRemoved, .tabNotSelected, .stackNotPopped, .popsOneTooMany,
      .unwindInFlightDismissesTheTop:
      "unwind.clears-what-is-above"
    case .unwindCallsDestination: "unwind.calls-each-on-the-way"
    case .popoverStays, .formKept, .replacementForgotten, .containedPresentationNotTold,
      .comebackKeepsItsForm:
      "presentation.adapts-to-the-size"
    case .secondaryLost, .detailStaysOnStack, .expansionTakesTheTop, .poppedDetailComesBack:
      "split.expands-as-it-collapsed"
    case .collapseDropsPresentation: "size.there-and-back-is-identity"
    case .backPopsTwo, .backPopsRoot, .backNotSwallowed: "exit.back-pops-exactly-one"
    case .unwindTellsDelegate, .didDismissAfterCancel, .didDismissDropped, .willDismissTwice,
      .attemptNotTold, .modalNotObeyed, .didDismissTooEarly:
      "exit.user-callbacks-only-for-the-user"
    case .dismissalInFlightForgetsCompletion, .replacedPresentationCompletesTwice,
      .refusedPresentationCompletes, .dismissalOfTowerCompletesEarly,
      .unanimatedDismissalForgetsCompletion:
      "presentation.completion-runs-once"
    case .segueStyleIgnored: "presentation.keeps-its-style"
    case .tapOutsideDismissesTwo: "exit.leaves-what-is-below"
    case .alertTakesTheSwiped, .cancelKeepsPopped, .cancelKeepsDismissed, .cancelForgetsCaller,
      .cancelKeepsMoving, .cancelIsCompleted, .takenBackStaysPopped, .cancelWhileMovingKeepsPopped:
      "transition.cancel-restores-everything"
    case .animationEndedTwice, .willShowTwice, .didShowDropped, .takenBackIsShown:
      "transition.is-told-at-both-ends"
    case .gestureNeverEnds, .nestedPushNeverEnds, .animatorForgotten, .presentationWaitsForWhatGoes:
      "transition.settles"
    case .contextPassed, .screenCoveredFromInside, .upperLayersCountAsResting:
      "presentation.presenter-is-the-nearest-context"
    case .dismissalTakesPresenter, .repeatedDismissalTakesReceiver:
      "presentation.dismiss-leaves-what-is-below"
    case .showPassesAdopter, .showReachesOutermostStack, .collapsedSplitPresentsDetail,
      .showReplacesPrimary, .showInFlightDropped:
      "show.reaches-the-nearest-container"
    case .swipeOutlivesPush, .pushWaitsForTheStack, .pushDuringSwipeDropped, .comebackIsNotPushed:
      "navigation.stack-follows-every-call"
    case .coveredSplitNotTold, .columnLandsBelowTheTop, .discardedColumnTaken:
      "split.collapses-with-the-window"
    case .actionTwice, .actionNever, .actionToContainer, .actionUnheard:
      "unwind.delivers-action-once"
    case .foreignPopIsIgnored, .stackTakesStacks: "obligation.misuse-raises"
    case .parentLinkStale, .staleStackClaim, .selectionClaimStale, .leavingTabStaysSelected,
      .callerMistaken, .replacementForgetsCaller:
      "tree.is-well-formed"
    case .leavingTabPopsItsStack, .coveredTabsKeepSelection, .selectionInFlightReverted,
      .selectionDropsThePushed:
      "branch.selection-keeps-branches"
    case .destinationBeforeIntermediate, .destinationAfterFailure, .destinationForgotten:
      "intermediate.destination-appears-exactly-on-success"
    case .failureTakesSourceAlong: "intermediate.abort-leaves-the-source-as-it-was"
    case .intermediateLeftInStack: "intermediate.is-gone-afterwards"
    case .willPresentForShow, .completedTwice, .completedAfterwards:
      "intermediate.delegate-called-once-in-order"
    case .nestedSegueDelayed, .nestedSegueForgotten: "segue.nested-runs-at-once"
    case .alertOnBusyRoot, .alertReplacesTop: "outside.alert-stands-on-top"
    case .linkOpensBehind, .linkResetsStack, .linkInFlightDropped: "outside.link-shows-its-scene"
    case .backgroundDismisses, .backgroundKeepsMoving, .foregroundSelectsFirst,
      .backgroundForgetsSavedState:
      "outside.background-changes-nothing"
    case .rootKeepsPresentation: "outside.root-leaves-nothing"
    case .restoreForgetsSelection, .restoreForgetsPresentation, .restoreCutsStacks,
      .restoreForgetsCaller, .restoreForgetsStyle, .restoreKeepsTheRoot, .restoreForgetsDetail,
      .restoreForgetsPopoverSource:
      "outside.restore-shows-what-was-saved"
    case .keepsWhatItPopped, .refusalKeepsPresenter: "memory.removed-controllers-are-released"
    case .refusalKeepsBusy, .comebackIsRefused: "presentation.present-shows"
    case .pullKeepsStacksBusy: "navigation.push-lands-on-top"
    case .popToRootKeepsBusy, .dismissalLeavesTheTop, .cancelledPullKeepsSheetBusy:
      "presentation.dismiss-is-carried-out"
    case .ownSheetIsFullScreen: "window.wrapped-root-changes-nothing"
    case .unanimatedSegueMoves, .presentationEndsAtOnce: "transition.is-as-animated-as-asked"
    case .unanimatedPopoverHasNoSource: "transition.animation-changes-no-tree"
    case .pushMakesSheetFullScreen: "navigation.push-and-pop-change-nothing"
    case .dismissalMakesFullScreen: "presentation.present-and-dismiss-change-nothing"
    case .popoverComesBackAsSheet: "size.detour-changes-nothing"
    case .backMakesSheetFullScreen: "exit.back-does-what-pop-does"
    case .pullMakesFullScreen: "exit.swipe-does-what-dismiss-does"
    case .wideningSelectsFirstTab, .expansionDropsWhatLiesAbove, .sizeMovesPresentation,
      .presentedMissesTheWidth, .rootHearsTheWidthTwice:
      "size.change-keeps-everybody"
    case .popToRootDismissesWhatCovers, .popLeavesPresentation, .addGoesFirst, .pushSelectsItsTab:
      "container.change-leaves-the-rest"
    case .cancelledPullDeafensSheet, .dismissalDeafensControls, .movementSwallowsAllTouches:
      "trigger.touch-at-rest-is-heard"
    case .finishPopsTwo, .finishSelectsFirstTab, .resizeRevivesDismissed,
      .selectionDropsPresentation:
      "transition.ends-as-it-began"
    case .presentationInFlightDropped, .presentingSegueInFlightDropped, .unwindInFlightOnlyDelivers,
      .coveredSourcePerformsNothing:
      "obligation.no-call-is-dropped"
    }
  }
}
