import FlowModel
import SegueKit
import SegueSimulation

/// One way in which a class of an app can be wrong: a plain one that says what it shows, or a
/// router that has declared nothing.
package enum AppFault: String, CaseIterable, Sendable {
  /// A stack that is to go back to its root goes back by one.
  case rootIsOneStepBack
  /// A stack that is to go back takes the one below the top off.
  case popTakesTheOneBelow
  /// A stack that goes back to its root returns nobody.
  case rootReturnsNobody
  /// A stack that has declared nothing goes back and returns its new top.
  case popReturnsTheNewTop
  /// A stack answers that it holds what it held before its last push.
  case listLagsBehind
  /// A stack that has declared nothing answers that its top is whoever was pushed last.
  case topIsWhoWasPushed
  /// A tab bar controller answers the index that it had when it appeared.
  case indexIsThatOfTheBeginning
  /// A tab bar controller that has declared nothing answers its index as it was before new tabs.
  case indexLagsBehind
  /// A stack that is presented and is to go back dismisses itself.
  case backEndsTheFlow
  /// A stack that is to go back to its root pops one by one, each while the one before moves.
  case rootIsReachedStepByStep
  /// A screen presents an empty one in the place of what it is handed and is of no scene.
  case presentsAnother
  /// A screen that has declared nothing runs the completion of a dismissal before that is over.
  case completionRunsAtOnce
  /// A container that has declared nothing keeps from its child that the window changes.
  case childHearsOfNoChange
  /// A screen that hides the bar of its stack when it comes does not bring it back.
  case barStaysHidden
  /// A stack shows its bar when it pushes, and not when a swipe that let its root hide it is taken
  /// back.
  case barGoesWithTheSwipe
  /// A screen's button asks for a choice that points at nothing, which a wide window needs.
  case choicePointsAtNothing
  /// A stack that lets no swipe begin while it pushes forgets to allow it above the root.
  case swipeIsOffForGood
  /// A screen hides the back button, and has no other way back.
  case backButtonIsHidden
  /// A tab bar controller selects every tab between as well.
  case selectionPassesTabsBetween
  /// A screen that has nothing to dismiss goes back in the stack that it stands in.
  case closingPops
  /// A screen that is the window's root makes a stack the root.
  case gateOpensTwice
  /// A screen that is presented in a stack goes back there when it is to be dismissed.
  case dismissalPops
  /// A screen that is to be dismissed has the window's root dismiss everything.
  case dismissalGoesToTheRoot
  /// A screen drops what it is to present while something is presented.
  case secondPresentationIsDropped
  /// A screen dismisses whatever is presented, by whomever, before it presents.
  case presentationTakesAnothersPlace
  /// A screen performs its segues a second time.
  case performsTwice
  /// A screen that presents something begins no segue.
  case segueIsDropped
  /// A tab that is touched pops the stacks of all tabs.
  case touchPopsEveryTab
  /// A screen that an unwind leads to goes back as well, when its action is delivered.
  case unwindActionPops
  /// A tab bar controller that is given tabs selects the first of them.
  case newTabsSelectTheFirst
  /// A tab bar controller that was restored selects its first tab.
  case launchSelectsTheFirstTab
  /// A screen that is in the window takes no further child.
  case childIsDropped
  /// A container that exchanges its child leaves the view of the former one where it is.
  case formerViewStays
  /// A screen shows the view of a controller that is no child of it.
  case bannerIsNoChild
  /// A screen shows the view of a controller that nobody keeps.
  case bannerIsGone
  /// A screen adds its banner and never tells it that it has.
  case bannerIsNeverTold
  /// A screen lets no presentation of its own adapt to a compact window.
  case sheetsStaySheets
  /// A stack goes back also when the user takes its own back swipe back.
  case swipeCannotBeTakenBack
  /// A stack hands out what its back swipe would drive also when its back button is touched.
  case buttonWaitsForASwipe
  /// A stack whose back swipe begins at the root has it at hand for the next push.
  case swipeAtTheRootWaits
  /// A stack's animator does not put in the view of who comes back.
  case animatorShowsNobody
  /// A stack's animator leaves on top what it shows meanwhile, where somebody comes back.
  case animatorLeavesAPicture
  /// A stack's animator takes away the view of who was to go, although the swipe was taken back.
  case animatorTakesAway
  /// The animator of tabs takes away the view of whom it has shown, where that is the tab before.
  case tabsShowNobody
  /// The animator of tabs does not end where it goes back to the tab before.
  case tabsMoveForEver
  /// The animator of tabs ends twice where it goes back to the tab before.
  case tabsEndTwice
  /// A split view controller leaves its secondary column out when it collapses.
  case collapseLosesTheDetail
  /// A router pushes what a link leads to on the stack of another tab, and says that it is shown.
  case linkStaysBehind
  /// A router that is to close what it presents, and presents nothing, closes itself.
  case closingEndsTheRouter

  /// The invariant that must report the fault.
  package var brokenInvariant: InvariantID {
    switch self {
    case .rootIsOneStepBack, .popTakesTheOneBelow, .backEndsTheFlow, .rootIsReachedStepByStep,
      .rootReturnsNobody, .popReturnsTheNewTop:
      "navigation.stack-follows-every-call"
    case .listLagsBehind, .topIsWhoWasPushed, .indexIsThatOfTheBeginning, .indexLagsBehind:
      "container.declared-state-matches-tree"
    case .presentsAnother: "presentation.present-shows"
    case .completionRunsAtOnce: "presentation.completion-runs-once"
    case .childHearsOfNoChange: "size.change-keeps-everybody"
    case .selectionPassesTabsBetween: "branch.selection-keeps-branches"
    case .dismissalPops: "presentation.dismiss-is-carried-out"
    case .dismissalGoesToTheRoot, .closingPops: "presentation.dismiss-leaves-what-is-below"
    case .secondPresentationIsDropped, .segueIsDropped: "obligation.no-call-is-dropped"
    case .presentationTakesAnothersPlace: "presentation.changes-nothing-below"
    case .performsTwice: "trigger.one-call-begins-one-segue"
    case .childIsDropped: "container.change-is-carried-out"
    case .formerViewStays: "container.views-leave-with-their-children"
    case .bannerIsNoChild, .bannerIsGone: "container.views-come-with-their-controllers"
    case .bannerIsNeverTold: "container.children-are-told-of-parents"
    case .touchPopsEveryTab: "branch.touch-goes-by-the-delegate"
    case .unwindActionPops: "unwind.clears-what-is-above"
    case .gateOpensTwice: "outside.root-leaves-nothing"
    case .newTabsSelectTheFirst: "branch.tabs-follow-every-call"
    case .launchSelectsTheFirstTab: "outside.restore-shows-what-was-saved"
    case .sheetsStaySheets: "presentation.adapts-to-the-size"
    case .swipeCannotBeTakenBack, .barGoesWithTheSwipe: "transition.cancel-restores-everything"
    case .barStaysHidden: "navigation.bar-comes-back"
    case .choicePointsAtNothing: "obligation.legal-steps-raise-nothing"
    case .swipeIsOffForGood, .backButtonIsHidden: "exit.back-pops-exactly-one"
    case .buttonWaitsForASwipe, .swipeAtTheRootWaits, .tabsMoveForEver: "transition.settles"
    case .animatorShowsNobody, .animatorLeavesAPicture, .animatorTakesAway, .tabsShowNobody:
      "transition.shows-who-stays"
    case .tabsEndTwice: "transition.is-told-at-both-ends"
    case .collapseLosesTheDetail: "split.collapses-with-the-window"
    case .linkStaysBehind: "outside.link-shows-its-scene"
    case .closingEndsTheRouter: "router.does-what-it-is-asked"
    }
  }

  /// The invariants that may report the fault besides, in other flows.
  package var alsoBroken: Set<InvariantID> {
    switch self {
    // A page that was first seen after the swipe has its bar when it is seen again; until then
    // there is no way back.
    case .barGoesWithTheSwipe: ["navigation.bar-comes-back", "exit.back-pops-exactly-one"]
    // A swipe that is taken back finds another bar, or another stack.
    case .barStaysHidden, .popTakesTheOneBelow: ["transition.cancel-restores-everything"]
    default: []
    }
  }

  /// The faulty class.
  package var faultyClass: RegisteredClass { classes.faulty }

  /// The same class without the fault.
  package var healthyClass: RegisteredClass { classes.healthy }

  /// Of each fault the class that has it, and the healthy one, where it is none of those that every
  /// app has.
  private var classes: Classes {
    switch self {
    case .rootIsOneStepBack: Self.stack(ShortStack())
    case .popTakesTheOneBelow: Self.stack(SkippingStack())
    case .backEndsTheFlow: Self.stack(EndingStack())
    case .rootIsReachedStepByStep: Self.stack(SteppingStack())
    case .rootReturnsNobody: Self.stack(SilentStack())
    case .popReturnsTheNewTop:
      Self.stack(HastyStack(), healthy: CachingStack(), declaring: .undeclared)
    case .listLagsBehind: Self.stack(ListingStack(), healthy: CachingStack())
    case .topIsWhoWasPushed:
      Self.stack(ToppedStack(), healthy: CachingStack(), declaring: .undeclared)
    case .indexIsThatOfTheBeginning: Self.tabs(IndexedTabs(), healthy: CountingTabs())
    case .indexLagsBehind: Self.tabs(StaleTabs(), healthy: CountingTabs(), declaring: .undeclared)
    case .presentsAnother: Self.screen(SubstitutingScreen())
    case .completionRunsAtOnce: Self.screen(HastyScreen(), declaring: .undeclared)
    case .childHearsOfNoChange:
      Self.container(SoundproofScreen(), healthy: FramingScreen(), declaring: .undeclared)
    case .barStaysHidden:
      Self.screen(ImmersiveScreen(), healthy: PoliteScreen(), declaring: leavingExitsOpen)
    case .choicePointsAtNothing:
      Self.screen(ChoiceScreen(), healthy: AnchoredChoiceScreen(), declaring: leavingShowOpen)
    case .swipeIsOffForGood: Self.stack(SwipelessStack(), healthy: SettledSwipeStack())
    case .backButtonIsHidden: Self.screen(DeadEndScreen())
    case .barGoesWithTheSwipe: Self.stack(CoverStack(), healthy: WatchfulStack())
    case .selectionPassesTabsBetween: Self.tabs(LeafingTabs())
    case .closingPops: Self.screen(LeavingScreen())
    case .gateOpensTwice: Self.screen(GateScreen())
    case .dismissalPops: Self.screen(PoppingScreen())
    case .dismissalGoesToTheRoot: Self.screen(SweepingScreen())
    case .secondPresentationIsDropped: Self.screen(BusyScreen())
    case .presentationTakesAnothersPlace: Self.screen(PushyScreen())
    case .performsTwice: Self.screen(DoubleScreen())
    case .segueIsDropped: Self.screen(CoveredScreen())
    case .childIsDropped: Self.container(FullScreen())
    case .formerViewStays: Self.container(PilingScreen(), healthy: ChangingScreen())
    case .bannerIsNoChild: Self.screen(LooseBannerScreen(), healthy: BannerScreen())
    case .bannerIsGone: Self.screen(LostBannerScreen(), healthy: BannerScreen())
    case .bannerIsNeverTold: Self.screen(CurtBannerScreen(), healthy: BannerScreen())
    case .touchPopsEveryTab: Self.tabs(RetappingTabs())
    case .unwindActionPops:
      Self.screen(PoppingDestination(), healthy: AnsweringDestination(), declaring: unwinding)
    case .newTabsSelectTheFirst: Self.tabs(ForgetfulTabs())
    case .launchSelectsTheFirstTab: Self.tabs(HomingTabs())
    case .sheetsStaySheets: Self.screen(StubbornPresenter())
    case .swipeCannotBeTakenBack: Self.swipingStack(SlipperyStack())
    case .buttonWaitsForASwipe: Self.swipingStack(WaitingStack())
    case .swipeAtTheRootWaits: Self.swipingStack(DanglingStack())
    case .animatorShowsNobody: Self.swipingStack(BlindStack())
    case .animatorLeavesAPicture: Self.swipingStack(LitteringStack())
    case .animatorTakesAway: Self.swipingStack(SweepingStack())
    case .tabsShowNobody: Self.fadingTabs(BlindTabs())
    case .tabsMoveForEver: Self.fadingTabs(StuckTabs())
    case .tabsEndTwice: Self.fadingTabs(EagerTabs())
    case .collapseLosesTheDetail: Self.split(ForgetfulSplit())
    case .linkStaysBehind: Self.router(StrayRouter())
    case .closingEndsTheRouter: Self.router(LeavingRouter())
    }
  }

  /// Who hides the bar of a stack says how the user goes back.
  private var leavingExitsOpen: Contract { Contract(leavingOpen: [.exits]) }

  /// Who presents by itself says so.
  private var leavingShowOpen: Contract { Contract(leavingOpen: [.show]) }

  private var unwinding: Contract { Contract(unwinds: ["done"]) }

  private static func stack(
    _ faulty: @escaping @autoclosure @Sendable () -> UINavigationController,
    healthy: @escaping @autoclosure @Sendable () -> UINavigationController =
      UINavigationController(),
    declaring contract: Contract = Contract()
  ) -> Classes {
    Classes(faulty, healthy, named: "AppStack", declaring: contract)
  }

  private static func swipingStack(
    _ faulty: @escaping @autoclosure @Sendable () -> SwipingStack
  ) -> Classes {
    var contract = Contract()
    contract.animates = .once
    contract.swipes = true
    return Classes(faulty, { SwipingStack() }, named: "AppStack", declaring: contract)
  }

  private static func tabs(
    _ faulty: @escaping @autoclosure @Sendable () -> UITabBarController,
    healthy: @escaping @autoclosure @Sendable () -> UITabBarController = UITabBarController(),
    declaring contract: Contract = Contract()
  ) -> Classes {
    Classes(faulty, healthy, named: "AppTabs", declaring: contract)
  }

  private static func fadingTabs(
    _ faulty: @escaping @autoclosure @Sendable () -> FadingTabs
  ) -> Classes {
    var contract = Contract()
    contract.animates = .once
    return tabs(faulty(), healthy: FadingTabs(), declaring: contract)
  }

  private static func split(
    _ faulty: @escaping @autoclosure @Sendable () -> UISplitViewController
  ) -> Classes {
    Classes(faulty, { UISplitViewController() }, named: "AppSplit", declaring: Contract())
  }

  /// A router that has declared nothing.
  private static func router(
    _ faulty: @escaping @autoclosure @Sendable () -> RouterController
  ) -> Classes {
    Classes(
      faulty, { RouterController() }, named: "AppRouter", childCounts: 1...2,
      declaring: .undeclared)
  }

  private static func container(
    _ faulty: @escaping @autoclosure @Sendable () -> UIViewController,
    healthy: @escaping @autoclosure @Sendable () -> UIViewController = UIViewController(),
    declaring contract: Contract = Contract()
  ) -> Classes {
    Classes(faulty, healthy, named: "AppContainer", childCounts: 0...2, declaring: contract)
  }

  private static func screen(
    _ faulty: @escaping @autoclosure @Sendable () -> UIViewController,
    healthy: @escaping @autoclosure @Sendable () -> UIViewController = UIViewController(),
    declaring contract: Contract = Contract()
  ) -> Classes {
    Classes(faulty, healthy, named: "AppScreen", declaring: contract)
  }
}

/// A class with a fault, and one without it that is registered in the same way.
private struct Classes {
  let faulty: RegisteredClass
  let healthy: RegisteredClass

  init<Controller: UIViewController>(
    _ faulty: @escaping @Sendable () -> Controller, _ healthy: @escaping @Sendable () -> Controller,
    named name: ClassName, childCounts: ClosedRange<Int> = 0...0, declaring contract: Contract
  ) {
    func registered(_ make: @escaping @Sendable () -> Controller) -> RegisteredClass {
      RegisteredClass(
        Controller.self, named: name, childCounts: childCounts, declaring: contract, make: make)
    }
    self.faulty = registered(faulty)
    self.healthy = registered(healthy)
  }
}
