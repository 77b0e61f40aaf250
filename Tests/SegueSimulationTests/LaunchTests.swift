import FlowModel
import SegueKit
import SegueSimulation
import Synchronization
import Testing

/// How many delegates live.
private final class Count: Sendable {
  let living = Atomic(0)
}

/// An app whose scene delegate starts a coordinator, and locks it in the background.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private var coordinator: Coordinator?
  private let count: Count?

  init(in count: Count? = nil) {
    self.count = count
    count?.living.add(1, ordering: .relaxed)
  }

  deinit { count?.living.subtract(1, ordering: .relaxed) }

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    coordinator = Coordinator(in: window)
    coordinator?.start()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { coordinator?.becomeActive() }

  func sceneDidEnterBackground(_ scene: UIScene) {
    window?.rootViewController?.dismiss(animated: false)
  }
}

private final class Coordinator {
  private let window: UIWindow
  private let stack = UINavigationController()
  private var activations = 0

  init(in window: UIWindow) { self.window = window }

  func start() {
    stack.setViewControllers(
      [screen("First") { [unowned self] in goOn() }], animated: false)
    window.rootViewController = stack
  }

  func becomeActive() {
    activations += 1
    guard activations > 1 else { return }
    stack.present(screen("Welcome back") {}, animated: true)
  }

  private func goOn() {
    stack.pushViewController(screen("Next") { [unowned self] in logOut() }, animated: true)
  }

  private func logOut() {
    window.rootViewController = screen("Login") { [unowned self] in start() }
  }

  private func screen(_ title: String, action: @escaping () -> Void) -> UIViewController {
    let screen = UIViewController()
    screen.title = title
    screen.view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in action() }))
    return screen
  }
}

@Suite struct `An app that its scene delegate launches` {
  private let count = Count()

  private func trace(in size: SizeClass = .regular, _ steps: Step...) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(
        UINavigationController.self, named: "App",
        launchedBy: { [count] in SceneDelegate(in: count) })
    ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("App", .navigation, className: "App")]),
      stage: Stage(size: size, root: StageEntry("n", .scene("App")), creating: ["f"])
    ).declaring(system)
    return system.trace(of: Scenario(world, steps: steps))
  }

  @Test(arguments: [SizeClass.regular, .compact])
  func `goes on in the window that the delegate has made`(size: SizeClass) {
    let trace = trace(
      in: size, Step(.tap("f", "Go"), creating: ["g"]), Step(.tap("g", "Go"), creating: ["l"]))
    #expect(trace.snapshots.first?.size == size)
    #expect(trace.cast.map(\.label) == ["n", "f", "g", "l"])
    #expect(trace.sent(.push, .root) == [.push(number(2), on: number(0)), .root(number(3))])
    #expect(trace.tree == "l")
  }

  @Test func `tells the delegate that it goes and comes`() {
    let present = Step.Action.present(.new(.stock(.content)), on: "f", style: nil)
    let away = trace(Step(present, creating: ["p"]), Step(.background))
    #expect(away.tree == "n[f]")
    let back = trace(Step(.background), Step(.foreground, creating: ["w"]))
    #expect(back.tree == "n[f]+w")
    #expect(back.cast.last?.title == "Welcome back")
  }

  @Test func `can be asked for in a step, which leaves its own window alone`() {
    let trace = trace(
      Step(.present(.new(.scene("App")), on: "f", style: nil), creating: ["m", "g"]),
      Step(.tap("f", "Go")), Step(.background))
    #expect(trace.tree == "n[f]")
    #expect(trace.sent(.root).isEmpty && trace.sent(.present).count == 1)
  }

  @Test func `leaves nobody behind when the flow is over`() {
    _ = trace(Step(.tap("f", "Go")), Step(.background), Step(.foreground))
    #expect(count.living.load(ordering: .relaxed) == 0)
  }
}
