import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// The delegate of an app that begins with a locked screen, which has nothing to touch itself.
private final class CodeDelegate: UIResponder, UIWindowSceneDelegate {
  enum Doing {
    /// The question goes with the app, and comes back with it.
    case asking
    /// It counts as asked when it has gone.
    case forgetting
    /// It comes back some time after the app.
    case askingLater
    /// Nothing is asked: the app waits for a sheet that comes from outside, and goes with the app.
    case waiting
  }

  var window: UIWindow?
  private let doing: Doing
  private var isAsking = false
  private var lock: UIViewController? { window?.rootViewController }

  init(_ doing: Doing) { self.doing = doing }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.isNavigationBarHidden = true
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    if doing != .waiting { ask() }
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    if lock?.presentedViewController == nil, doing == .waiting { show() }
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    guard lock?.presentedViewController != nil else { return }
    lock?.dismiss(animated: false)
    if doing != .forgetting { isAsking = false }
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    switch doing {
    case .asking, .forgetting: ask()
    case .askingLater:
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.ask() }
    case .waiting: break
    }
  }

  private func ask() {
    guard !isAsking, lock?.presentedViewController == nil else { return }
    isAsking = true
    show()
  }

  /// Shows an alert of which one answer asks again.
  private func show() {
    let alert = UIAlertController(title: "Code", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Wrong", style: .default) { [weak self] _ in
        self?.isAsking = false
        self?.ask()
      })
    lock?.present(alert, animated: false)
  }
}

@Suite struct `An app that is locked from the beginning` {
  @Test(arguments: [CodeDelegate.Doing.asking, .askingLater, .waiting, .forgetting])
  fileprivate func `asks again when it comes back`(doing: CodeDelegate.Doing) {
    let app = CodeMadeApp(launchedBy: { CodeDelegate(doing) })
    let link = RegisteredSignal("link") {
      if let item = URL(string: "shop://item/1") { UIApplication.shared.receive(item) }
    }
    let findings = app.report(flows: 24, signals: [link]).findings
      .filter { $0.signature.invariant == "rule.nobody-is-locked-in" }
    let steps: [Step.Kind] = [.background, .foreground]
    #expect(findings.map { $0.scenario.steps.map(\.kind) } == (doing == .forgetting ? [steps] : []))
  }
}
