import FlowModel
import FlowTestSupport
import Testing

@testable import FlowFuzzing

@Suite struct `What a storyboard draws for a class` {
  private let system = Offering([OfferedClass("Form", .content)])

  private var original: Scenario {
    var save = DrawnView(in: "Form", "Save", .button, outlet: "save")
    save.container = "panel"
    let board = Storyboard(
      scenes: [Scene("Form", .content, className: "Form"), Scene("Plain", .content)],
      controls: [
        Control(in: "Form", "Save", fires: [.action("save:")]),
        Control(
          in: "Form", "Dish", at: .row(.prototype("Dish")),
          fires: [.action("will:"), .action("did:")]),
      ],
      named: [NamedStoryboard("Main")],
      views: [
        DrawnView(in: "Form", "panel", .view, outlet: "panel"), save,
        DrawnView(in: "Form", "Wifi", .switch), DrawnView(in: "Plain", "Name", .field),
      ])
    return Scenario(
      World(storyboard: board, stage: Stage(root: StageEntry("f", .scene("Form")))),
      steps: [Step(.tap("f", "Save"))])
  }

  /// Whether shrinking may go on to what an edit makes of the original.
  private func admits(_ edit: (inout Scenario) -> Void) -> Bool {
    var edited = original
    edit(&edited)
    return Truth(of: original, to: system).admits(edited)
  }

  @Test func `stays as it is`() {
    #expect(!admits { $0.world.storyboard.views.remove(at: 1) })
    #expect(!admits { $0.world.storyboard.views = [] })
    #expect(!admits { $0.world.storyboard.views[1].outlet = nil })
    #expect(!admits { $0.world.storyboard.views[1].container = nil })
    #expect(!admits { $0.world.storyboard.views[1].marks = .hidden })
    #expect(!admits { $0.world.storyboard.controls.remove(at: 0) })
    #expect(!admits { $0.world.storyboard.controls[1].fires.removeLast() })
  }

  @Test func `may be without what the class does not know, and have other names`() {
    #expect(admits { $0.world.storyboard.views.removeLast(2) })
    #expect(admits { $0.world.storyboard.controls.removeLast() })
    #expect(
      admits {
        $0.world.storyboard.views[1].name = "button"
        $0.world.storyboard.controls[0].name = "button"
      })
    #expect(
      admits {
        $0.world.storyboard.scenes.removeFirst()
        $0.world.storyboard.views.removeFirst(3)
      })
  }

  @Test func `is touched by hand alone where it was`() {
    #expect(!admits { $0.steps = [Step(.dismiss("f"))] })
    #expect(admits { $0.steps = [Step(.back("f"))] })
    var coded = original
    coded.steps.append(Step(.dismiss("f")))
    #expect(Truth(of: coded, to: system).admits(coded))
  }
}

/// The sketch engine with classes, for what it is only asked for.
private struct Offering: FlowSystem {
  private let base = SketchEngine()
  let classes: [OfferedClass]

  init(_ classes: [OfferedClass]) { self.classes = classes }

  var reported: Set<Event.Kind> { base.reported }

  func begin(_ world: World, into recording: Recording) -> SketchRun {
    base.begin(world, into: recording)
  }
}
