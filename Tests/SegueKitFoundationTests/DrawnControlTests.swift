import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A screen that lays something over what its storyboard draws when it goes on.
private final class HomeController: UIViewController, UIAdaptivePresentationControllerDelegate {
  enum Way: CaseIterable {
    /// Puts it away however the user comes back.
    case whileAway
    /// Puts it away only where the user comes back by a touch that unwinds.
    case untilUnwound
    /// Puts it at the back.
    case behind
  }

  private let way: Way
  private let veil = UIView()

  init(_ way: Way) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    veil.frame = view.bounds
    if way == .behind { view.insertSubview(veil, at: 0) } else { view.addSubview(veil) }
    if way == .whileAway { segue.destination.presentationController?.delegate = self }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    veil.removeFromSuperview()
  }

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    guard action == "done:" else { return super.unwindAction(for: action) }
    return { [unowned self] _ in veil.removeFromSuperview() }
  }
}

@Suite struct `A control that a storyboard draws` {
  private func system(_ way: HomeController.Way) -> SegueSimulation {
    SegueSimulation(registering: [
      RegisteredClass(
        HomeController.self, named: "Home", declaring: Contract(unwinds: ["done:"])
      ) { HomeController(way) }
    ])
  }

  private func world(on system: SegueSimulation) -> World {
    World(
      storyboard: Storyboard(
        scenes: [
          Scene("Home", .content, className: "Home"), Scene("Form", .content),
        ],
        segues: [
          Segue(from: "Home", "open", .present("Form", style: .fullScreen)),
          Segue(from: "Form", "done", .unwind("done:")),
          Segue(from: "Home", "peek", .present("Form", style: .formSheet)),
        ],
        controls: [
          Control(in: "Home", "open", fires: [.segue("open")]),
          Control(in: "Home", "peek", fires: [.segue("peek")]),
          Control(in: "Form", "done", fires: [.segue("done")]),
        ]), stage: Stage(root: StageEntry("h", .scene("Home")))
    ).declaring(system)
  }

  @Test(arguments: HomeController.Way.allCases)
  private func `is told of where nothing gets through to it any more`(way: HomeController.Way) {
    let system = system(way)
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(runsMax: 64, shrunkFlowsMax: 2, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world(on: system), stepsMax: 8, drivenBy: .person)
    ).run()
    let found = report.findings.map(\.signature.invariant)
    #expect(found == (way == .untilUnwound ? ["rule.touches-get-through-again"] : []))
  }

  @Test func `is not touched behind what lies over all of it`() {
    let system = system(.untilUnwound)
    let trace = system.trace(
      of: Scenario(
        world(on: system),
        steps: [
          Step(.tap("h", "peek"), creating: ["f"]), Step(.swipeDown("f")), Step(.tap("h", "open")),
        ]))
    #expect(trace.events.last?.what == .declined(.noSuchControl))
  }
}
