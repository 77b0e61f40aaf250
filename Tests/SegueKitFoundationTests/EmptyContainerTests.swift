import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// Pages of which one is shown, and each of which can be removed while there are others.
private final class PageStrip: UIViewController {
  private let looksBack: Bool
  private var pages: [UIViewController] = []

  /// Makes one, which shows the page before when the last one is removed, or none.
  init(looksBack: Bool) {
    self.looksBack = looksBack
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["News", "Sport", "Weather"] {
      let page = UIViewController.screen("Remove \(title)") { [unowned self] in removePage() }
      pages.append(page)
      addButton(title) { [unowned self] in
        if pages.contains(page) { show(page) }
      }
    }
    show(pages[0])
  }

  private func show(_ page: UIViewController) {
    guard page.parent == nil else { return }
    children.forEach(takeAway)
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  private func removePage() {
    guard pages.count > 1, let index = pages.firstIndex(where: { $0.parent === self }) else {
      return
    }
    takeAway(pages.remove(at: index))
    let next = looksBack ? min(index, pages.count - 1) : index
    if pages.indices.contains(next) { show(pages[next]) }
  }

  private func takeAway(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.view.removeFromSuperview()
    page.removeFromParent()
  }
}

@Suite struct `A strip of pages` {
  @Test(arguments: [true, false])
  func `shows another page when one is removed`(looksBack: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let strip = PageStrip(looksBack: looksBack)
      return UINavigationController(rootViewController: strip)
    }
    let findings = app.report(flows: 40).findings
    let rule: InvariantID = "rule.containers-do-not-run-empty"
    #expect(findings.map(\.signature.invariant) == (looksBack ? [] : [rule]))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap] })
  }
}
