import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

@Suite struct `A checkout behind a login` {
  @Test(arguments: [true, false])
  func `is not pushed below it`(goesOn: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Checkout") { [unowned stack] in
          guard stack.transitionCoordinator == nil, stack.viewControllers.count == 1 else { return }
          let login = UIViewController.screen("Cancel") { [unowned stack] in
            stack.dismiss(animated: true)
          }
          login.modalPresentationStyle = .fullScreen
          stack.present(login, animated: true)
          if goesOn { stack.pushViewController(UIViewController(), animated: true) }
        }
      ]
      return stack
    }
    let rule: InvariantID = "rule.everything-pushed-is-seen"
    let told = app.report(flows: 40).findings.filter { $0.signature.invariant == rule }
    #expect(told.map(\.signature.clause) == (goesOn ? ["behind"] : []))
    #expect(told.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap] })
  }
}
