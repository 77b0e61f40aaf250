import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// What an app that can be searched does wrong.
private enum SearchMistake {
  /// Nothing.
  case none
  /// The screen that is searched asks something itself while the search goes on.
  case asksBelow
  /// The screen that is searched does not say that the search covers no other one.
  case forgetsContext
}

/// A stack whose first screen can be searched.
private final class SearchingApp: UINavigationController {
  private let mistake: SearchMistake

  init(_ mistake: SearchMistake) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [Catalogue(mistake)]
  }
}

/// A screen that filters what it shows itself; a touch of it opens something, or asks.
private final class Catalogue: UIViewController, UISearchResultsUpdating {
  private let mistake: SearchMistake
  private let search = UISearchController(searchResultsController: nil)
  private let opener = UIButton(type: .system)

  init(_ mistake: SearchMistake) {
    self.mistake = mistake
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = mistake != .forgetsContext
    opener.setTitle("Open", for: .normal)
    opener.addAction(
      UIAction { [unowned self] _ in
        navigationController?.pushViewController(Item(), animated: true)
      }, for: .touchUpInside)
    view.addSubview(opener)
    view.addSubview(
      UIButton(
        type: .system, primaryAction: UIAction(title: "Delete") { [unowned self] _ in ask() }))
  }

  func updateSearchResults(for searchController: UISearchController) {
    opener.isHidden = searchController.searchBar.text == "text"
  }

  private func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Yes", style: .default))
    let asking = search.isActive && mistake != .asksBelow ? search : self
    asking.present(question, animated: true)
  }
}

/// What is opened.
private final class Item: UIViewController {}

@Suite struct `An app that can be searched` {
  private func system(_ mistake: SearchMistake) -> SegueSimulation {
    SegueSimulation(registering: [
      RegisteredClass(SearchingApp.self, declaring: Contract()) { SearchingApp(mistake) }
    ])
  }

  private func world(of system: SegueSimulation) -> World {
    World(
      storyboard: Storyboard(scenes: [Scene("App", .navigation, className: "SearchingApp")]),
      stage: Stage(root: StageEntry("app", .scene("App")))
    ).declaring(system)
  }

  private func firstFinding(_ mistake: SearchMistake, against rule: InvariantID) -> Finding? {
    let system = system(mistake)
    let report = Campaign(
      seed: Seed(1),
      budget: Budget(runsMax: 100, shrunkFlowsMax: 2, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world(of: system), stepsMax: 8, drivenBy: .person)
    ).run()
    return report.findings.first { $0.signature.invariant == rule }
  }

  @Test func `holds, whoever drives it`() {
    let system = system(.none)
    let report = expectFlowsHold(
      on: system, in: world(of: system), drivenBy: .person, judgedBy: .ofApps, runs: 90)
    let events = report.reach.events
    #expect([.push, .present, .dismiss, .pop].allSatisfy { events[$0] > 50 }, "\(events)")
    expectFlowsHold(on: system, in: world(of: system), runs: 48)
  }

  @Test func `is found out where the screen below the search asks something`() throws {
    let finding = try #require(
      firstFinding(.asksBelow, against: "rule.everything-presented-is-seen"))
    #expect(finding.scenario.steps.compactMap(\.action.touched) == ["search", "Delete"])
  }

  @Test func `is found out where the search stays over another screen`() throws {
    let finding = try #require(
      firstFinding(.forgetsContext, against: "rule.everything-pushed-is-seen"))
    #expect(finding.scenario.steps.compactMap(\.action.touched) == ["search", "Open"])
  }
}

extension Step.Action {
  fileprivate var touched: ControlName? {
    if case .tap(_, let name) = self { name } else { nil }
  }
}
