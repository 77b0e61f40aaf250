import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// The list of an app, whose form goes back to it by an unwind.
private final class List: UIViewController {
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    action == "unwindToList:" ? { _ in } : super.unwindAction(for: action)
  }
}

@Suite struct `A button that unwinds` {
  @Test(arguments: ["unwindToList:", "unwindToListWithSegue:"])
  func `is told of where nobody has the action that the storyboard names`(
    action: ActionName
  ) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(List.self, declaring: Contract(unwinds: ["unwindToList:"])) { List() }
    ])
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("List", .content, className: "List"), Scene("Form", .content)],
        segues: [
          Segue(from: "List", "add", .present("Form", style: .fullScreen)),
          Segue(from: "Form", "done", .unwind(action)),
        ],
        controls: [
          Control(in: "List", "Add", fires: [.segue("add")]),
          Control(in: "Form", "Done", fires: [.segue("done")]),
        ]),
      stage: Stage(root: StageEntry("l", .scene("List")))
    ).declaring(system)
    let findings = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 48, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world, stepsMax: 8, drivenBy: .person)
    ).run().findings
    let isThere = action == "unwindToList:"
    #expect(
      findings.map(\.signature.invariant) == (isThere ? [] : ["rule.unwinds-lead-somewhere"]))
    #expect(findings.first?.scenario.steps.map(\.kind) == (isThere ? nil : [.tap, .tap]))
  }
}

/// A container that shows one of two children, and an unwind towards a list perhaps in vain.
private final class Pages: UIViewController {
  private let turnsBack: Bool
  private var pages: [UIViewController] = []

  /// Makes one, which shows a child towards which an unwind leads, or stays where it is.
  init(turningBack turnsBack: Bool) {
    self.turnsBack = turnsBack
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pages = ["List", "Menu"].compactMap {
      storyboard?.instantiateViewController(withIdentifier: $0)
    }
    for page in pages {
      addChild(page)
      page.didMove(toParent: self)
    }
    show(pages.last)
  }

  private func show(_ page: UIViewController?) {
    for other in pages where other !== page { other.viewIfLoaded?.removeFromSuperview() }
    if let page { view.addSubview(page.view) }
  }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    if turnsBack { show(subsequentVC) }
  }
}

@Suite struct `A container on the way of an unwind` {
  @Test(arguments: [true, false])
  func `shows the child to which it leads`(turnsBack: Bool) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(Pages.self) { Pages(turningBack: turnsBack) },
      RegisteredClass(List.self, declaring: Contract(unwinds: ["unwindToList:"])) { List() },
    ])
    let world = World(
      storyboard: Storyboard(
        scenes: [
          Scene("Pages", .content, className: "Pages"), Scene("List", .content, className: "List"),
          Scene("Menu", .content), Scene("Form", .content),
        ],
        segues: [
          Segue(from: "Menu", "add", .present("Form", style: .fullScreen)),
          Segue(from: "Form", "done", .unwind("unwindToList:")),
        ],
        controls: [
          Control(in: "Menu", "Add", fires: [.segue("add")]),
          Control(in: "Form", "Done", fires: [.segue("done")]),
        ]),
      stage: Stage(root: StageEntry("p", .scene("Pages")))
    ).declaring(system)
    let report = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 48, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world, stepsMax: 8, drivenBy: .person)
    ).run()
    let rule: InvariantID = "rule.unwinds-lead-somewhere"
    let told = report.findings.filter { $0.signature.invariant == rule }
    #expect(told.map(\.signature.clause) == (turnsBack ? [] : ["outOfSight"]))
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
