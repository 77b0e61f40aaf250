import FlowCommand
import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// The delegate of an app with one screen.
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    self.window = window
  }
}

@Suite struct `Flows that begin with an app that is launched` {
  private func run(_ words: String) -> CapturedRun {
    let app = RegisteredClass(
      UINavigationController.self, named: "App", launchedBy: { SceneDelegate() })
    return CapturedRun("fuzz --runs 40 \(words)", on: SegueSimulation(registering: [app]))
  }

  @Test(arguments: [
    ("", "a person drives it"), ("--driver person", "a person drives it"),
    ("--driver anybody", "anybody drives it"),
  ])
  func `say who drives it`(words: String, sentence: String) {
    let run = run(words)
    #expect(run.exitCode == .held, "\(run.out)\(run.error)")
    #expect(run.error.contains(sentence))
  }

  @Test func `may be asked to come to all of it`() {
    #expect(run("--strict").exitCode == .held)
  }

  @Test func `have no smaller ones for a certificate where a person drives`() {
    let run = run("--certify 100")
    #expect(run.exitCode == .usage)
    #expect(run.error.contains("'--driver person'"))
    #expect(self.run("--certify 100 --driver anybody").exitCode == .held)
  }
}
