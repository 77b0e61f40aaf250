import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// A screen that has its list present something; it knows of the list by an embed segue.
private final class Library: UIViewController {
  private weak var list: UIViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "list" { list = segue.destination }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let action = UIAction(title: "Add") { [unowned self] _ in
      list?.present(UIViewController(), animated: true)
    }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }
}

@Suite struct `What is embedded when a flow begins` {
  @Test(arguments: [true, false])
  func `is prepared for by a class of the app's own`(isInFront: Bool) {
    let system = SegueSimulation(registering: [RegisteredClass(Library.self) { Library() }])
    let library = StageEntry(
      "home", .scene("Library"), children: [StageEntry("list", .scene("List"))])
    let tabs = StageEntry(
      "all", .stock(.tabs),
      children: isInFront ? [library] : [StageEntry("first", .stock(.content)), library])
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("Library", .content, className: "Library"), Scene("List", .content)],
        segues: [Segue(from: "Library", "list", .embed("List"))]),
      stage: Stage(root: tabs)
    ).declaring(system)
    let trace = system.trace(
      of: Scenario(
        world,
        steps: [Step(.tapTab("home", on: "all")), Step(.tap("home", "Add"), creating: ["new"])]))
    let callers = trace.events.compactMap { event -> Label? in
      guard case .present(_, from: _, by: let caller) = event.what else { return nil }
      return trace.cast[caller.index].label
    }
    #expect(callers == ["list"])
    #expect(!trace.events.contains { [.declined, .prepare].contains($0.kind) })
  }
}
