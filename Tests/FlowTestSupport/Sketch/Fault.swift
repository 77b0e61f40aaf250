import FlowModel

/// One way in which a sketch engine can be wrong on purpose.
package enum Fault: String, CaseIterable, Sendable {
  /// The children of a controller are offered to an unwind in reverse order.
  case searchReversed
  /// From a presented controller the search goes straight past the one that asked for it.
  case presenterSkipped
  /// The search does not stop at the first implementer and takes the last one.
  case farthestImplementer
  /// Everybody who is asked in a search is asked two times.
  case askedTwice

  /// A segue is performed although its source refused it.
  case refusedTriggerPerforms
  /// A refused segue swallows what the control would have fired after it.
  case refusalStopsOtherActions
  /// `performSegue` asks the source, and obeys.
  case codeAsks
  /// A control fires its segue without asking the source.
  case wiredDoesNotAsk
  /// A control works while what it has set in motion moves.
  case touchNotSwallowed
  /// While anything moves, every touch is swallowed.
  case movementSwallowsAllTouches

  /// The segue object is made two times.
  case segueObjectTwice
  /// The source prepares when the segue has been performed.
  case prepareAfterPerform
  /// The source prepares two times.
  case prepareTwice
  /// The destination is told to prepare in place of the source.
  case prepareOnDestination
  /// The system tells that the source prepares, and the source does not hear of it.
  case prepareUnheard
  /// The view of a destination is loaded when its source prepares it.
  case viewLoadedBeforePrepare
  /// From the second time on, a segue leads to the instance that it made first.
  case destinationReused
  /// A fresh instance is shown in place of the one that was prepared.
  case showsAnotherInstance

  /// A segue action is not asked.
  case segueActionForgotten
  /// A segue action is asked two times.
  case segueActionTwice
  /// A segue action is asked when the storyboard has made the destination.
  case segueActionTooLate

  /// A view that loads performs no embed segue.
  case embedForgotten
  /// The embed segues are performed when the source already counts as loaded.
  case embedsAfterLoading
  /// What is embedded is not made a child.
  case embedNotAdded
  /// What is embedded is made a child before its view is loaded.
  case embedAddsUnloaded

  /// An unwind that nobody implements dismisses its source.
  case unwindWithoutImplementerDismisses
  /// An unwind past several presentations removes only the topmost one.
  case oneModalOfSeveralRemoved
  /// An unwind leaves the selection of a tab bar controller as it is.
  case tabNotSelected
  /// An unwind calls its destination, too, to go on to itself.
  case unwindCallsDestination
  /// An unwind leaves a stack as it is.
  case stackNotPopped
  /// An unwind removes the entry that it should have cut the stack back to.
  case popsOneTooMany

  /// The unwind action is delivered two times.
  case actionTwice
  /// The unwind action is not delivered.
  case actionNever
  /// The unwind action is delivered to the parent of the destination.
  case actionToContainer
  /// The system tells that the action is delivered, and the destination does not hear of it.
  case actionUnheard

  /// A popover stays a popover in a compact window.
  case popoverStays
  /// What a regular window should show in its own form keeps the form of the compact one.
  case formKept
  /// A class that has a controller replaced in a compact window is not asked.
  case replacementForgotten
  /// A presentation inside a container does not hear of a change of width.
  case containedPresentationNotTold
  /// What is presented is not told that the window gets another width.
  case presentedMissesTheWidth
  /// The window's root is told twice that the window gets another width.
  case rootHearsTheWidthTwice
  /// The secondary column that nobody takes when a split view controller collapses is lost.
  case secondaryLost
  /// A stack takes the secondary column that a delegate has discarded.
  case discardedColumnTaken
  /// The stack that has taken a secondary column does not give it back.
  case detailStaysOnStack

  /// Whoever is to go back to somebody who is not on the stack stays, and nothing is raised.
  case foreignPopIsIgnored
  /// A stack takes another stack.
  case stackTakesStacks
  /// A controller that a stack was cut back to calls the one that lay on top its parent.
  case parentLinkStale
  /// A navigation controller claims the stack that it had one operation ago.
  case staleStackClaim
  /// A tab bar controller claims the selection that it had one operation ago.
  case selectionClaimStale
  /// A tab that moves elsewhere stays selected.
  case leavingTabStaysSelected
  /// Contexts count for nothing: the outermost container presents.
  case contextPassed
  /// What covers the screen stays inside a nested context.
  case screenCoveredFromInside
  /// A dismissal also takes what presents, when that is presented itself.
  case dismissalTakesPresenter
  /// Who is told to dismiss again, while what they present goes, goes themselves.
  case repeatedDismissalTakesReceiver
  /// A class that adopts what is shown is not asked.
  case showPassesAdopter
  /// The outermost stack shows, and not the nearest.
  case showReachesOutermostStack
  /// Whoever leaves a tab finds its stack at the root.
  case leavingTabPopsItsStack
  /// The presenter is remembered in place of the controller that asked.
  case callerMistaken

  /// A stack keeps the controller that was popped last.
  case keepsWhatItPopped
  /// The back button takes off two controllers.
  case backPopsTwo
  /// The back button takes off the root.
  case backPopsRoot
  /// The back button works while the stack is moving.
  case backNotSwallowed

  /// What an unwind dismisses is reported to the delegate as if the user had left.
  case unwindTellsDelegate
  /// The delegate is told that the user has left although they took it back.
  case didDismissAfterCancel
  /// The delegate is not told that the user has left.
  case didDismissDropped
  /// The delegate is told two times that the user will leave.
  case willDismissTwice
  /// The delegate is not told that the user has tried to leave.
  case attemptNotTold
  /// The delegate of a stack is told that it shows what a swipe that was taken back led to.
  case takenBackIsShown
  /// The user can leave what is modal.
  case modalNotObeyed
  /// A touch outside of a popover also dismisses what the popover stands on.
  case tapOutsideDismissesTwo

  /// A back swipe that is cancelled has popped all the same.
  case cancelKeepsPopped
  /// A back swipe that is cancelled while something else moves has popped all the same.
  case cancelWhileMovingKeepsPopped
  /// A sheet that comes back no longer knows who asked for it.
  case cancelForgetsCaller
  /// What the user swipes away is gone when an alert takes the swipe from them.
  case alertTakesTheSwiped
  /// A stack goes on moving although the swipe was cancelled.
  case cancelKeepsMoving
  /// An animator completes the transition although the user has taken it back.
  case cancelIsCompleted
  /// What the user has taken back of an animator's pop stays popped.
  case takenBackStaysPopped

  /// A gesture that is not ended by the user is never ended.
  case gestureNeverEnds
  /// A push during a push is never ended.
  case nestedPushNeverEnds
  /// What code pushes on a stack that moves waits for the end of the movement.
  case pushWaitsForTheStack
  /// A sheet that the user lets go of goes all the same.
  case cancelKeepsDismissed
  /// What is presented on a controller that goes waits until that comes.
  case presentationWaitsForWhatGoes
  /// A controller that refuses to present while it goes is kept by what it has refused.
  case refusalKeepsPresenter
  /// A split view controller that is covered hears of the width of the window only when it is
  /// uncovered and something else is done than to present or to dismiss.
  case coveredSplitNotTold
  /// A segue shows its destination first and then an intermediate controller that is shown, too.
  case destinationBeforeIntermediate
  /// The destination appears whatever the intermediate flow reports.
  case destinationAfterFailure
  /// The destination never appears.
  case destinationForgotten
  /// The failure of an intermediate flow takes its source away with it.
  case failureTakesSourceAlong
  /// The destination is pushed on top of the intermediate flow, which stays.
  case intermediateLeftInStack
  /// The delegate is told of a presentation although there is none.
  case willPresentForShow
  /// The delegate is asked two times what a report counts for.
  case completedTwice
  /// The delegate is asked what a report counts for when everything has happened.
  case completedAfterwards

  /// A transition with an animator of its own is never completed.
  case animatorForgotten
  /// An animator is told two times that its transition has been completed.
  case animationEndedTwice
  /// The delegate of a stack is told two times who will be shown.
  case willShowTwice
  /// The delegate of a stack is not told who is shown.
  case didShowDropped

  /// What a controller performs while it is called waits for the end of the step.
  case nestedSegueDelayed
  /// What a controller performs while it is called is forgotten.
  case nestedSegueForgotten
  /// An alert is presented on the window's root, whether that presents something or not.
  case alertOnBusyRoot
  /// An alert takes away what stands on top and does not move.
  case alertReplacesTop
  /// A link is followed in the stack that lies below everything that is presented.
  case linkOpensBehind
  /// A link clears the stack before it pushes.
  case linkResetsStack
  /// What stands on top is gone when the app has gone to the background.
  case backgroundDismisses
  /// What is in flight when the app goes to the background stays in flight.
  case backgroundKeepsMoving
  /// When the app comes back every first tab is selected.
  case foregroundSelectsFirst
  /// What the former root presents is presented by the new one.
  case rootKeepsPresentation

  /// A restored tab bar controller has its first tab selected.
  case restoreForgetsSelection
  /// What was presented is not restored.
  case restoreForgetsPresentation
  /// Only the bottom of each stack is restored.
  case restoreCutsStacks
  /// Who asked for a presentation is not restored.
  case restoreForgetsCaller
  /// What is presented is restored over the full screen, whatever its style was.
  case restoreForgetsStyle
  /// The root that is there is kept when everything is restored below it.
  case restoreKeepsTheRoot

  /// After a presentation that was refused, code can present nothing any more.
  case refusalKeepsBusy
  /// After the user has pulled a sheet down, code can push nothing new any more.
  case pullKeepsStacksBusy
  /// After a stack was cut to its root, code can dismiss nothing any more.
  case popToRootKeepsBusy

  /// What a container presents itself, and not for a child, is full screen when nobody has chosen
  /// a style.
  case ownSheetIsFullScreen
  /// A segue that is not animated is animated all the same.
  case unanimatedSegueMoves
  /// A presentation is never animated.
  case presentationEndsAtOnce
  /// The completion of a dismissal that is not animated is forgotten.
  case unanimatedDismissalForgetsCompletion
  /// A popover of a segue that is not animated does not know its source.
  case unanimatedPopoverHasNoSource
  /// A push makes the sheet that it happens in full screen.
  case pushMakesSheetFullScreen
  /// What a dismissal uncovers is full screen from then on.
  case dismissalMakesFullScreen
  /// A popover that comes back from a compact window is a sheet.
  case popoverComesBackAsSheet
  /// The back button makes the sheet that it is in full screen.
  case backMakesSheetFullScreen
  /// What the user uncovers by leaving a sheet is full screen from then on.
  case pullMakesFullScreen

  /// A dismissal of what is on its way already forgets its completion.
  case dismissalInFlightForgetsCompletion
  /// What is presented inside a replacement runs its completion two times.
  case replacedPresentationCompletesTwice
  /// A presentation that is refused runs its completion all the same.
  case refusedPresentationCompletes
  /// The completion of a dismissal that takes several layers runs when the movement begins.
  case dismissalOfTowerCompletesEarly
  /// Of what a dismissal takes only the lowest layer counts as going.
  case upperLayersCountAsResting
  /// A dismissal takes what is presented, and what that presents stays.
  case dismissalLeavesTheTop
  /// A segue presents its destination in the style that this has of its own.
  case segueStyleIgnored
  /// A tab cannot be selected while something covers the tab bar controller.
  case coveredTabsKeepSelection
  /// What code pushes while the user swipes back is dropped.
  case pushDuringSwipeDropped
  /// A link that comes while something moves is dropped.
  case linkInFlightDropped
  /// Whatever lies on top of a stack becomes the secondary column when the window gets wider.
  case expansionTakesTheTop
  /// A detail that was popped is the secondary column again when the window gets wider.
  case poppedDetailComesBack
  /// What the secondary column presents is gone when a split view controller has collapsed.
  case collapseDropsPresentation
  /// A split view controller with one column presents a detail, whatever that column is.
  case collapsedSplitPresentsDetail
  /// Whichever column asks to show something, the primary one is replaced.
  case showReplacesPrimary

  /// A split view controller with one column has nobody to take back when it is restored.
  case restoreForgetsDetail
  /// A restored popover no longer knows where it came from.
  case restoreForgetsPopoverSource
  /// What was saved is gone when the app goes to the background.
  case backgroundForgetsSavedState

  /// Every first tab is selected when the window gets wider.
  case wideningSelectsFirstTab
  /// What lies above the detail is gone when the secondary column comes back.
  case expansionDropsWhatLiesAbove
  /// What a child presents is presented by its outermost container when the window gets wider; what
  /// stands in columns is spared.
  case sizeMovesPresentation
  /// A replacement does not remember who asked for what it replaces.
  case replacementForgetsCaller
  /// A stack puts the secondary column that it takes below its top.
  case columnLandsBelowTheTop

  /// The way back to the root also dismisses what covers the stack.
  case popToRootDismissesWhatCovers
  /// What a controller presents stays when it is popped.
  case popLeavesPresentation
  /// A child is added before all others.
  case addGoesFirst
  /// A push selects the tab that the stack stands in.
  case pushSelectsItsTab

  /// A sheet that the user has let go of once cannot be pulled any more.
  case cancelledPullDeafensSheet
  /// A sheet that the user has let go of once counts as one that goes, and code cannot dismiss it.
  case cancelledPullKeepsSheetBusy
  /// What the user uncovers by leaving a sheet loads its view once more.
  case pullLoadsAgain
  /// After a dismissal nothing that was below can be touched.
  case dismissalDeafensControls
  /// The delegate is told that the user has left when they begin to.
  case didDismissTooEarly

  /// What the user goes through with pops one more.
  case finishPopsTwo
  /// What the user goes through with selects every first tab.
  case finishSelectsFirstTab
  /// What is being dismissed stays when the window gets another width.
  case resizeRevivesDismissed
  /// What is being presented without an animator is gone when a tab is selected.
  case selectionDropsPresentation
  /// A tab that is selected while something moves is left again when that has come to its end.
  case selectionInFlightReverted
  /// What is being pushed on a stack is gone when another tab is selected.
  case selectionDropsThePushed
  /// What is presented while something moves is dropped.
  case presentationInFlightDropped
  /// What is to be shown while something moves is dropped.
  case showInFlightDropped
  /// A segue that presents is performed while something moves, and presents nothing.
  case presentingSegueInFlightDropped
  /// An unwind past several presentations, while something moves, dismisses only the topmost one.
  case unwindInFlightDismissesTheTop
  /// An unwind while something moves delivers its action and nothing else.
  case unwindInFlightOnlyDelivers
  /// Code performs no segue of a controller that is covered or hidden.
  case coveredSourcePerformsNothing

  /// Who was presented before is presented again in the form that they were shown in then.
  case comebackKeepsItsForm
  /// Who was presented before is refused when they are to be presented again.
  case comebackIsRefused
  /// Who was popped off a stack by its last change cannot be pushed on it again while something
  /// moves or it is not in front.
  case comebackIsNotPushed

  /// A back swipe goes on when code changes the stack.
  case swipeOutlivesPush

  /// A tab bar controller that is made has its last tab in front.
  case lastTabIsInFront
  /// The children of a scene come in the reverse order.
  case childrenComeInReverse
}
