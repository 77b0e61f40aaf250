import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A note that floats a button over its stack.
private final class FloatingNote: UIViewController {
  private let clearsAway: Bool
  private var floating: UIView?

  /// Makes one, which takes the button away when it goes, or forgets it.
  init(clearsAway: Bool) {
    self.clearsAway = clearsAway
    super.init(nibName: nil, bundle: nil)
    title = "Note"
  }

  required override init?(coder: AnyObject) { nil }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard floating == nil, let stack = navigationController else { return }
    let action = UIAction(title: "Draw") { [weak self] _ in self?.draw() }
    let button = UIButton(type: .system, primaryAction: action)
    stack.view.addSubview(button)
    floating = button
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard clearsAway else { return }
    floating?.removeFromSuperview()
    floating = nil
  }

  private func draw() {
    guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
    let page = UIViewController()
    page.title = "Page"
    stack.pushViewController(page, animated: true)
  }
}

@Suite struct `A button that a screen floats over its stack` {
  @Test(arguments: [true, false])
  func `goes with the screen`(clearsAway: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Notes") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(FloatingNote(clearsAway: clearsAway), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 300)
    let findings = report.findings
    let rule: InvariantID = "rule.what-is-left-behind-leads-somewhere"
    #expect(findings.map(\.signature.invariant) == (clearsAway ? [] : [rule]))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .back, .back, .tap])
    }
  }
}
