import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack whose first screen fills another stack and shows it, perhaps only the first time.
private final class LetterStack: UINavigationController {
  private let letters = UINavigationController()
  private let showsOnce: Bool

  init(showsOnce: Bool) {
    self.showsOnce = showsOnce
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Open") { [unowned self] in open() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func open() {
    let isFirst = letters.viewControllers.isEmpty
    letters.setViewControllers([UIViewController()], animated: false)
    guard isFirst || !showsOnce, presentedViewController == nil else { return }
    present(letters, animated: true)
  }
}

@Suite struct `A stack that is filled and stands nowhere` {
  @Test(arguments: [true, false])
  func `opens nothing for the user`(showsOnce: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { LetterStack(showsOnce: showsOnce) }
    let findings = app.report(flows: 40).findings
    let rules = findings.map(\.signature.invariant)
    #expect(rules == (showsOnce ? ["rule.what-opens-opens-again"] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.count == 3 })
  }
}
