import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// The first screen of an app, which asks for another one when it is loaded.
private final class Home: UIViewController {
  typealias Question = @Sendable (Home) -> UIViewController?

  private let question: Question
  private var answer: UIViewController?

  init(asking question: @escaping Question) {
    self.question = question
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    answer = question(self)
  }
}

@Suite struct `Storyboards that code knows by name` {
  private static let named = [
    NamedStoryboard(
      "Main", initial: "Home",
      members: [NamedStoryboard.Member("Home"), NamedStoryboard.Member("Form", as: "form")]),
    NamedStoryboard(
      "Account", initial: "Form (Account)",
      members: [NamedStoryboard.Member("Form (Account)", as: "form")]),
  ]

  /// Plays an app that asks when its first screen is loaded, and then leads into the other file.
  private func trace(asking question: @escaping Home.Question) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(Home.self) { Home(asking: question) }
    ])
    let world = World(
      storyboard: Storyboard(
        scenes: [
          Scene("Home", .content, className: "Home"), Scene("Form", .content),
          Scene("Form (Account)", .content),
        ], segues: [Segue(from: "Home", "open", .present("Account", style: nil))],
        references: [SceneReference("Account", to: "Form (Account)")], named: Self.named),
      stage: Stage(root: StageEntry("h", .scene("Home")))
    ).declaring(system)
    return system.trace(of: Scenario(world, steps: [Step(.performSegue("h", "open"))]))
  }

  @Test func `have a scene for each identifier`() {
    let trace = trace { _ in
      UIStoryboard(name: "Main").instantiateViewController(withIdentifier: "form")
    }
    #expect(trace.scenes == ["Home", "Form", "Form (Account)"])
    #expect(trace.misuses.isEmpty)
  }

  @Test func `may have one identifier in two files`() {
    let trace = trace { _ in
      UIStoryboard(name: "Account").instantiateViewController(withIdentifier: "form")
    }
    #expect(trace.scenes == ["Home", "Form (Account)", "Form (Account)"])
    #expect(trace.misuses.isEmpty)
  }

  @Test func `begin with the initial scene`() {
    let trace = trace { _ in UIStoryboard(name: "Account").instantiateInitialViewController() }
    #expect(trace.scenes == ["Home", "Form (Account)", "Form (Account)"])
  }

  @Test func `are those of the controllers that come from them`() {
    let trace = trace { $0.storyboard?.instantiateViewController(withIdentifier: "form") }
    #expect(trace.scenes == ["Home", "Form", "Form (Account)"])
  }

  @Test func `do not know a scene by its name`() {
    let trace = trace { $0.storyboard?.instantiateViewController(withIdentifier: "Form") }
    #expect(trace.misuses == [.unknownScene])
    #expect(trace.misusedName == "Form")
  }

  @Test func `are asked for by the names of files`() {
    let trace = trace { _ in UIStoryboard(name: "Settings").instantiateInitialViewController() }
    #expect(trace.misuses == [.unknownScene])
    #expect(trace.misusedName == "Settings")
  }

  @Test func `are told of with the name that is nothing's`() {
    let trace = trace { home in
      home.performSegue(withIdentifier: "opne", sender: nil)
      return nil
    }
    #expect(trace.misuses == [.unknownSegue])
    #expect(trace.misusedName == "opne")
  }
}

extension Trace {
  /// Of which scenes controllers were made, in order.
  fileprivate var scenes: [SceneName?] {
    cast.map { member in member.scene.map { world.storyboard.scenes[$0].name } }
  }

  fileprivate var misuses: [Misuse] {
    events.compactMap { if case .misuse(let misuse, _) = $0.what { misuse } else { nil } }
  }
}
