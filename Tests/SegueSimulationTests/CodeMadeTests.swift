import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// An app that makes its screens in code: a stack whose first one pushes others, and asks.
@Suite struct `What code has made` {
  private let system = SegueSimulation(registering: [
    RegisteredClass(AppStack.self, named: "App") { AppStack() }
  ])

  private func world(naming labels: [Label] = ["h"]) -> World {
    World(
      storyboard: Storyboard(
        scenes: [Scene("App", .navigation, className: "App")],
        controls: [Control(in: "App", "wired", fires: [.action("log")])]
      ),
      stage: Stage(root: StageEntry("n", .scene("App")), creating: labels)
    ).declaring(system)
  }

  private func play(_ steps: Step...) -> Trace {
    system.trace(of: Scenario(world(), steps: steps))
  }

  @Test func `has the labels of the stage and of the steps, and is touched by its words`() {
    let trace = play(
      Step(.tap("h", "More"), creating: ["d"]), Step(.tap("d", "More"), creating: ["e"]),
      Step(.tap("e", "Ask"), creating: ["q"]), Step(.tap("q", "Home")))
    #expect(trace.tree == "n[h]")
    #expect(trace.cast.map(\.label) == ["n", "h", "d", "e", "q"])
    #expect(
      trace.cast.map(\.className)
        == [nil, "Screen", "Screen", "Screen", "UIAlertController"])
    #expect(!trace.events.contains { $0.kind == .declined })
  }

  @Test func `has the title that the user first reads`() {
    let trace = play(Step(.tap("h", "Ask"), creating: ["q"]), Step(.tap("q", "Home")))
    #expect(trace.cast.map(\.title) == [nil, "Screen 1", "Sure?"])
  }

  @Test func `is on offer where it can be seen, each by a name of its own`() {
    let names = play(Step(.tap("h", "More"), creating: ["d"])).snapshots.map {
      $0.touchables.map { "\($0.controller.number) \($0.name)" }
    }
    #expect(names == [["1 Ask", "1 More", "1 More-2"], ["2 Ask", "2 More", "2 More-2"]])
  }

  @Test func `is declined where it is not, or moves`() {
    let gone = play(Step(.tap("h", "Less")), Step(.tap("n", "More")))
    #expect(
      gone.sent.filter { Event($0).kind == .declined } == [
        .declined(.noSuchControl), .declined(.noSuchControl),
      ])
    let moving = play(
      Step(.tap("h", "More"), creating: ["d"], settles: false), Step(.tap("d", "More")))
    #expect(moving.sent.last == .declined(.swallowed))
  }

  @Test func `stays without a name where nobody gives one`() {
    let trace = system.trace(of: Scenario(world(naming: []), steps: [Step(.tap("h", "More"))]))
    #expect(trace.cast.map(\.label) == ["n", nil])
    #expect(trace.sent == [.declined(.deadLabel)])
  }

  @Test func `gets spare labels, which the step has then`() {
    var play = Play(system, in: world())
    play.perform(Step(.tap("h", "More")), sparing: ["v", "w"])
    #expect(play.trace.steps[0].creating == ["v"])
    #expect(play.trace.cast.last?.label == "v")
  }
}

private final class AppStack: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    setViewControllers([Screen()], animated: false)
  }
}

private final class Screen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screen \(navigationController?.viewControllers.count ?? 0)"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Ask") { [unowned self] _ in ask() })
    for _ in 0..<2 {
      view.addSubview(
        UIButton(
          type: .system,
          primaryAction: UIAction(title: "More") { [unowned self] _ in
            navigationController?.pushViewController(Screen(), animated: true)
          }))
    }
  }

  private func ask() {
    let question = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Home", style: .default) { [unowned self] _ in
        navigationController?.popToRootViewController(animated: true)
      })
    present(question, animated: true)
  }
}
