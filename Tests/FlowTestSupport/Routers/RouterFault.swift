import FlowModel
import SegueSimulation

/// One way in which a router can be wrong, as routers of real apps were.
package enum RouterFault: String, CaseIterable, Sendable {
  /// The list loses its last entry whenever somebody goes back, even the only one.
  case popsTheLastRoute
  /// Everything is dismissed one by one from the top, and what is refused meanwhile is forgotten.
  case closesOneByOne
  /// A route goes when its screen is about to leave, whether or not the user changes their mind.
  case forgetsWhatMayComeBack
  /// A screen is presented on one that is about to go, and that it is refused goes unnoticed.
  case presentsOnWhatLeaves
  /// Everything is presented on the router itself, and that it is refused goes unnoticed.
  case presentsOnAFixedHost
  /// What the router has not dismissed itself is taken to be there.
  case missesTheUsersExit
  /// Whoever dismisses something above the router ends all its routes.
  case anyDismissalEndsTheFlow
  /// The router goes back, and counts that as the user's going back once more.
  case countsItsOwnPop
  /// The way home dismisses what is presented and leaves the stack as it is.
  case homeKeepsTheStack
  /// All routers of a tab bar take on a link to one of them.
  case neighboursFollowTheLink
  /// A request that comes while the user dismisses something waits for the router's own dismissal.
  case waitsForTheUser
  /// Nobody hears that there was nothing to close.
  case nothingToCloseIsSilent
  /// That a screen is shown is told when it was pushed, and when the stack tells so.
  case shownIsToldTwice

  /// The invariant that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .popsTheLastRoute, .closesOneByOne, .forgetsWhatMayComeBack, .missesTheUsersExit,
      .anyDismissalEndsTheFlow, .countsItsOwnPop, .homeKeepsTheStack, .neighboursFollowTheLink:
      "router.routes-match-the-tree"
    case .presentsOnWhatLeaves, .presentsOnAFixedHost, .waitsForTheUser, .nothingToCloseIsSilent,
      .shownIsToldTwice:
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
    case .forgetsWhatMayComeBack: HastyRouter()
    case .presentsOnWhatLeaves: SleepwalkingRouter()
    case .presentsOnAFixedHost: FixedHostRouter()
    case .missesTheUsersExit: TrustingRouter()
    case .anyDismissalEndsTheFlow: DramaticRouter()
    case .countsItsOwnPop: DoubleCountingRouter()
    case .homeKeepsTheStack: HalfwayHomeRouter()
    case .neighboursFollowTheLink: SharingRouter()
    case .waitsForTheUser: PatientRouter()
    case .nothingToCloseIsSilent: SilentRouter()
    case .shownIsToldTwice: EchoingRouter()
    }
  }
}
