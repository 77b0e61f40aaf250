import FlowModel
import Testing

private let id: InvariantID = "transition.is-as-animated-as-asked"

@Suite struct `What is not waited for` {
  private func segues(of className: ClassName? = nil) -> Storyboard {
    var segue = Segue(from: "A", "now", .show("B"), animates: false)
    segue.className = className
    return Storyboard(scenes: ["A", "B", "C"].map { Scene($0, .content) }, segues: [segue])
  }

  private func tale(
    _ step: String, _ events: String, isMoving: Bool, movesLater: Bool = true,
    segueClass: ClassName? = nil
  ) -> Tale {
    let after = isMoving ? "tree in flight\n  nav n moving" : "tree\n  nav n"
    return Tale(
      segues(of: segueClass),
      """
      tree
        nav n
          A
      do \(step) unsettled
      \(events)
      \(after)
          A
          B
      do pop n unsettled
      pop n to A
      tree\(movesLater ? " in flight" : "")
        nav n\(movesLater ? " moving" : "")
          A
      """)
  }

  @Test(arguments: [
    ("performSegue A.now", "instantiate B for A.now\nperform A.now\npush B on n", false),
    ("push B on n", "instantiate B\npush B on n", true),
    ("push B on n unanimated", "instantiate B\npush B on n", false),
  ])
  func `moves when it is animated`(step: String, events: String, isMoving: Bool) {
    let right = tale(step, events, isMoving: isMoving)
    #expect(right.premiseCount(of: id) > 0)
    #expect(!right.broken.contains { $0.hasPrefix(id.text) })
    let clause = isMoving ? "notAnimated" : "animated"
    #expect(tale(step, events, isMoving: !isMoving).broken.contains("\(id) \(clause)"))
  }

  @Test func `is left to a segue class of the app's own`() {
    let events = "instantiate B for A.now\nperform A.now\npush B on n"
    let own = tale("performSegue A.now", events, isMoving: true, segueClass: "FadeSegue")
    #expect(!own.broken.contains { $0.hasPrefix(id.text) })
  }

  @Test func `is not judged when somebody presents meanwhile`() {
    let events = "instantiate B\npush B on n\npresent A from n by B"
    #expect(!tale("push B on n", events, isMoving: false).broken.contains { $0.hasPrefix(id.text) })
  }

  @Test func `may be over at once when an animator says so`() {
    let events = "instantiate B\npush B on n\ncallback n animateTransition"
    let hurried = tale("push B on n", events + "\ncallback n animationEnded", isMoving: false)
    #expect(!hurried.broken.contains { $0.hasPrefix(id.text) })
    #expect(tale("push B on n", events, isMoving: false).broken.contains("\(id) notAnimated"))
    let still = tale("push B on n unanimated", events, isMoving: true)
    #expect(still.broken.contains("\(id) animated"))
  }

  @Test func `is not judged where nothing is ever animated`() {
    let events = "instantiate B\npush B on n"
    let still = tale("push B on n", events, isMoving: false, movesLater: false)
    #expect(still.premiseCount(of: id) == 0)
  }

  /// A flow in which `event` is all that a step does, and a later one is in flight.
  private func single(_ step: String, _ event: String, isMoving: Bool) -> Tale {
    var storyboard = Storyboard.unwinding("A B C M", performing: "A")
    storyboard.segues += [
      Segue(from: "B", "over", .present("C", style: nil)),
      Segue(from: "B", "still", .unwind("done"), animates: false),
    ]
    return Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
          presents M by B
      do \(step) unsettled
      \(event)
      tree\(isMoving ? " in flight" : "")
        nav n
          A
          B
          presents M by B
      do settle
      tree in flight
        nav n
          A
      """)
  }

  @Test(arguments: [
    ("swipeDown M", "dismiss M from n"), ("tapOutside M", "dismiss M from n"),
    ("back n", "pop n to A"), ("popTo A on n", "pop n to A"), ("popToRoot n", "pop n to A"),
    ("setStack A on n", "stack n A"),
    ("performSegue B.done", "create B.done to A\nperform B.done\npop n to A"),
    ("performSegue B.over", "create B.over to M\nperform B.over\npresent M from n by B"),
  ])
  func `moves whoever asks for it`(step: String, event: String) {
    #expect(!single(step, event, isMoving: true).broken.contains { $0.hasPrefix(id.text) })
    #expect(single(step, event, isMoving: true).premiseCount(of: id) == 1)
    #expect(single(step, event, isMoving: false).broken.contains("\(id) notAnimated"))
  }

  @Test(arguments: [
    ("popTo A on n unanimated", "pop n to A"), ("setStack A on n unanimated", "stack n A"),
    ("performSegue B.still", "create B.still to A\nperform B.still\npop n to A"),
  ])
  func `is done at once when it is not animated`(step: String, event: String) {
    #expect(!single(step, event, isMoving: false).broken.contains { $0.hasPrefix(id.text) })
    #expect(single(step, event, isMoving: true).broken.contains("\(id) animated"))
  }

  @Test func `need not move when the top of the stack stays`() {
    let tale = single("setStack B on n", "stack n B", isMoving: false)
    #expect(tale.premiseCount(of: id) == 0)
  }
}
