import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// Tabs with one in the middle that presents a composer, and is not to stay selected.
private final class ComposingTabs: UITabBarController, UITabBarControllerDelegate {
  private let selectsFirst: Bool
  private var former = 0

  /// - Parameter selectsFirst: Whether the tab is selected before the composer comes, and has to be
  ///   left again.
  init(selectsFirst: Bool) {
    self.selectsFirst = selectsFirst
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    showPages("Feed", "New", "Me")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    former = selectedIndex
    guard !selectsFirst, viewController === viewControllers?[1] else { return true }
    compose()
    return false
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    if viewController === viewControllers?[1] { compose() }
  }

  private func compose() {
    guard presentedViewController == nil else { return }
    let composer = UIViewController()
    composer.title = "Composer"
    composer.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [unowned self] _ in
        if selectsFirst { selectedIndex = former == 1 ? 0 : former }
        dismiss(animated: true)
      })
    let sheet = UINavigationController(rootViewController: composer)
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }
}

/// A list that shows something else while the form of its storyboard is open.
private final class DraftList: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let heedsPulls: Bool

  init(heedsPulls: Bool) {
    self.heedsPulls = heedsPulls
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if heedsPulls { segue.destination.presentationController?.delegate = self }
    let note = UIViewController()
    note.title = "Draft"
    addChild(note)
    view.addSubview(note.view)
    note.didMove(toParent: self)
  }

  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    guard action == "cancelled:" else { return super.unwindAction(for: action) }
    return { [weak self] _ in self?.dropDraft() }
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    dropDraft()
  }

  private func dropDraft() {
    for note in children {
      note.willMove(toParent: nil)
      note.view.removeFromSuperview()
      note.removeFromParent()
    }
  }
}

/// A map with a panel that is hidden while a place is shared.
private final class SharingMap: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let heedsPulls: Bool
  private let panel = UIViewController.screen("Place") {}

  init(heedsPulls: Bool) {
    self.heedsPulls = heedsPulls
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Share") { [unowned self] _ in share() }
    view.addSubview(UIButton(type: .system, primaryAction: action))
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
  }

  private func share() {
    guard presentedViewController == nil else { return }
    let sheet = UIViewController.screen("Close") { [unowned self] in
      dismiss(animated: true) { [weak self] in self?.panel.view.isHidden = false }
    }
    sheet.modalPresentationStyle = .formSheet
    sheet.presentationController?.delegate = self
    panel.view.isHidden = true
    present(sheet, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    if heedsPulls { panel.view.isHidden = false }
  }
}

@Suite struct `A sheet with a button that cancels` {
  @Test(arguments: [true, false])
  func `leaves what can be touched when it is pulled down`(heedsPulls: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: SharingMap(heedsPulls: heedsPulls))
    }
    let report = app.report(flows: 48)
    let told = report.findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    let rule = "rule.pulling-down-leads-where-cancel-leads"
    #expect(told == (heedsPulls ? [] : ["\(rule) outOfReach"]))
    #expect(try #require(report.reach.premises[InvariantID(rule)]) > 0)
  }

  @Test(arguments: [true, false])
  func `leads to the same when it is pulled down, where a storyboard draws it`(
    heedsPulls: Bool
  ) throws {
    let contract = Contract(unwinds: ["cancelled:"], leavingOpen: Contract.Facet.allCases)
    let system = SegueSimulation(registering: [
      RegisteredClass(DraftList.self, declaring: contract) { DraftList(heedsPulls: heedsPulls) }
    ])
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("List", .content, className: "DraftList"), Scene("Form", .content)],
        segues: [
          Segue(from: "List", "new", .present("Form", style: .formSheet)),
          Segue(from: "Form", "cancel", .unwind("cancelled:")),
        ],
        controls: [
          Control(in: "List", "New", fires: [.segue("new")]),
          Control(in: "Form", "Cancel", fires: [.segue("cancel")]),
        ]),
      stage: Stage(root: StageEntry("l", .scene("List")))
    ).declaring(system)
    let report = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 60, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world, stepsMax: 8, drivenBy: .person)
    ).run()
    let id: InvariantID = "rule.pulling-down-leads-where-cancel-leads"
    #expect(report.findings.map(\.signature.invariant) == (heedsPulls ? [] : [id]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .swipeDown] })
    #expect(try #require(report.reach.premises[id]) > 0)
  }

  @Test(arguments: [true, false])
  func `leads to the same when it is pulled down`(selectsFirst: Bool) throws {
    let app = CodeMadeApp(inTabs: { ComposingTabs(selectsFirst: selectsFirst) })
    let report = app.report(flows: 40)
    let id: InvariantID = "rule.pulling-down-leads-where-cancel-leads"
    #expect(report.findings.map(\.signature.invariant) == (selectsFirst ? [id] : []))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tapTab, .swipeDown] })
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}
