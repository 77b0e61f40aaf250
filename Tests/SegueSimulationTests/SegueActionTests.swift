import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// A screen of an app whose segue action makes the destination, as the storyboard names it.
private final class List: UIViewController {
  override func segueAction(for selector: Selector) -> SegueAction? {
    guard selector == "makeArticle:" else { return super.segueAction(for: selector) }
    return { _, _, _ in Article() }
  }
}

private final class Article: UIViewController {}

@Suite struct `The segue action of a class` {
  private func trace(naming action: PlainActionName?) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(List.self) { List() }, RegisteredClass(Article.self) { Article() },
    ])
    var segue = Segue(from: "List", "open", .show("Article"))
    segue.action = .makes
    segue.actionName = action
    let world = World(
      storyboard: Storyboard(
        scenes: [
          Scene("List", .content, className: "List"),
          Scene("Article", .content, className: "Article"), Scene("Photo", .content),
        ], segues: [segue, Segue(from: "Article", "photo", .show("Photo"))],
        controls: [Control(in: "Article", "Photo", fires: [.segue("photo")])]),
      stage: Stage(
        root: StageEntry(
          "n", .stock(.navigation), children: [StageEntry("l", .scene("List"))]))
    ).declaring(system)
    return system.trace(
      of: Scenario(
        world,
        steps: [
          Step(.performSegue("l", "open"), creating: ["a"]),
          Step(.tap("a", "Photo"), creating: ["p"]),
        ]))
  }

  @Test(arguments: ["makeArticle:", nil] as [PlainActionName?])
  func `makes a controller of the scene, with what is drawn there`(action: PlainActionName?) {
    let trace = trace(naming: action)
    let scenes = trace.cast.compactMap { $0.scene.map { trace.world.storyboard.scenes[$0].name } }
    #expect(scenes == ["List", "Article", "Photo"])
    #expect(trace.cast.compactMap(\.label) == ["n", "l", "a", "p"])
    #expect(!trace.events.contains { $0.kind == .declined })
  }

  @Test(arguments: ["makeArticle:", nil] as [PlainActionName?])
  func `is asked for by the name that the storyboard gives it`(action: PlainActionName?) {
    let made = trace(naming: action).events.compactMap { event -> Bool? in
      if case .segueAction(_, _, let made) = event.what { made } else { nil }
    }
    #expect(made == (action == nil ? [] : [true]))
  }
}
