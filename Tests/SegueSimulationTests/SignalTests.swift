import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// An app whose scene delegate presents what the user goes on with, unless something is presented.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    guard let root = window?.rootViewController, root.presentedViewController == nil else { return }
    let screen = UIViewController()
    screen.title = userActivity.activityType
    root.present(screen, animated: true)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    window?.rootViewController?.dismiss(animated: false) { completionHandler(true) }
  }

  func sceneWillEnterForeground(_ scene: UIScene) { window?.rootViewController?.title = "back" }
}

@Suite struct `A signal from outside` {
  private let system = SegueSimulation(
    connecting: { SceneDelegate() },
    signals: [
      RegisteredSignal("order") {
        UIApplication.shared.receive(NSUserActivity(activityType: "Soup"))
      },
      RegisteredSignal("home") {
        UIApplication.shared.receive(
          UIApplicationShortcutItem(type: "home", localizedTitle: "Home"))
      },
    ])

  private func trace(_ steps: Step...) -> Trace {
    let world = World(stage: Stage(root: StageEntry("p", .stock(.content))))
    return system.trace(of: Scenario(world, steps: steps))
  }

  @Test func `is on offer under its name`() {
    #expect(system.signals == ["order", "home"])
  }

  @Test func `reaches the delegate of the scene, whatever is presented`() {
    #expect(trace(Step(.signal("order"), creating: ["o"])).tree == "p+o")
    let twice = trace(Step(.signal("order"), creating: ["o"]), Step(.signal("order")))
    #expect(twice.sent(.present).count == 1)
    #expect(trace(Step(.signal("order"), creating: ["o"]), Step(.signal("home"))).tree == "p")
  }

  @Test func `brings the app back, which is told before`() {
    let trace = trace(Step(.background), Step(.signal("order"), creating: ["o"]))
    #expect(trace.snapshots.last?.isInBackground == false)
    #expect(trace.tree == "p+o")
    #expect(trace.sent(.foreground).count == 1)
  }

  @Test func `comes to nothing where nobody has registered it`() {
    #expect(trace(Step(.signal("other"))).sent == [.declined(.notApplicable)])
  }
}
