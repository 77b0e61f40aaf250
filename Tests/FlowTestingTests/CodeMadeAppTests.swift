import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

/// An app without a storyboard: a stack whose first screen leads to a page, which asks something.
private final class CodeMadeApp: UINavigationController {
  private let page: (CodeMadeApp) -> UIViewController
  /// A page to be shown again and again.
  private(set) lazy var favourite = Page()

  init(page: @escaping (CodeMadeApp) -> UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let home = UIViewController()
    home.view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Open") { [unowned self] _ in
          pushViewController(page(self), animated: true)
        }))
    viewControllers = [home]
  }
}

/// A page with a button that asks whether to go back, and goes.
private class Page: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Leave") { [unowned self] _ in ask() })
  }

  func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in
        navigationController?.popViewController(animated: true)
      })
    question.addAction(UIAlertAction(title: "No", style: .cancel))
    present(question, animated: true)
  }
}

/// A page with a second button that does nothing, for nobody presents the page.
private final class IdlePage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    let help = UIAction(title: "Help") { [unowned self] _ in
      presentingViewController?.dismiss(animated: true)
    }
    view.addSubview(UIButton(type: .system, primaryAction: help))
  }
}

/// A page whose question brings another one at once, which nobody sees.
private final class DoublePage: Page {
  override func ask() {
    super.ask()
    super.ask()
  }
}

/// A page that pushes what it has just pushed, which raises in UIKit.
private final class HastyPage: Page {
  override func ask() {
    let next = UIViewController()
    navigationController?.pushViewController(next, animated: false)
    navigationController?.pushViewController(UIViewController(), animated: false)
    navigationController?.pushViewController(next, animated: false)
  }
}

/// A page that keeps itself, as its button does what the page does.
private final class SelfishPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Leave") { _ in self.ask() })
  }
}

/// A page whose question keeps itself, and goes with an answer that looks at it.
private final class InsistentPage: Page {
  override func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Yes", style: .default) { [unowned self] _ in title = question.title })
    present(question, animated: true)
  }
}

/// A page that asks once, and once more only when it was answered.
private final class SulkyPage: Page {
  private var hasAsked = false

  override func ask() {
    guard !hasAsked else { return }
    hasAsked = true
    let choice = UIViewController()
    choice.modalPresentationStyle = .pageSheet
    present(choice, animated: true)
  }
}

@Suite struct `An app without a storyboard` {
  private let catalog = Catalog.standard.adding(
    Invariant("No alert is lost") {
      $0.never(.logged(.alreadyPresenting) || .logged(.presentationInProgress))
    })

  private func system(
    _ page: @escaping @Sendable (CodeMadeApp) -> UIViewController
  ) -> SegueSimulation {
    SegueSimulation(registering: [
      RegisteredClass(CodeMadeApp.self, declaring: Contract()) { CodeMadeApp(page: page) }
    ])
  }

  private func world(of system: SegueSimulation) -> World {
    World(
      storyboard: Storyboard(scenes: [Scene("App", .navigation, className: "CodeMadeApp")]),
      stage: Stage(root: StageEntry("app", .scene("App")))
    ).declaring(system)
  }

  /// A campaign of a person from the app's beginning, which does not look for the smallest flow of
  /// all.
  private func report(
    of system: SegueSimulation, runs: Int, stepsMax: Int = 8, by catalog: Catalog = .standard
  ) -> CampaignReport {
    Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: runs, shrunkFlowsMax: 2, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: catalog),
      source: .fixed(world(of: system), stepsMax: stepsMax, drivenBy: .person)
    ).run()
  }

  @Test func `is walked through by what it puts before the user`() throws {
    let system = system { _ in Page() }
    let report = expectFlowsHold(
      on: system, in: world(of: system), drivenBy: .person, judgedBy: catalog, runs: 96)
    let events = report.reach.events
    #expect([.push, .present, .dismiss, .pop].allSatisfy { events[$0] > 50 }, "\(events)")
    let code = try #require(report.reach.code)
    #expect(code.shown == ["Page", "UIAlertController"])
    #expect(code.neverTouched == [] && code.touchedInVain == [])
  }

  @Test func `is told which of its touches nothing ever comes of`() throws {
    let system = system { _ in IdlePage() }
    let code = try #require(report(of: system, runs: 60).reach.code)
    #expect(code.touchedInVain.map(\.screen) == ["IdlePage"])
    #expect(code.touchedInVain.map(\.name) == ["Help"])
  }

  @Test func `is known by what it puts before the user, touched or not`() throws {
    let system = system { _ in Page() }
    let report = report(of: system, runs: 40, stepsMax: 1)
    let code = try #require(report.reach.code)
    #expect(code.shown == ["Page"])
    #expect(code.neverTouched.map(\.screen) == ["Page"])
    #expect(code.neverTouched.map(\.name) == ["Leave"])
  }

  @Test func `is to blame for a touch that raises, whoever is named in the step`() throws {
    let system = system { _ in HastyPage() }
    let report = report(of: system, runs: 40)
    let finding = try #require(report.findings.first)
    #expect(finding.signature.invariant == "obligation.legal-steps-raise-nothing")
    #expect(finding.signature.culprit == .declared("HastyPage"))
    #expect(finding.scenario.steps.count == 2)
  }

  @Test func `is found out, with the screen on which it happens called by a name`() throws {
    let system = system { _ in DoublePage() }
    let report = report(of: system, runs: 40, by: catalog)
    let finding = try #require(
      report.findings.first { $0.signature.invariant == "rule.no-alert-is-lost" })
    let home = try #require(finding.scenario.world.stage.creating.first)
    let opened = try #require(finding.scenario.steps.first)
    let page = try #require(opened.creating.first)
    #expect(finding.scenario.steps.map(\.action) == [.tap(home, "Open"), .tap(page, "Leave")])
  }

  private enum Keeper: ClassName, CaseIterable, Sendable {
    case selfish = "SelfishPage"
    case insistent = "InsistentPage"

    func makePage() -> UIViewController {
      switch self {
      case .selfish: SelfishPage()
      case .insistent: InsistentPage()
      }
    }
  }

  @Test(arguments: Keeper.allCases)
  private func `is to blame for what it keeps and makes anew each time`(keeper: Keeper) throws {
    let system = system { _ in keeper.makePage() }
    let report = report(of: system, runs: 60)
    let finding = try #require(report.findings.first)
    #expect(finding.signature.invariant == "memory.removed-controllers-are-released")
    #expect(finding.signature.culprit == .declared(keeper.rawValue))
    #expect(report.findings.count == 1)
  }

  @Test func `may keep a page and show it again`() {
    let system = system { $0.favourite }
    expectFlowsHold(on: system, in: world(of: system), drivenBy: .person, runs: 90)
  }

  @Test func `is found out when a way back leaves it waiting`() throws {
    let system = system { _ in SulkyPage() }
    let report = report(of: system, runs: 40, by: .ofApps)
    #expect(report.findings.map(\.signature.invariant) == ["rule.what-opens-opens-again"])
    let kinds = report.findings.first?.scenario.steps.map(\.kind)
    #expect(kinds == [.tap, .tap, .swipeDown, .tap])
  }
}
