import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A form with unsaved text.
private final class FormScreen: UIViewController {}

/// A stack that asks before its back button discards a form.
private final class AskingStack: UINavigationController, UINavigationBarDelegate {
  private let stopsSwipes: Bool

  init(stopsSwipes: Bool) {
    self.stopsSwipes = stopsSwipes
    super.init(nibName: nil, bundle: nil)
    viewControllers = [
      .screen("Edit") { [unowned self] in
        guard transitionCoordinator == nil else { return }
        pushViewController(FormScreen(), animated: true)
        interactivePopGestureRecognizer?.isEnabled = !self.stopsSwipes
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    let question = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in
        self?.interactivePopGestureRecognizer?.isEnabled = true
        self?.popViewController(animated: true)
      })
    question.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(question, animated: true)
    return false
  }
}

@Suite struct `A stack that asks before its back button pops` {
  @Test(arguments: [true, false])
  func `asks who swipes back, too, or lets nobody swipe`(stopsSwipes: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) { AskingStack(stopsSwipes: stopsSwipes) }
    let report = app.report(flows: 40)
    let id: InvariantID = "rule.swiping-back-leads-where-back-leads"
    #expect(report.findings.map(\.signature.invariant) == (stopsSwipes ? [] : [id]))
    #expect(
      report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .beginBack, .finish] })
    #expect((report.reach.premises[id] ?? 0 > 0) == !stopsSwipes)
  }

  @Test func `is no matter where the button asks nothing`() throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Open") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(FormScreen(), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 40)
    #expect(report.findings.isEmpty)
    #expect(try #require(report.reach.premises["rule.swiping-back-leads-where-back-leads"]) > 0)
  }
}
