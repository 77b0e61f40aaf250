import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// A form that chooses its style itself.
private final class Chooser: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }
}

@Suite struct `The style that a storyboard draws for a scene` {
  /// In which style the form is presented at the end, which is drawn as a form sheet.
  private func style(
    of className: ClassName? = nil, _ kind: Segue.Kind = .show("Form"),
    after step: Step = Step(.performSegue("h", "open"))
  ) -> PresentationStyle? {
    let system = SegueSimulation(registering: [RegisteredClass(Chooser.self) { Chooser() }])
    var form = Scene("Form", .content, className: className)
    form.style = .formSheet
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("Home", .content), form], segues: [Segue(from: "Home", "open", kind)]),
      stage: Stage(root: StageEntry("h", .scene("Home")))
    ).declaring(system)
    let trace = system.trace(of: Scenario(world, steps: [step]))
    return trace.snapshots.last?.nodes.first(where: \.isPresented)?.style
  }

  @Test func `is the one in which a segue presents that names none`() {
    #expect(style(.present("Form", style: nil)) == .formSheet)
    #expect(style(.present("Form", style: .overFullScreen)) == .overFullScreen)
    #expect(style(.popover("Form", isAnchored: true)) == .popover)
  }

  @Test func `is the one in which a show segue presents that finds no stack`() {
    #expect(style() == .formSheet)
  }

  @Test func `is the one in which code presents that names none`() {
    let step = Step(.present(.new(.scene("Form")), on: "h", style: nil))
    #expect(style(after: step) == .formSheet)
  }

  @Test func `is left by a class that chooses another one`() {
    #expect(style(of: "Chooser") == .fullScreen)
  }
}
