import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A page of news that leads to the next one when it is closed, as long as there is one.
private final class NewsPage: UIViewController {
  init(left: Int) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    addButton("Close") { [unowned self] in
      guard let presenter = presentingViewController else { return }
      presenter.dismiss(animated: true) { [unowned presenter] in
        if left > 1 { presenter.present(NewsPage(left: left - 1), animated: true) }
      }
    }
  }

  required override init?(coder: AnyObject) { nil }
}

@Suite struct `News that come one after another` {
  @Test(arguments: [3, 100])
  func `may do so until there are no more`(count: Int) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("News") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          stack.present(NewsPage(left: count), animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 24).findings
    #expect(
      findings.map(\.signature.invariant) == (count == 100 ? ["rule.ways-out-lead-out"] : []))
  }
}
