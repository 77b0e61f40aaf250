import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// What a payment ends with: a sheet that stays where it is until its button is touched.
private final class ReceiptScreen: UIViewController {
  init(closing: Bool, pulledDown: Bool) {
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = !pulledDown
    guard closing else { return }
    view.addSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: "Done") { [unowned self] _ in dismiss(animated: true) }))
  }

  required override init?(coder: AnyObject) { nil }
}

@Suite struct `A user` {
  private func invariants(
    presenting make: @escaping @Sendable () -> UIViewController
  ) -> [InvariantID] {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Pay") { [unowned stack] in stack.present(make(), animated: true) }
      ]
      return stack
    }
    return app.report(flows: 60).findings.map(\.signature.invariant)
  }

  @Test(arguments: [(true, false), (false, true), (false, false)])
  func `is locked in by a sheet without a way out`(closing: Bool, pulledDown: Bool) {
    let invariants = invariants { ReceiptScreen(closing: closing, pulledDown: pulledDown) }
    #expect(invariants == (closing || pulledDown ? [] : ["rule.nobody-is-locked-in"]))
  }

  @Test(arguments: [true, false])
  func `is locked in by an alert without an answer`(answering: Bool) {
    let invariants = invariants {
      let alert = UIAlertController(title: "Paid", message: nil, preferredStyle: .alert)
      if answering { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
      return alert
    }
    #expect(invariants == (answering ? [] : ["rule.nobody-is-locked-in"]))
  }

  @Test(arguments: [true, false])
  func `is locked in by a screen without a way back`(hiding: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Pay") { [unowned stack] in
          let receipt = UIViewController()
          receipt.navigationItem.hidesBackButton = hiding
          stack.pushViewController(receipt, animated: true)
        }
      ]
      return stack
    }
    let invariants = app.report(flows: 60).findings.map(\.signature.invariant)
    #expect(invariants == (hiding ? ["rule.nobody-is-locked-in"] : []))
  }
}
