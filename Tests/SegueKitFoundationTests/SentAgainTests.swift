import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// What becomes of the button of a form that was sent and refused.
private enum Aftermath: String, CaseIterable {
  /// It sends once more.
  case works
  /// It does nothing, for the form is still held to be sent.
  case isForgotten
  /// It waits for the user to type something else.
  case isDisabled
}

/// A form that is refused when it has been sent for a while.
private final class OrderForm: UINavigationController {
  private let aftermath: Aftermath
  private var isSending = false

  init(_ aftermath: Aftermath) {
    self.aftermath = aftermath
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Send") { [unowned self] in send() }]
  }

  required override init?(coder: AnyObject) { nil }

  private var button: UIButton? {
    topViewController?.view.subviews.lazy.compactMap { $0 as? UIButton }.first
  }

  private func send() {
    guard !isSending else { return }
    isSending = true
    Task { [weak self] in
      try await Task.sleep(for: .seconds(1))
      self?.refuse()
    }
  }

  private func refuse() {
    if aftermath != .isForgotten { isSending = false }
    if aftermath == .isDisabled { button?.isEnabled = false }
    let alert = UIAlertController(title: "Refused", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

@Suite struct `A form that was sent and refused` {
  @Test(arguments: Aftermath.allCases)
  fileprivate func `can be sent again`(aftermath: Aftermath) {
    let findings = CodeMadeApp(contract: .undeclared) { OrderForm(aftermath) }
      .report(flows: 40).findings
    let rule: InvariantID = "rule.what-opens-opens-again"
    let isBroken = aftermath == .isForgotten
    #expect(findings.map(\.signature.invariant) == (isBroken ? [rule] : []))
    #expect(
      findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .settle, .tap, .tap, .tap] })
  }
}

@Suite struct `A call that comes from outside` {
  /// A stack that is told of calls, and shows each, or after the first one none.
  private final class Line: UINavigationController {
    private let isForgetful: Bool
    private var isRinging = false

    init(isForgetful: Bool) {
      self.isForgetful = isForgetful
      super.init(nibName: nil, bundle: nil)
      viewControllers = [UIViewController()]
    }

    required override init?(coder: AnyObject) { nil }

    func ring() {
      guard !isRinging, presentedViewController == nil else { return }
      isRinging = isForgetful
      let call = UIAlertController(title: "Call", message: nil, preferredStyle: .alert)
      call.addAction(UIAlertAction(title: "Decline", style: .cancel))
      call.addAction(UIAlertAction(title: "Accept", style: .default))
      present(call, animated: true)
    }
  }

  @Test(arguments: [true, false])
  func `is shown each time`(isForgetful: Bool) {
    let signal = RegisteredSignal("call") {
      (UIApplication.shared.keyWindow?.rootViewController as? Line)?.ring()
    }
    let app = CodeMadeApp(contract: .undeclared) { Line(isForgetful: isForgetful) }
    let findings = app.report(flows: 32, signals: [signal]).findings
    let rule: InvariantID = "rule.what-opens-opens-again"
    // One that comes while the alert goes is lost.
    let lost: InvariantID = "rule.signals-get-through-in-flight"
    #expect(findings.map(\.signature.invariant) == (isForgetful ? [rule] : [lost]))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.signal, .tap, .signal] })
  }
}

@Suite struct `A switch that says only what it turns on` {
  @Test func `does so again when it was turned off`() {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      var isOn = false
      stack.viewControllers = [
        .screen("Follow") { [unowned stack] in
          isOn.toggle()
          guard isOn else { return }
          let alert = UIAlertController(title: "Followed", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          stack.present(alert, animated: true)
        }
      ]
      return stack
    }
    #expect(app.report(flows: 40).findings.map(\.signature) == [])
  }
}
