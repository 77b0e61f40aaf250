import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
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

@Suite struct `A sheet with a button that cancels` {
  @Test(arguments: [true, false])
  func `leads to the same when it is pulled down`(selectsFirst: Bool) throws {
    let app = CodeMadeApp(inTabs: { ComposingTabs(selectsFirst: selectsFirst) })
    let report = app.report(flows: 60)
    let id: InvariantID = "rule.pulling-down-leads-where-cancel-leads"
    #expect(report.findings.map(\.signature.invariant) == (selectsFirst ? [id] : []))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tapTab, .swipeDown] })
    #expect(try #require(report.reach.premises[id]) > 0)
  }
}
