import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A screen that hears of calls while it is shown.
private final class CallScreen: UIViewController {
  private let listensAgain: Bool
  private var observer: (any NSObjectProtocol)?

  /// Makes one, which begins to hear each time that it appears, or once.
  init(listeningAgain: Bool) {
    listensAgain = listeningAgain
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    listen()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if listensAgain { listen() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let observer { NotificationCenter.default.removeObserver(observer) }
    observer = nil
  }

  private func listen() {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: Notification.Name("call"), object: nil, queue: nil
    ) { [weak self] _ in self?.showCall() }
  }

  private func showCall() {
    guard presentedViewController == nil, transitionCoordinator == nil else { return }
    let call = UIViewController.screen("Hang up") { [unowned self] in dismiss(animated: true) }
    call.modalPresentationStyle = .fullScreen
    present(call, animated: true)
  }
}

@Suite struct `A screen that hears of calls` {
  @Test(arguments: [true, false])
  func `hears of them after a swipe that is taken back`(listensAgain: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Inbox") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(CallScreen(listeningAgain: listensAgain), animated: true)
        }
      ]
      return stack
    }
    let call = RegisteredSignal("call") {
      NotificationCenter.default.post(name: Notification.Name("call"), object: nil)
    }
    let rule: InvariantID = "rule.gesture-taken-back-changes-nothing"
    let told = app.report(flows: 40, signals: [call]).findings
      .filter { $0.signature.invariant == rule }
    #expect(told.isEmpty == listensAgain)
    #expect(told.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .signal] })
  }
}
