import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// A controller that performs none of its segues and presents nothing when code asks for it, as one
/// that wants a login first.
final class GateController: UIViewController {
  override func performSegue(withIdentifier identifier: String, sender: Any?) {}

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
}

/// A stack that takes three screens and no more.
final class PatientStack: UINavigationController {
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewControllers.count < 3 else { return }
    super.pushViewController(viewController, animated: animated)
  }
}

/// A router that lets nobody go on, and says so.
final class GuardingRouter: RouterController {
  override func follow(_ request: RouteRequest, completion: @escaping (RouteOutcome) -> Void) {
    completion(.told)
  }
}

/// A stack that has something to say on top of the column that it takes.
final class AnnouncingStack: UINavigationController {
  override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    super.pushViewController(UIViewController(), animated: false)
  }
}

@Suite struct `A class of one's own that has declared nothing` {
  private var catalog: Catalog {
    get throws {
      try Catalog.standard.only([
        "container.change-leaves-the-rest", "obligation.no-call-is-dropped",
        "router.does-what-it-is-asked", "size.change-keeps-everybody",
        "split.collapses-with-the-window", "transition.ends-as-it-began",
        "trigger.touch-at-rest-is-heard",
      ])
    }
  }

  @Test(arguments: [
    RegisteredClass(GateController.self) { GateController() },
    RegisteredClass(PatientStack.self, childCounts: 1...2) { PatientStack() },
    RegisteredClass(GuardingRouter.self, childCounts: 1...2) { GuardingRouter() },
    RegisteredClass(AnnouncingStack.self, childCounts: 1...2) { AnnouncingStack() },
  ])
  func `may answer as it likes`(own: RegisteredClass) throws {
    let system = SegueSimulation(registering: [own])
    let report = expectFlowsHold(on: system, judgedBy: try catalog, runs: 1_000)
    #expect(report.reach.flowCount == 1_000)
  }
}
