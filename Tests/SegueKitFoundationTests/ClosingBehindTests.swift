import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A map that has a panel below what it presents; asked to dismiss, it may close the panel first.
private final class MapScreen: UIViewController {
  private let closesPanelFirst: Bool
  private var panel: UIViewController?

  init(closingPanelFirst closesPanelFirst: Bool) {
    self.closesPanelFirst = closesPanelFirst
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let show = UIAction(title: "Places") { [unowned self] _ in showPanel() }
    view.addSubview(UIButton(type: .system, primaryAction: show))
  }

  private func showPanel() {
    guard panel == nil else { return closePanel() }
    let panel = UIViewController.screen("Info") { [unowned self] in
      let info = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
      info.modalPresentationStyle = .fullScreen
      present(info, animated: true)
    }
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    self.panel = panel
  }

  private func closePanel() {
    panel?.willMove(toParent: nil)
    panel?.view.removeFromSuperview()
    panel?.removeFromParent()
    panel = nil
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard closesPanelFirst, panel != nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    closePanel()
    completion?()
  }
}

@Suite struct `A screen that the user closes` {
  @Test(arguments: [true, false])
  func `goes, and not what is behind it`(closesPanelFirst: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: MapScreen(closingPanelFirst: closesPanelFirst))
    }
    let findings = app.report(flows: 100).findings
    let told = findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told.contains("rule.ways-out-lead-out another") == closesPanelFirst)
    #expect(closesPanelFirst || told == [])
  }
}
