import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A browser with one page as its child, and its tabs as a cover.
private final class BrowserScreen: UIViewController {
  private let isCareful: Bool
  private var page: UIViewController?

  /// Makes one; a careful one takes the cover away for a link.
  init(isCareful: Bool) {
    self.isCareful = isCareful
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Tabs") { [unowned self] in
      guard presentedViewController == nil else { return }
      let cover = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
      cover.modalPresentationStyle = .fullScreen
      present(cover, animated: true)
    }
    load("Start")
  }

  private func load(_ title: String) {
    guard page?.title != title else { return }
    page?.willMove(toParent: nil)
    page?.view.removeFromSuperview()
    page?.removeFromParent()
    let page = UIViewController()
    page.title = title
    self.page = page
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  func follow() {
    load("Linked")
    guard isCareful, let cover = presentedViewController else { return }
    guard let coordinator = cover.transitionCoordinator else {
      return dismiss(animated: true)
    }
    coordinator.animate(alongsideTransition: nil) { _ in
      DispatchQueue.main.async { [weak self] in self?.follow() }
    }
  }
}

@Suite struct `A link that exchanges a page` {
  @Test(arguments: [true, false])
  func `does so where the user sees it`(isCareful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: BrowserScreen(isCareful: isCareful))
    }
    let link = RegisteredSignal("link") {
      let stack = UIApplication.shared.keyWindow?.rootViewController as? UINavigationController
      (stack?.topViewController as? BrowserScreen)?.follow()
    }
    let findings = app.report(flows: 40, signals: [link]).findings
    let rule: InvariantID = "rule.everything-pushed-is-seen"
    #expect(findings.map(\.signature.invariant) == (isCareful ? [] : [rule]))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .signal] })
  }
}
