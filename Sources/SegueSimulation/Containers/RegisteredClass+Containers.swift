import FlowModel

extension RegisteredClass {
  /// The containers, and the router, that come with the simulation, each as a user would write it.
  ///
  /// They keep their promises. They are there to try UIKit's containment on, to be read, and to be
  /// derived from.
  public static let containers = [
    RegisteredClass(DrawerController.self, childCounts: 0...3) { DrawerController(script: $0) },
    RegisteredClass(PagerController.self, childCounts: 0...3) { PagerController(script: $0) },
    RegisteredClass(BarController.self, childCounts: 0...3) { BarController(script: $0) },
    RegisteredClass(FloatingPanelController.self, childCounts: 0...2) {
      FloatingPanelController(script: $0)
    },
    RegisteredClass(LinkController.self, childCounts: 0...1) { LinkController(script: $0) },
    RegisteredClass(RouterController.self, declaring: Contract()) { RouterController() },
  ]
}
