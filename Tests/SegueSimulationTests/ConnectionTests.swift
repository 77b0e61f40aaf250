import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// The scene delegate of an app with a storyboard: it gives the first screen what that shows, or
/// has the user log in before.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let isLoggedIn: Bool

  init(isLoggedIn: Bool) { self.isLoggedIn = isLoggedIn }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard isLoggedIn else {
      window?.rootViewController = UIViewController()
      return
    }
    let stack = window?.rootViewController as? UINavigationController
    (stack?.topViewController as? List)?.words = "Soup"
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    window?.rootViewController?.dismiss(animated: false)
  }
}

private final class List: UIViewController {
  var words = "none"

  override func viewDidLoad() {
    super.viewDidLoad()
    let show = UIAction(title: words) { [unowned self] _ in
      present(UIViewController(), animated: true)
    }
    view.addSubview(UIButton(type: .system, primaryAction: show))
  }
}

@Suite struct `A scene delegate that is connected` {
  private func trace(isLoggedIn: Bool = true, _ steps: Step...) -> Trace {
    let system = SegueSimulation(
      registering: [RegisteredClass(List.self) { List() }],
      connecting: { SceneDelegate(isLoggedIn: isLoggedIn) })
    let world = World(
      storyboard: Storyboard(scenes: [
        Scene("Main", .navigation, holds: ["List"]), Scene("List", .content, className: "List"),
      ]),
      stage: Stage(root: .scene("Main", "n", .scene("List", "l")))
    ).declaring(system)
    return system.trace(of: Scenario(world, steps: steps))
  }

  @Test func `has the window with its root before anybody appears`() {
    #expect(trace().snapshots.first?.touchables.map(\.name) == ["Soup"])
  }

  @Test func `may show somebody else in it`() {
    let trace = trace(isLoggedIn: false)
    #expect(trace.snapshots.first?.nodes.count == 1 && trace.snapshots.first?.touchables == [])
  }

  @Test func `is told how the app goes and comes`() {
    let trace = trace(Step(.tap("l", "Soup"), creating: ["p"]), Step(.background))
    #expect(trace.sent(.dismiss) == [.dismiss(number(2), from: number(0))])
    #expect(trace.tree == "n[l]")
  }
}
