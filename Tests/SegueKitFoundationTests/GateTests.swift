import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A gate behind which there are tabs with a stack each.
private final class Gate: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Enter") { [unowned self] in
        let tabs = UITabBarController()
        tabs.viewControllers = (1...4).map { number in
          UINavigationController(rootViewController: .screen("Tab \(number)") {})
        }
        view.window?.rootViewController = tabs
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

@Suite struct `An app behind a gate` {
  @Test func `is walked through in all of its tabs`() {
    let report = CodeMadeApp(contract: .undeclared) { Gate() }.report(flows: 100)
    #expect(report.findings.map(\.signature) == [])
    #expect(report.reach.steps[.tapTab] > 50)
    #expect(report.reach.code?.neverTouched == [])
  }
}
