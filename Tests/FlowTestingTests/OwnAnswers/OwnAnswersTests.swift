import FlowFuzzing
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

extension RegisteredClass {
  fileprivate static let ownScreens = [
    RegisteredClass(GateController.self) { GateController() },
    RegisteredClass(OneAtATimeController.self) { OneAtATimeController() },
    RegisteredClass(ExchangingController.self) { ExchangingController() },
    RegisteredClass(PushingController.self) { PushingController() },
    RegisteredClass(WrappingController.self) { WrappingController() },
    RegisteredClass(AskingController.self) { AskingController() },
    RegisteredClass(StayingController.self) { StayingController() },
    RegisteredClass(RedirectingController.self) { RedirectingController() },
    RegisteredClass(LoginFirstController.self) { LoginFirstController() },
    RegisteredClass(GreetingController.self) { GreetingController() },
    RegisteredClass(FinishingController.self) { FinishingController() },
    RegisteredClass(SwappingController.self, childCounts: 1...2) { SwappingController() },
    RegisteredClass(BackwardsController.self, childCounts: 1...3) { BackwardsController() },
    RegisteredClass(MoodyController.self) { MoodyController() },
    RegisteredClass(ThankingController.self, childCounts: 0...2) { ThankingController() },
    RegisteredClass(HomeController.self, childCounts: 0...2) { HomeController() },
    RegisteredClass(ShiftingController.self, childCounts: 0...2) { ShiftingController() },
    RegisteredClass(LaunchingController.self) { LaunchingController() },
    RegisteredClass(WatchingController.self) { WatchingController() },
    RegisteredClass(ResumingController.self) { ResumingController() },
    RegisteredClass(WonderingController.self) { WonderingController() },
    RegisteredClass(ClosingAheadController.self) { ClosingAheadController() },
    RegisteredClass(WizardController.self) { WizardController() },
    RegisteredClass(ImmersiveController.self) { ImmersiveController() },
    RegisteredClass(CardController.self) { CardController() },
    RegisteredClass(CurtainController.self) { CurtainController() },
    RegisteredClass(InsetController.self) { InsetController() },
  ]

  fileprivate static let ownContainers = [
    RegisteredClass(FaithfulTabs.self, childCounts: 1...3) { FaithfulTabs() },
    RegisteredClass(ResettingTabs.self, childCounts: 1...3) { ResettingTabs() },
    RegisteredClass(TidyTabs.self, childCounts: 1...3) { TidyTabs() },
    RegisteredClass(CautiousMenu.self, childCounts: 1...1) { CautiousMenu() },
    RegisteredClass(KeepingMenu.self, childCounts: 1...2) { KeepingMenu() },
    RegisteredClass(NarrowController.self, childCounts: 1...2) { NarrowController() },
    RegisteredClass(HomeTabs.self, childCounts: 1...3) { HomeTabs() },
    RegisteredClass(BuildingController.self) { BuildingController() },
    RegisteredClass(FirstTabs.self, childCounts: 1...3) { FirstTabs() },
    RegisteredClass(DetailFirstSplit.self, childCounts: 2...2) { DetailFirstSplit() },
    RegisteredClass(StackSplit.self, childCounts: 2...2) { StackSplit() },
    RegisteredClass(SidebarController.self, childCounts: 1...3) { SidebarController() },
    RegisteredClass(WrappingPanel.self, childCounts: 1...1) { WrappingPanel() },
    RegisteredClass(CachingPanel.self, childCounts: 1...1) { CachingPanel() },
  ]

  fileprivate static let ownStacks = [
    RegisteredClass(SoberColumn.self, childCounts: 1...2) { SoberColumn() },
    RegisteredClass(PatientStack.self, childCounts: 1...2) { PatientStack() },
    RegisteredClass(HomingStack.self, childCounts: 1...2) { HomingStack() },
    RegisteredClass(AnnouncingStack.self, childCounts: 1...2) { AnnouncingStack() },
    RegisteredClass(SingleTopStack.self, childCounts: 1...2) { SingleTopStack() },
    RegisteredClass(UnhurriedStack.self, childCounts: 1...2) { UnhurriedStack() },
    RegisteredClass(ExchangingStack.self, childCounts: 1...2) { ExchangingStack() },
    RegisteredClass(AskingStack.self, childCounts: 1...2) { AskingStack() },
    RegisteredClass(PresentingStack.self, childCounts: 1...2) { PresentingStack() },
    RegisteredClass(ClosingStack.self, childCounts: 1...2) { ClosingStack() },
    RegisteredClass(HurryingStack.self, childCounts: 1...2) { HurryingStack() },
    RegisteredClass(CountingStack.self, childCounts: 1...2) { CountingStack() },
    RegisteredClass(GuardingRouter.self, childCounts: 1...2) { GuardingRouter() },
    RegisteredClass(OrderlyRouter.self, childCounts: 1...2) { OrderlyRouter() },
    RegisteredClass(ImpatientRouter.self, childCounts: 1...2) { ImpatientRouter() },
    RegisteredClass(PosterRouter.self, childCounts: 1...2) { PosterRouter() },
    RegisteredClass(DepartingRouter.self, childCounts: 1...2) { DepartingRouter() },
    RegisteredClass(FreshRouter.self, childCounts: 1...2) { FreshRouter() },
    RegisteredClass(TurningRouter.self, childCounts: 1...2) { TurningRouter() },
  ]
}

@Suite struct `A class of one's own that has declared nothing` {
  @Test(arguments: RegisteredClass.ownScreens)
  func `may answer as it likes`(own: RegisteredClass) {
    expectHolds(own)
  }

  @Test(arguments: RegisteredClass.ownContainers)
  func `may contain others as it likes`(own: RegisteredClass) {
    expectHolds(own)
  }

  @Test(arguments: RegisteredClass.ownStacks)
  func `may lead as it likes`(own: RegisteredClass) {
    expectHolds(own)
  }

  private func expectHolds(_ own: RegisteredClass) {
    let report = expectFlowsHold(on: SegueSimulation(registering: [own]), runs: 12)
    #expect(report.reach.flowCount == 12)
  }
}
