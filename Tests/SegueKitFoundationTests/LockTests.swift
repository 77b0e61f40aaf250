import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// An app that asks who is there whenever it comes back, as long as nothing lies above.
private final class VaultController: UINavigationController {
  private let isWary: Bool

  init(isWary: Bool) {
    self.isWary = isWary
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [.screen("Letters") {}]
    let center = NotificationCenter.default
    let moment = UIApplication.willEnterForegroundNotification
    _ = center.addObserver(forName: moment, object: nil, queue: .main) { [weak self] _ in
      MainActor.assumeIsolated { self?.lock() }
    }
  }

  private func lock() {
    guard !isWary || presentedViewController == nil else { return }
    let screen = UIViewController()
    screen.modalPresentationStyle = .fullScreen
    let unlock = UIAction(title: "Unlock") { [unowned screen] _ in screen.dismiss(animated: true) }
    screen.view.addSubview(UIButton(primaryAction: unlock))
    present(screen, animated: true)
  }
}

@Suite struct `A lock that is shown when the app comes back` {
  @Test(arguments: [true, false])
  func `is no change that the background has made, and stands there once`(isWary: Bool) {
    let app = CodeMadeApp(contract: Contract(leavingOpen: [.appearing])) {
      VaultController(isWary: isWary)
    }
    let found = app.report(flows: 350).findings.map(\.signature.invariant)
    #expect(!found.contains("outside.background-changes-nothing"))
    #expect(found.isEmpty == isWary)
  }
}
