import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// The delegate of an app that locks itself when it has been away, whatever the user was at, or
/// only where nothing is presented.
private final class LockingDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let forgets: Bool
  private var hasBeenAway = false

  init(forgets: Bool) { self.forgets = forgets }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    let stack = UINavigationController()
    stack.viewControllers = [
      .screen("New") { [unowned stack] in
        stack.present(Self.sheet("Close"), animated: true)
      }
    ]
    window.rootViewController = stack
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) { hasBeenAway = true }

  func sceneDidBecomeActive(_ scene: UIScene) {
    guard hasBeenAway else { return }
    hasBeenAway = false
    guard !forgets else {
      window?.rootViewController?.present(Self.sheet("Unlock"), animated: true)
      return
    }
    var top = window?.rootViewController
    while let above = top?.presentedViewController { top = above }
    top?.present(Self.sheet("Unlock"), animated: true)
  }

  private static func sheet(_ way: String) -> UIViewController {
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .fullScreen
    sheet.view.addSubview(
      UIButton(
        primaryAction: UIAction(title: way) { [unowned sheet] _ in sheet.dismiss(animated: true) }))
    return sheet
  }
}

@Suite struct `An app with a scene delegate` {
  @Test(arguments: [true, false])
  func `is fuzzed with all that the delegate does`(forgets: Bool) {
    let app = CodeMadeApp(launchedBy: { LockingDelegate(forgets: forgets) })
    let findings = app.report(flows: 24).findings
    let ids = findings.map(\.signature.invariant)
    #expect(ids == (forgets ? ["rule.everything-presented-is-seen"] : []))
    #expect(
      findings.first?.scenario.steps.map(\.kind)
        == (forgets ? [.tap, .background, .foreground] : nil))
  }

  @Test func `is where flows begin, and driven by a person, when nobody says otherwise`() {
    let app = RegisteredClass(
      UINavigationController.self, named: "App",
      launchedBy: { LockingDelegate(forgets: false) })
    let campaign = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 64, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: SegueSimulation(registering: [app]), by: .ofApps))
    let report = campaign.run()
    #expect(report.findings.map(\.signature) == [])
    #expect(report.reach.steps[.tap] > 30)
    #expect(report.reach.steps[.present] + report.reach.steps[.push] == 0)
    let roots = Set((0..<8).map { campaign.judgement(ofRun: $0).scenario.world.stage.root.label })
    #expect(roots == ["app"])
  }
}
