import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A page that gives its draft away when it goes, or already when it may go, and saves it once.
private final class DraftPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let isHasty: Bool
  private var draft: String? = ""

  init(isHasty: Bool) {
    self.isHasty = isHasty
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let save = UIAction(title: "Save") { [unowned self] _ in
      guard draft != nil else { return }
      if presentingViewController != nil {
        dismiss(animated: true)
      } else {
        navigationController?.popViewController(animated: true)
      }
    }
    view.addSubview(UIButton(primaryAction: save))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isHasty, isMovingFromParent { draft = nil }
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    if isHasty { draft = nil }
  }
}

/// When a pan throws a card away.
private enum Throw {
  /// Only when it has gone far.
  case far
  /// However far it has gone.
  case hasty
  /// Also when the system takes it from the user.
  case taken
}

/// A card that a pan of its own throws away.
private final class CardPage: UIViewController {
  private let way: Throw

  init(_ way: Throw) {
    self.way = way
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer(target: self, action: "drag:")
    pan.name = "card"
    view.addGestureRecognizer(pan)
    let more = UIAction(title: "More") { [unowned self] _ in
      present(UIViewController(), animated: true)
    }
    view.addSubview(UIButton(primaryAction: more))
  }

  override func action(for selector: Selector) -> ((Any?) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      switch pan.state {
      case .ended where way == .hasty || pan.translation(in: view).y > 100: dismiss(animated: true)
      case .cancelled where way == .taken: dismiss(animated: true)
      default: break
      }
    }
  }
}

/// A page with a hint that is not there as long as a pan goes on.
private final class HintPage: UIViewController {
  private let hint = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "drag:"))
    show()
  }

  override func action(for selector: Selector) -> ((Any?) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] pan in
      switch (pan as? UIPanGestureRecognizer)?.state {
      case .began: hide()
      case .ended, .cancelled: show()
      default: break
      }
    }
  }

  private func show() {
    addChild(hint)
    view.addSubview(hint.view)
    hint.didMove(toParent: self)
  }

  private func hide() {
    hint.willMove(toParent: nil)
    hint.view.removeFromSuperview()
    hint.removeFromParent()
  }
}

/// A wizard that counts its steps, back already when one begins to go.
private final class WizardStack: UINavigationController {
  private let isHasty: Bool
  private var stepCount = 0

  init(isHasty: Bool) {
    self.isHasty = isHasty
    super.init(nibName: nil, bundle: nil)
    viewControllers = [.screen("Begin") { [unowned self] in goOn() }]
  }

  required override init?(coder: AnyObject) { nil }

  private func goOn() {
    guard transitionCoordinator == nil else { return }
    stepCount += 1
    let page = WizardPage { [unowned self] isGone in
      if isGone != isHasty { stepCount -= 1 }
    }
    page.title = "Step \(stepCount)"
    let next = UIAction(title: "Next") { [unowned self] _ in goOn() }
    page.view.addSubview(UIButton(type: .system, primaryAction: next))
    pushViewController(page, animated: true)
  }
}

private final class WizardPage: UIViewController {
  /// Tells that it is popped: that it begins to go, and that it is gone.
  private let leave: (_ isGone: Bool) -> Void

  init(leaving leave: @escaping (_ isGone: Bool) -> Void) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { leave(false) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { leave(true) }
  }
}

/// How a page comes.
private enum Way: String, CaseIterable {
  case pushed, presented
}

@Suite struct `A swipe or a pull that is taken back before a touch` {
  private func findings(_ way: Way, isHasty: Bool) -> [Finding] {
    CodeMadeApp {
      let stack = UINavigationController()
      let home = UIViewController.screen("New") { [unowned stack] in
        let page = DraftPage(isHasty: isHasty)
        if way == .presented {
          page.presentationController?.delegate = page
          stack.present(page, animated: true)
        } else {
          stack.pushViewController(page, animated: true)
        }
      }
      stack.viewControllers = [home]
      return stack
    }.report(flows: 80).findings
  }

  @Test(arguments: Way.allCases)
  private func `finds out what is given away too early`(way: Way) {
    let findings = findings(way, isHasty: true)
    #expect(
      findings.map(\.signature.invariant) == ["rule.gesture-taken-back-changes-nothing"])
    #expect(findings.map { $0.scenario.steps.map(\.kind) } == [[.tap, .tap]])
  }

  @Test(arguments: Way.allCases)
  private func `changes nothing otherwise`(way: Way) {
    #expect(findings(way, isHasty: false).isEmpty)
  }

  @Test(arguments: [true, false])
  func `is no step back in a wizard that counts`(isHasty: Bool) {
    let findings = CodeMadeApp { WizardStack(isHasty: isHasty) }.report(flows: 80).findings
    #expect(
      findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
        == (isHasty ? ["rule.gesture-taken-back-changes-nothing otherScreen"] : []))
    #expect(findings.allSatisfy { $0.violation.however.parts.contains(.text("\"Step 1\"")) })
  }

  private func findings(throwing way: Throw, flows: Int = 80) -> [Finding] {
    CodeMadeApp {
      let home = UIViewController()
      home.view.addSubview(
        UIButton(
          primaryAction: UIAction(title: "Card") { [unowned home] _ in
            let card = CardPage(way)
            card.modalPresentationStyle = .fullScreen
            home.present(card, animated: true)
          }))
      return UINavigationController(rootViewController: home)
    }.report(flows: flows).findings
  }

  @Test func `may be one of the app's own, under a name of its own`() {
    #expect(findings(throwing: .far).map(\.signature) == [])
    let findings = findings(throwing: .hasty)
    #expect(
      findings.map(\.signature.invariant) == ["rule.gesture-taken-back-changes-nothing"])
  }

  @Test func `may change what is there as long as it goes on`() {
    let app = CodeMadeApp { UINavigationController(rootViewController: HintPage()) }
    let report = app.report(flows: 80)
    #expect(report.findings.map(\.signature) == [])
    #expect(report.reach.steps[.background] > 0)
  }

  @Test func `may be taken from the user by the system`() {
    // The system does so seldom.
    let findings = findings(throwing: .taken, flows: 120)
    #expect(
      findings.map(\.signature.invariant) == ["rule.gesture-taken-back-changes-nothing"])
    #expect(findings.map { $0.scenario.steps.map(\.kind) } == [[.tap, .background]])
  }

  @Test func `is no button that is called like one`() {
    let app = CodeMadeApp {
      let home = UIViewController()
      for title in ["half-board", "full-board"] {
        home.view.addSubview(
          UIButton(
            primaryAction: UIAction(title: title) { [unowned home] _ in
              home.present(UIViewController(), animated: true)
            }))
      }
      return UINavigationController(rootViewController: home)
    }
    #expect(app.report(flows: 80).findings.map(\.signature) == [])
  }
}
