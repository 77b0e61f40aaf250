import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A page to write on, that asks before what was written is thrown away: each time, or only once.
private final class Composer: UIViewController {
  private let asksOnce: Bool
  private var hasAsked = false

  init(asksOnce: Bool) {
    self.asksOnce = asksOnce
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = true
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(primaryAction: UIAction(title: "Verwerfen") { [unowned self] _ in ask() }))
  }

  private func ask() {
    guard !(asksOnce && hasAsked) else { return }
    hasAsked = true
    let alert = UIAlertController(title: "Verwerfen?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Weiter", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Ja", style: .destructive) { [unowned self] _ in
        dismiss(animated: true)
      }
    )
    present(alert, animated: true)
  }
}

@Suite struct `An answer that cancels an alert` {
  @Test(arguments: [true, false])
  func `leads back to where the question can be asked again, in any language`(asksOnce: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Write") { [unowned stack] in
          stack.present(Composer(asksOnce: asksOnce), animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 40).findings
    let rule: InvariantID = "rule.what-opens-opens-again"
    #expect(findings.map(\.signature.invariant) == (asksOnce ? [rule] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap, .tap, .tap] })
  }
}
