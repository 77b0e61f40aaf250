import FlowModel
import SegueKit
import SegueSimulation
import Synchronization
import Testing

/// What a list has heard.
private final class Hearsay: Sendable {
  let identifiers = Mutex<[String?]>([])
}

/// A list that writes down by which identifiers it hears of its segues.
private final class List: UIViewController {
  private let heard: Hearsay

  init(_ heard: Hearsay) {
    self.heard = heard
    super.init(nibName: nil, bundle: nil)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    heard.identifiers.withLock { $0.append(identifier) }
    return true
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    heard.identifiers.withLock { $0.append(segue.identifier) }
  }
}

@Suite struct `Two segues of one identifier` {
  private var storyboard: Storyboard {
    var second = Segue(from: "List", "s2", .show("Second"))
    second.runtimeName = .shared("detail")
    return Storyboard(
      scenes: [
        Scene("List", .content, className: "List"), Scene("First", .content),
        Scene("Second", .content),
      ],
      segues: [Segue(from: "List", "detail", .show("First")), second],
      controls: [
        Control(in: "List", "one", fires: [.segue("detail")]),
        Control(in: "List", "two", fires: [.segue("s2")]),
      ])
  }

  private func trace(
    _ action: Step.Action, heard: Hearsay = Hearsay()
  ) -> Trace {
    let system = SegueSimulation(registering: [RegisteredClass(List.self) { List(heard) }])
    let world = World(
      storyboard: storyboard,
      stage: Stage(
        root: StageEntry("n", .stock(.navigation), children: [StageEntry("l", .scene("List"))]))
    ).declaring(system)
    return system.trace(of: Scenario(world, steps: [Step(action, creating: ["d"])]))
  }

  @Test(arguments: [("one", "First"), ("two", "Second")] as [(ControlName, SceneName)])
  func `both have it for the class that is asked and prepares`(
    control: ControlName, scene: SceneName
  ) throws {
    let heard = Hearsay()
    let trace = trace(.tap("l", control), heard: heard)
    #expect(heard.identifiers.withLock { $0 } == ["detail", "detail"])
    let shown = try #require(trace.snapshots.last?.nodes.last)
    #expect(trace.cast[shown.controller.index].scene.map { storyboard.scenes[$0].name } == scene)
  }

  @Test func `are performed by controls, and by code the first alone`() throws {
    let trace = trace(.performSegue("l", "detail"))
    #expect(trace.requests.map(\.segue) == [0])
    let unknown = self.trace(.performSegue("l", "s2"))
    #expect(unknown.events.contains { $0.what == .misuse(.unknownSegue, ControllerID(1)) })
    let before = try #require(trace.snapshots.first)
    let offered = before.offers(in: trace.world, cast: trace.cast).filter {
      if case .performSegue = $0 { true } else { false }
    }
    #expect(offered == [.performSegue("l", "detail")])
  }
}
