import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// A screen with four buttons, three of which are called alike by their words or their number.
private final class Board: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    for title in ["Save", "Save", "Save-2", "Edit"] {
      let show = UIAction(title: title) { [unowned self] _ in
        present(UIViewController(), animated: true)
      }
      view.addSubview(UIButton(type: .system, primaryAction: show))
    }
  }
}

/// An app's own class whose name begins as those of UIKit do.
private final class UIFlowController: UIViewController {}

/// A screen that shows such a controller, and then an alert.
private final class Opener: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let flow = UIFlowController()
    present(flow, animated: false)
    flow.present(
      UIAlertController(title: "Hello", message: nil, preferredStyle: .alert), animated: false)
  }
}

@Suite struct `What code has put before the user` {
  private func trace<Screen: UIViewController>(
    _ type: Screen.Type, controls: [Control] = [], _ steps: Step...,
    make: @escaping @Sendable () -> Screen
  ) -> Trace {
    let system = SegueSimulation(registering: [RegisteredClass(type, named: "Own", make: make)])
    let world = World(
      storyboard: Storyboard(
        scenes: [Scene("Board", .content, className: "Own")], controls: controls),
      stage: Stage(root: .scene("Board", "b"))
    ).declaring(system)
    return system.trace(of: Scenario(world, steps: steps))
  }

  @Test func `has names of which no two are alike`() {
    let names = trace(Board.self) { Board() }.snapshots[0].touchables.map(\.name)
    #expect(names == ["Save", "Save-2", "Save-2-2", "Edit"])
    let trace = trace(Board.self, Step(.tap("b", "Save-2-2"))) { Board() }
    #expect(trace.sent(.present).count == 1)
  }

  @Test func `is not called as what the storyboard has drawn there`() {
    let edit = Control(in: "Board", "Edit", fires: [.action("edit")])
    let trace = trace(Board.self, controls: [edit], Step(.tap("b", "Edit-2"))) { Board() }
    #expect(trace.snapshots[0].touchables.map(\.name) == ["Save", "Save-2", "Save-2-2", "Edit-2"])
    #expect(trace.sent(.present).count == 1)
  }

  @Test func `is the system's by its module and not by its name`() {
    let cast = trace(Opener.self) { Opener() }.cast
    #expect(cast.map(\.isOfSystem) == [false, false, true])
  }
}
