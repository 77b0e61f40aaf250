import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import SegueKitFoundation
import SegueSimulation
import Testing

/// A form whose button is off while the form is sent, and that has terms to be read.
private final class SubmitPage: UIViewController {
  private let looksForWindow: Bool
  private let submit = UIButton(type: .system)

  /// Makes one, which takes an answer always, or only while it is in a window.
  init(lookingForWindow looksForWindow: Bool) {
    self.looksForWindow = looksForWindow
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    submit.setTitle("Submit", for: .normal)
    submit.addAction(UIAction { [unowned self] _ in send() }, for: .touchUpInside)
    view.addSubview(submit)
    addButton("Terms") { [unowned self] in
      let terms = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
      terms.modalPresentationStyle = .fullScreen
      present(terms, animated: true)
    }
  }

  private func send() {
    submit.isEnabled = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self, !looksForWindow || view.window != nil else { return }
      submit.isEnabled = true
    }
  }
}

@Suite struct `An answer to who has looked elsewhere` {
  @Test(arguments: [true, false])
  func `comes to the same`(looksForWindow: Bool) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(SubmitPage.self, declaring: .undeclared) {
        SubmitPage(lookingForWindow: looksForWindow)
      }
    ])
    let flow = try Scenario(
      text: """
        scene Form content, class SubmitPage, unknown show calls

        stage regular
          Form as f

        do tap f.Submit
        do tap f.Terms creating t
        do settle
        do tap t.Close
        """)
    let judgement = Judge(of: system, by: .ofApps).judge(flow, asking: [.answersReachWhoWasAway])
    #expect(
      judgement.violations.map(\.signature.invariant)
        == (looksForWindow ? ["rule.answers-reach-who-was-away"] : []))
    #expect(judgement.violations.allSatisfy { $0.signature.clause == "lost" })
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
  }
}
