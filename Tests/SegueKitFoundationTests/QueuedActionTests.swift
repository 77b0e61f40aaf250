import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A coordinator that does one thing after another, each when the stack has shown what came of the
/// one before.
private final class QueueingStack: UINavigationController, UINavigationControllerDelegate {
  private let looks: Bool
  private var isBusy = false

  /// Makes one that looks, or does not look, whether there is anything to show.
  init(looking looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [
      .screen("Item") { [unowned self] in
        perform { stack in
          let item = UIViewController()
          item.title = "Item"
          stack.pushViewController(item, animated: true)
        }
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  func goHome() {
    if looks, viewControllers.count == 1 { return }
    perform { $0.popToRootViewController(animated: true) }
  }

  private func perform(_ action: (UINavigationController) -> Void) {
    guard !isBusy, transitionCoordinator == nil else { return }
    isBusy = true
    action(self)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    isBusy = false
  }
}

@Suite struct `A link home` {
  @Test(arguments: [true, false])
  func `keeps no button busy where the user is at home`(looks: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { QueueingStack(looking: looks) }
    let link = RegisteredSignal("home") {
      (UIApplication.shared.keyWindow?.rootViewController as? QueueingStack)?.goHome()
    }
    let report = app.report(flows: 32, signals: [link])
    let told = report.findings.filter {
      $0.signature.invariant == "rule.what-opens-opens-again"
    }
    #expect(told.isEmpty == looks)
    #expect(told.allSatisfy { $0.scenario.steps.contains(Step(.signal("home"))) })
  }
}
