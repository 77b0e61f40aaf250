import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack whose screen goes on by a segue that is called otherwise in the storyboard.
private final class MisspellingStack: UINavigationController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Open") { [unowned self] in
        topViewController?.performSegue(withIdentifier: "opne", sender: nil)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }
}

@Test func `what raises is told with the name that code has asked for`() throws {
  let findings = CodeMadeApp(contract: Contract()) { MisspellingStack() }.report(flows: 24).findings
  let rule: InvariantID = "obligation.legal-steps-raise-nothing"
  let found = try #require(findings.first { $0.signature.invariant == rule })
  #expect(
    found.violation.however
      == "it raises: \("the receiver has no segue with this identifier, 'opne'")")
}
