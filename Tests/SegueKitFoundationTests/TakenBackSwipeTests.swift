import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// A screen whose own button is hidden when it begins to go.
private final class PlayerScreen: UIViewController {
  private let button = UIButton(
    type: .system, primaryAction: UIAction(title: "Queue") { _ in })
  private let looksAgain: Bool

  init(looksAgain: Bool) {
    self.looksAgain = looksAgain
    super.init(nibName: nil, bundle: nil)
    title = "Player"
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if looksAgain { button.isHidden = false }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    button.isHidden = true
  }
}

/// A stack that shows a bar of its own above its first screen.
private final class FloatingBarStack: UINavigationController, UINavigationControllerDelegate {
  private let bar = UIButton(type: .system, primaryAction: UIAction(title: "Basket") { _ in })
  private let looksAgain: Bool

  init(looksAgain: Bool) {
    self.looksAgain = looksAgain
    super.init(nibName: nil, bundle: nil)
    delegate = self
    viewControllers = [
      .screen("Open") { [unowned self] in
        let detail = UIViewController()
        detail.title = "Detail"
        pushViewController(detail, animated: true)
      }
    ]
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(bar)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    bar.isHidden = viewController.title == "Detail"
    guard looksAgain else { return }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.bar.isHidden = self?.topViewController?.title == "Detail"
    }
  }
}

/// A screen that shows more while it is edited, and is edited no more when it begins to go.
private final class EditedScreen: UIViewController {
  private let delete = UIButton(type: .system, primaryAction: UIAction(title: "Delete") { _ in })

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Note"
    let edit = UIAction(title: "Edit") { [unowned self] _ in delete.isHidden = false }
    view.addSubview(UIButton(type: .system, primaryAction: edit))
    delete.isHidden = true
    view.addSubview(delete)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    delete.isHidden = true
  }
}

@Suite struct `What can be touched while a swipe is taken back` {
  private let rule: InvariantID = "rule.taken-back-swipes-leave-the-buttons"

  @Test(arguments: [true, false])
  func `is there again`(looksAgain: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Play") { [unowned stack] in
          stack.pushViewController(PlayerScreen(looksAgain: looksAgain), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 40)
    #expect(report.findings.map(\.signature.invariant) == (looksAgain ? [] : [rule]))
    #expect(report.findings.allSatisfy { $0.signature.culprit == .declared("PlayerScreen") })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }

  @Test func `may go where the user has touched what brought it`() throws {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Note") { [unowned stack] in
          stack.pushViewController(EditedScreen(), animated: true)
        }
      ]
      return stack
    }
    let report = app.report(flows: 40)
    #expect(report.findings.map(\.signature.invariant) == [])
    #expect(try #require(report.reach.premises[rule]) > 0)
  }

  @Test(arguments: [true, false])
  func `is no more than before`(looksAgain: Bool) {
    let app = CodeMadeApp(contract: .undeclared) { FloatingBarStack(looksAgain: looksAgain) }
    let findings = app.report(flows: 40).findings
    #expect(findings.map(\.signature.invariant) == (looksAgain ? [] : [rule]))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .beginBack, .cancel] })
  }
}
