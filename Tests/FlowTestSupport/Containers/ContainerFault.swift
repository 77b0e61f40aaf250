import FlowModel
import SegueSimulation

/// One way in which a container of an app's own can be wrong, as containers of real apps were.
package enum ContainerFault: String, CaseIterable, Sendable {
  /// A drawer that is the window's root never makes its children its own.
  case rootKeepsNoChildren
  /// A bar highlights what an unwind asks about before anybody has answered.
  case highlightsTooEarly
  /// A bar follows its own items, and not what is selected in code.
  case barMissesSelection
  /// A pager keeps a list of its pages, and a page that is added later is not in it.
  case pageListIsStale
  /// A drawer makes a segue object of its own for every unwind, and that dismisses nothing.
  case ownSegueForEveryUnwind
  /// A pager that is to turn to the page in front takes it out and puts it in nowhere.
  case turnToItselfShowsNobody
  /// A pager does not turn to the page that an unwind leads to.
  case unwindTurnsNoPage
  /// A container sends to its presenter the dismissals that code asks of it with a completion,
  /// unless it presents what comes from another storyboard.
  case dismissalGoesToPresenter
  /// A drawer shows an unwind only what is in front.
  case menusAreKeptFromSearch
  /// A link says yes in place of what it stands for, and then gets the action itself.
  case linkTakesAction
  /// A link loads its view when it wakes up.
  case linkLoadsTooEarly
  /// A drawer forgets the completion when it is closed and nothing slides.
  case completionIsForgotten
  /// A panel runs the completion in the outer method and once more in the inner one.
  case completionRunsTwice
  /// A panel that gets the content that it has takes it away.
  case replacesItselfAway
  /// A drawer that is sliding something in keeps the next for later, whoever asks.
  case adoptsOneAfterTheOther
  /// A panel without content does not tell the first that it has moved there.
  case arrivalIsUntold
  /// A panel tells new content by hand that it will move there, and is told to as well.
  case arrivalIsAnnouncedTwice
  /// A panel without panels takes its content off without telling it before.
  case departureIsUntold
  /// A panel tells new content by hand that it appears, and is told to as well.
  case appearanceIsToldTwice
  /// A panel tells new content that appears without animation that it appears, twice.
  case suddenAppearanceIsToldTwice
  /// A pager that turns without animation forgets the completion.
  case suddenTurnForgetsCompletion
  /// A panel makes itself the delegate of what it presents, and does not ask how that adapts.
  case adaptationIsNotAsked
  /// An open drawer closes for what is presented, when its view disappears.
  case closesWhenItDisappears

  /// A panel keeps the content that was exchanged as one of its panels.
  case formerContentStays
  /// A panel takes the content that was exchanged for one of its panels after a while.
  case formerContentReturns
  /// A panel that lets the content that was exchanged slide away remembers one of them only.
  case overtakenContentStays
  /// A pager dismisses what it presents when it turns with animation.
  case turningDismisses
  /// A pager that turns with animation shows the page once more when it has turned, also when it
  /// has been turned to another one meanwhile.
  case overtakenTurnWins
  /// A pager that turns with animation turns to each page between.
  case turnPassesPagesBetween
  /// A pager keeps from its pages that the window gets another width.
  case pagesHearNoSize
  /// A drawer keeps from its children that the traits of the window change.
  case childrenHearNoTraits
  /// A pager does not save which page is in front.
  case launchForgetsThePage
  /// A panel takes its panels off along with the content that is exchanged.
  case contentTakesPanelsAlong
  /// A drawer takes what covers a container of it for its own, and dismisses it for a new main
  /// child.
  case mainDismissesWhatCovers
  /// A panel that is given back the content that it had last says that it has it, and does nothing.
  case formerContentIsRefused
  /// A panel that is given the content which it has takes that off and puts it on again.
  case contentIsPutOnAgain
  /// A drawer has the child in front present what it is to present itself.
  case frontPresentsForIt

  /// The invariant that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .rootKeepsNoChildren, .highlightsTooEarly, .barMissesSelection, .pageListIsStale,
      .turnToItselfShowsNobody:
      "container.declared-state-matches-tree"
    case .ownSegueForEveryUnwind, .unwindTurnsNoPage: "unwind.clears-what-is-above"
    case .dismissalGoesToPresenter: "presentation.dismiss-leaves-what-is-below"
    case .menusAreKeptFromSearch: "unwind.reaches-nearest-implementer"
    case .linkTakesAction: "unwind.answer-is-kept"
    case .linkLoadsTooEarly: "segue.prepares-before-load"
    case .completionIsForgotten, .completionRunsTwice, .suddenTurnForgetsCompletion:
      "obligation.resolves-exactly-once"
    case .arrivalIsUntold, .arrivalIsAnnouncedTwice, .departureIsUntold:
      "container.children-are-told-of-parents"
    case .turningDismisses, .turnPassesPagesBetween: "branch.selection-keeps-branches"
    case .pagesHearNoSize, .childrenHearNoTraits: "size.change-keeps-everybody"
    case .replacesItselfAway, .formerContentStays, .formerContentIsRefused, .overtakenTurnWins,
      .overtakenContentStays:
      "container.change-is-carried-out"
    case .formerContentReturns: "transition.who-was-taken-stays-away"
    case .adoptsOneAfterTheOther: "trigger.second-touch-begins-nothing"
    case .appearanceIsToldTwice, .suddenAppearanceIsToldTwice:
      "appearance.callbacks-are-balanced"
    case .adaptationIsNotAsked: "presentation.adapts-to-the-size"
    case .closesWhenItDisappears: "presentation.changes-nothing-below"
    case .launchForgetsThePage: "outside.restore-shows-what-was-saved"
    case .frontPresentsForIt: "presentation.presenter-is-the-nearest-context"
    case .contentTakesPanelsAlong, .mainDismissesWhatCovers, .contentIsPutOnAgain:
      "container.change-leaves-the-rest"
    }
  }

  /// The invariants that may report the fault besides, in other flows.
  package var alsoBroken: Set<InvariantID> {
    switch self {
    // An unwind that leads to the page in front, or into it, leaves it where nobody sees it.
    case .turnToItselfShowsNobody: ["unwind.clears-what-is-above"]
    default: []
    }
  }

  /// The containers that come along, with the faulty one in the place of the healthy one.
  package var containers: [RegisteredClass] {
    let faulty = faultyClass
    return RegisteredClass.containers.map {
      $0.offer.name == faulty.offer.name ? faulty : $0
    }
  }

  /// The faulty class, under the name of the healthy one.
  package var faultyClass: RegisteredClass {
    switch self {
    case .rootKeepsNoChildren: drawer { RootlessDrawer(script: $0) }
    case .ownSegueForEveryUnwind: drawer { SlidingDrawer(script: $0) }
    case .dismissalGoesToPresenter: drawer { DelegatingDrawer(script: $0) }
    case .menusAreKeptFromSearch: drawer { SecretiveDrawer(script: $0) }
    case .completionIsForgotten: drawer { ForgetfulDrawer(script: $0) }
    case .highlightsTooEarly: bar { HastyBar(script: $0) }
    case .barMissesSelection: bar { DeafBar(script: $0) }
    case .pageListIsStale: pager { ListKeepingPager(script: $0) }
    case .turnToItselfShowsNobody: pager { BlankingPager(script: $0) }
    case .unwindTurnsNoPage: pager { StubbornPager(script: $0) }
    case .linkTakesAction: link { PresumptuousLink(script: $0) }
    case .linkLoadsTooEarly: link { EagerLink(script: $0) }
    case .completionRunsTwice: panel { EchoingPanel(script: $0) }
    case .replacesItselfAway: panel { CarelessPanel(script: $0) }
    case .adoptsOneAfterTheOther: drawer { QueueingDrawer(script: $0) }
    case .arrivalIsUntold: panel { SilentPanel(script: $0) }
    case .arrivalIsAnnouncedTwice: panel { AnnouncingPanel(script: $0) }
    case .departureIsUntold: panel { AbruptPanel(script: $0) }
    case .appearanceIsToldTwice: panel { MeddlingPanel(script: $0) }
    case .suddenAppearanceIsToldTwice: panel { SuddenPanel(script: $0) }
    case .suddenTurnForgetsCompletion: pager { SuddenPager(script: $0) }
    case .adaptationIsNotAsked: panel { SoundproofPanel(script: $0) }
    case .formerContentStays: panel { HoardingPanel(script: $0) }
    case .formerContentReturns: panel { RevivingPanel(script: $0) }
    case .formerContentIsRefused: panel { UnforgivingPanel(script: $0) }
    case .turningDismisses: pager { DismissivePager(script: $0) }
    case .turnPassesPagesBetween: pager { LeafingPager(script: $0) }
    case .pagesHearNoSize: pager { SizelessPager(script: $0) }
    case .childrenHearNoTraits: drawer { TraitlessDrawer(script: $0) }
    case .overtakenContentStays: panel { LeavingPanel(script: $0) }
    case .overtakenTurnWins: pager { LaggingPager(script: $0) }
    case .closesWhenItDisappears: drawer { FleetingDrawer(script: $0) }
    case .launchForgetsThePage: pager { ForgetfulPager(script: $0) }
    case .contentTakesPanelsAlong: panel { SweepingPanel(script: $0) }
    case .mainDismissesWhatCovers: drawer { JealousDrawer(script: $0) }
    case .contentIsPutOnAgain: panel { ReloadingPanel(script: $0) }
    case .frontPresentsForIt: drawer { DeputingDrawer(script: $0) }
    }
  }
}

private func drawer(_ make: @escaping @Sendable (Script) -> DrawerController) -> RegisteredClass {
  RegisteredClass(DrawerController.self, childCounts: 0...3, make: make)
}

private func bar(_ make: @escaping @Sendable (Script) -> BarController) -> RegisteredClass {
  RegisteredClass(BarController.self, childCounts: 0...3, make: make)
}

private func pager(_ make: @escaping @Sendable (Script) -> PagerController) -> RegisteredClass {
  RegisteredClass(PagerController.self, childCounts: 0...3, make: make)
}

private func link(_ make: @escaping @Sendable (Script) -> LinkController) -> RegisteredClass {
  RegisteredClass(LinkController.self, childCounts: 0...1, make: make)
}

private func panel(
  _ make: @escaping @Sendable (Script) -> FloatingPanelController
) -> RegisteredClass {
  RegisteredClass(FloatingPanelController.self, childCounts: 0...2, make: make)
}
