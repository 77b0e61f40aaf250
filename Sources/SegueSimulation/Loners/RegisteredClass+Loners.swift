import SegueKit

extension RegisteredClass {
  /// Small classes that come with the simulation and do what no contract can declare.
  ///
  /// Cases name them, each for the one rule that it is about; no flows are grown with them.
  public static let loners = [
    RegisteredClass(forCases: UnwillingController.self) { UnwillingController() },
    RegisteredClass(forCases: PassingOnController.self) { PassingOnController() },
    RegisteredClass(forCases: EagerController.self) { EagerController() },
    RegisteredClass(forCases: SelfMadeSplitController.self) { SelfMadeSplitController() },
    RegisteredClass(forCases: FrontNamingSplitController.self) { FrontNamingSplitController() },
    RegisteredClass(forCases: BarHidingController.self) { BarHidingController() },
    RegisteredClass(forCases: StrangerController.self) { StrangerController() },
    RegisteredClass(forCases: HintController.self) { HintController() },
    RegisteredClass(forCases: PopoverKeeperController.self) { PopoverKeeperController() },
    RegisteredClass(forCases: LoginByPropertyController.self) { LoginByPropertyController() },
    RegisteredClass(forCases: LoginByHandController.self) { LoginByHandController() },
  ]
}
