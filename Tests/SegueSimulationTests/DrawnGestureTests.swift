import FlowModel
import SegueKit
import SegueSimulation
import Testing

/// A screen with a photo that is tapped, and a panel that is swiped.
private final class PhotoController: UIViewController, UIGestureRecognizerDelegate {
  private let photo = UIImageView()
  @Outlet(UISwipeGestureRecognizer()) private var swipe: UISwipeGestureRecognizer?

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    sender as? UISwipeGestureRecognizer === swipe && swipe?.direction == .left
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer.view === photo
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "choose:" else { return super.action(for: selector) }
    return { [unowned self] sender in
      guard let tap = sender as? UITapGestureRecognizer, tap.view === photo else { return }
      present(UIViewController(), animated: false)
    }
  }
}

@Suite struct `A gesture that a storyboard draws` {
  private func play(
    _ actions: Step.Action..., drawing change: (inout [DrawnView]) -> Void = { _ in }
  ) -> Trace {
    let system = SegueSimulation(registering: [
      RegisteredClass(PhotoController.self, named: "Photo") { PhotoController() }
    ])
    var tap = DrawnView(in: "Photo", "Tap", .tap)
    tap.container = "Picture"
    tap.sends = [DrawnView.Sending("choose:", on: .primaryActionTriggered)]
    var swipe = DrawnView(in: "Photo", "Next", .swipe, outlet: "swipe")
    swipe.container = "Panel"
    swipe.numbers = ["2"]
    var views = [
      DrawnView(in: "Photo", "Picture", .view, outlet: "photo"), tap,
      DrawnView(in: "Photo", "Panel", .view), swipe,
    ]
    change(&views)
    let storyboard = Storyboard(
      scenes: [Scene("Photo", .content, className: "Photo"), Scene("Next", .content)],
      segues: [Segue(from: "Photo", "next", .present("Next", style: nil))],
      controls: [Control(in: "Photo", "Next", fires: [.segue("next")])], views: views)
    return system.trace(
      of: Scenario(
        World(storyboard: storyboard, stage: Stage(root: StageEntry("p", .scene("Photo")))),
        steps: actions.map { Step($0, creating: ["n"]) }))
  }

  @Test func `is the sender of what it sends, in the view that it looks at`() {
    let trace = play(.tap("p", "Tap"))
    #expect(trace.sent(.report).count == 1)
    #expect(trace.tree == "p+n")
  }

  @Test func `is the sender of the segue that it is wired to, in the direction that is drawn`() {
    #expect(play(.tap("p", "Next")).tree == "p+n")
    #expect(play(.tap("p", "Next")) { $0[3].numbers = ["1"] }.tree == "p")
  }

  @Test func `asks its delegate`() {
    #expect(play(.tap("p", "Next")) { $0[3].marks = .delegate }.tree == "p")
    #expect(play(.tap("p", "Tap")) { $0[1].marks = .delegate }.tree == "p+n")
  }

  @Test func `cannot be found where it is disabled, or nobody touches what it looks at`() {
    let disabled = play(.tap("p", "Next")) { $0[3].marks.insert(.disabled) }
    #expect(disabled.sent == [.declined(.disabled)])
    let ways: [(inout [DrawnView]) -> Void] = [
      { $0[1].marks.insert(.disabled) }, { $0[0].marks.insert(.untouchable) },
      { $0[0].marks.insert(.hidden) },
    ]
    for way in ways {
      #expect(play(.tap("p", "Tap"), drawing: way).sent == [.declined(.noSuchControl)])
    }
    let hidden = play(.tap("p", "Next")) { $0[2].marks.insert(.hidden) }
    #expect(hidden.sent == [.declined(.noSuchControl)])
  }
}
