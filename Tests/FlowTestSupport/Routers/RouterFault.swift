import FlowModel
import SegueSimulation

/// One way in which a router can be wrong, as routers of real apps were.
package enum RouterFault: String, CaseIterable, Sendable {
  /// The list loses its last entry whenever somebody goes back, even the only one.
  case popsTheLastRoute
  /// Everything is dismissed one by one from the top, and what is refused meanwhile is forgotten.
  case closesOneByOne
  /// Back is followed while a screen still goes back, so that two quick taps go back twice.
  case popsTwice
  /// Whoever goes back from the only screen is left with none.
  case emptiesTheStack
  /// A route goes when its screen is about to leave, whether or not the user changes their mind.
  case forgetsWhatMayComeBack
  /// A screen is presented on one that is about to go, and that it is refused goes unnoticed.
  case presentsOnWhatLeaves
  /// A screen is presented on the last route, which goes from the list only when it has gone.
  case presentsOnItsLastRoute
  /// Everything is presented on the router itself, and that it is refused goes unnoticed.
  case presentsOnAFixedHost
  /// What the router has not dismissed itself is taken to be there.
  case missesTheUsersExit
  /// Whoever dismisses something above the router ends all its routes.
  case anyDismissalEndsTheFlow
  /// After whoever dismissed something above the router it hears no request any more but links.
  case anyDismissalMakesItDeaf
  /// The router goes back, and counts that as the user's going back once more.
  case countsItsOwnPop
  /// The way home dismisses what is presented and leaves the stack as it is.
  case homeKeepsTheStack
  /// Every tab's stack follows a link, also those behind.
  case neighboursFollowTheLink
  /// The way home leads over the first tab.
  case homeSelectsTheFirstTab
  /// Closing everything closes what the router's screens have presented by themselves, too.
  case closesWhatOthersPresent
  /// Closing everything closes the first of what is presented, and what stands on that.
  case closesTheFirstTower
  /// Links are presented on top of everything, although they belong into the stack.
  case presentsLinks
  /// Links go on top of the stack, also where something is presented above it.
  case buriesLinks
  /// A request that comes while the user dismisses something waits for the router's own dismissal.
  case waitsForTheUser
  /// Nobody hears that there was nothing to close.
  case nothingToCloseIsSilent
  /// Whoever goes back without animation hears nothing.
  case suddenBackIsSilent
  /// That a screen is shown is told when it was pushed, and when the stack tells so.
  case shownIsToldTwice

  /// Whoever goes back where nothing can be gone back to loses what is presented.
  case backClosesThePresented
  /// Whoever closes what is presented also finds the stack at its root.
  case closingEmptiesTheStack
  /// Where nothing is presented, closing everything closes what the router itself stands in.
  case closesItself
  /// After a back swipe that was taken back the router says that it can neither push nor go back.
  case cancelledSwipeKeepsItBusy
  /// Everything is presented on the router itself, which says that it cannot when it presents
  /// already.
  case presentsOnItselfAlone
  /// Everything is presented on the screen that presented last, as long as that is in the window.
  case remembersWhoPresents
  /// A screen is pushed by the router and by whom it asks to, so that it is pushed twice.
  case pushesTwice
  /// A screen whose view has been loaded before is taken to be there.
  case pushesAScreenOnce
  /// What is pushed below something that is presented is said to be impossible.
  case refusesAndPushes
  /// What is presented is in the list from the top.
  case listsTheTopFirst
  /// A screen that is presented on another presented one is in the list twice.
  case listsThePresentedTwice
  /// What is asked for while everything is being closed is said to be shown, and forgotten.
  case forgetsWhatWaits
  /// A link that comes before the app is active is forgotten.
  case inactiveLinkIsForgotten
  /// A screen that was taken off before it could be shown is said to be shown.
  case overtakenIsShown
  /// What is asked for while another request is under way is followed in the reverse order.
  case followsTheLastFirst

  /// The invariants that may report the fault besides.
  package var alsoBroken: Set<InvariantID> {
    [.homeKeepsTheStack, .popsTwice].contains(self) ? ["router.follows-requests-in-order"] : []
  }

  /// The invariant that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .popsTheLastRoute, .closesOneByOne, .forgetsWhatMayComeBack, .missesTheUsersExit,
      .anyDismissalEndsTheFlow, .countsItsOwnPop, .listsThePresentedTwice, .listsTheTopFirst:
      "router.routes-match-the-tree"
    case .popsTwice, .emptiesTheStack, .homeKeepsTheStack, .presentsLinks, .backClosesThePresented,
      .closingEmptiesTheStack, .closesItself, .cancelledSwipeKeepsItBusy, .presentsOnItselfAlone,
      .remembersWhoPresents, .pushesAScreenOnce, .refusesAndPushes, .homeSelectsTheFirstTab,
      .closesWhatOthersPresent, .closesTheFirstTower:
      "router.does-what-it-is-asked"
    case .forgetsWhatWaits, .followsTheLastFirst, .overtakenIsShown:
      "router.follows-requests-in-order"
    case .pushesTwice:
      "obligation.legal-steps-raise-nothing"
    case .neighboursFollowTheLink, .buriesLinks:
      "outside.link-shows-its-scene"
    case .presentsOnWhatLeaves, .presentsOnItsLastRoute, .presentsOnAFixedHost,
      .anyDismissalMakesItDeaf, .waitsForTheUser, .nothingToCloseIsSilent, .suddenBackIsSilent,
      .shownIsToldTwice, .inactiveLinkIsForgotten:
      "obligation.resolves-exactly-once"
    }
  }

  /// The classes that come along, with the faulty router in the place of the healthy one.
  package var classes: [RegisteredClass] {
    RegisteredClass.containers.map { $0.offer.name == "RouterController" ? faultyRouter : $0 }
  }

  private var faultyRouter: RegisteredClass {
    RegisteredClass(RouterController.self, declaring: Contract()) { makeRouter() }
  }

  private func makeRouter() -> RouterController {
    switch self {
    case .popsTheLastRoute: EmptyingRouter()
    case .closesOneByOne: HastilyClosingRouter()
    case .popsTwice: DoublePoppingRouter()
    case .emptiesTheStack: BottomlessRouter()
    case .forgetsWhatMayComeBack: HastyRouter()
    case .presentsOnWhatLeaves: SleepwalkingRouter()
    case .presentsOnItsLastRoute: LateRouter()
    case .presentsOnAFixedHost: FixedHostRouter()
    case .missesTheUsersExit: TrustingRouter()
    case .anyDismissalEndsTheFlow: DramaticRouter()
    case .anyDismissalMakesItDeaf: DeafRouter()
    case .countsItsOwnPop: DoubleCountingRouter()
    case .homeKeepsTheStack: HalfwayHomeRouter()
    case .homeSelectsTheFirstTab: FirstTabRouter()
    case .closesWhatOthersPresent: GreedyRouter()
    case .closesTheFirstTower: OneTowerRouter()
    case .listsTheTopFirst: ReversedRouter()
    case .neighboursFollowTheLink: SharingRouter()
    case .presentsLinks: PresentingRouter()
    case .buriesLinks: BuryingRouter()
    case .waitsForTheUser: PatientRouter()
    case .suddenBackIsSilent: SuddenRouter()
    case .nothingToCloseIsSilent: SilentRouter()
    case .backClosesThePresented: ClosingRouter()
    case .closingEmptiesTheStack: SweepingRouter()
    case .closesItself: LeavingRouter()
    case .shownIsToldTwice: EchoingRouter()
    case .cancelledSwipeKeepsItBusy: BusyRouter()
    case .presentsOnItselfAlone: LonelyRouter()
    case .remembersWhoPresents: RememberingRouter()
    case .pushesTwice: EagerRouter()
    case .pushesAScreenOnce: OnceRouter()
    case .refusesAndPushes: TwoFacedRouter()
    case .listsThePresentedTwice: DoublingRouter()
    case .forgetsWhatWaits: ForgetfulRouter()
    case .inactiveLinkIsForgotten: SleepyRouter()
    case .overtakenIsShown: BoastfulRouter()
    case .followsTheLastFirst: StackingRouter()
    }
  }
}
