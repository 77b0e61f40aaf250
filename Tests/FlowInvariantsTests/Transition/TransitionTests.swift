import FlowModel
import Testing

private let swipe = Tale(
  .unwinding("A B C"),
  """
  tree
    nav n
      A
      B
  do beginBack n unsettled
  interaction n began
  pop n to A
  tree in flight
    nav n moving
      A
  do cancel
  interaction n cancelled
  tree
    nav n
      A
      B
  """)

/// A swipe that is over at once, as an animator of an app's own says that it has not gone through.
private let swipeAtOnce = Tale(
  .unwinding("A B C"),
  """
  tree
    nav n
      A
      B
  do beginBack n
  interaction n began
  pop n to A
  interaction n cancelled
  tree
    nav n
      A
      B
  """)

/// A swipe of an app's own drives a pop that has begun already.
private let ownSwipe = Tale(
  .unwinding("A B C"),
  """
  tree
    nav n
      A
      B
  do beginBack n unsettled
  pop n to A
  interaction n began
  tree in flight
    nav n moving
      A
  do cancel
  interaction n cancelled
  tree
    nav n
      A
      B
  """)

@Suite struct `A cancelled gesture` {
  private let id: InvariantID = "transition.cancel-restores-everything"

  @Test func `holds when everything is back`() {
    #expect(swipe.told == "")
    #expect(swipe.premiseCount(of: id) == 1)
  }

  @Test func `holds when everything is back in the same step`() {
    #expect(!swipeAtOnce.broken.contains { $0.hasPrefix(id.text) })
    #expect(swipeAtOnce.premiseCount(of: id) == 1)
    #expect(swipeAtOnce.ending("nav n\n  A").broken.contains("\(id) gone"))
  }

  @Test(arguments: [
    ("selecting n\n    nav n\n      A\n      B", nil),
    ("selecting n\n    nav n\n      A", "gone"),
    ("selecting C\n    nav n\n      A\n      B", "misplaced"),
  ])
  func `leaves its stack as it was while something else moves`(tabs: String, clause: String?) {
    let tale = Tale(
      .unwinding("A B C D"),
      """
      tree
        tabs t selecting n
          nav n
            A
            B
          C
      do beginBack n unsettled
      interaction n began
      pop n to A
      tree in flight
        tabs t selecting n
          nav n moving
            A
          C
      do present D on t unsettled
      instantiate D
      present D from t by t
      tree in flight
        tabs t selecting n covered
          nav n moving covered
            A covered
          C
          presents D by t moving
      do cancel unsettled
      interaction n cancelled
      tree in flight
        tabs t \(tabs)
          C
          presents D by t moving
      """)
    #expect(tale.broken == clause.map { ["\(id) \($0)"] } ?? [])
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("nav n\n  A", "gone"), ("nav n\n  A\n  B\n    C", "strange"),
    ("nav n\n  B\n  A", "misplaced"), ("nav n\n  A\n  B covered", "moving"),
  ])
  func `fails when something is not`(tree: String, clause: String) {
    #expect(swipe.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `fails when somebody says something else, but not where nobody judges that`() {
    var tale = swipe
    tale.lines[1] = "  nav n noting A"
    #expect(tale.ending("nav n noting B\n  A\n  B").told == "")
    #expect(swipe.ending("nav n claiming A\n  A\n  B").broken.contains("\(id) wrongClaim"))
  }

  @Test(arguments: [("", true), (" loaded", false)])
  func `lets who has loaded say whom they show`(loaded: String, isWrong: Bool) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[0].className = "Popup"
    let before = "nav n\n  A\n    C\n  B"
    let tale = Tale(storyboard, swipe.lines.joined(separator: "\n")).ending(
      "nav n\n  A showing C\(loaded)\n    C\n  B")
    var told = tale
    told.lines.replaceSubrange(1...3, with: before.split(separator: "\n").map { "  " + $0 })
    #expect(told.broken.contains("\(id) wrongClaim") == isWrong)
    #expect(told.culprits == (isWrong ? [.declared("Popup")] : []))
  }

  @Test(arguments: [nil, "Popup"] as [ClassName?])
  func `may be followed by what has come from outside, where that is of the app's own`(
    name: ClassName?
  ) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[0].className = name
    let signal = [
      "do signal link unsettled", "tree in flight", "  nav n moving", "    A", "do cancel",
    ]
    let tale = Tale(storyboard, swipe.lines.joined(separator: "\n"))
      .replacing("do cancel", with: signal)
    #expect(!tale.broken.contains("\(id) wrongClaim"))
    let told = tale.ending("nav n\n  A showing A\n  B")
    #expect(told.broken.contains("\(id) wrongClaim") == (name == nil))
  }

  @Test func `leaves what moves for ever to whom that concerns`() {
    #expect(swipe.ending("nav n moving\n  A\n  B").broken == ["transition.settles moving"])
  }

  @Test func `of an app's own is judged as well, unless more has changed`() {
    #expect(ownSwipe.premiseCount(of: id) == 1)
    #expect(ownSwipe.ending("nav n\n  A").broken.contains("\(id) gone"))
    let tale = ownSwipe.replacing("do cancel", with: ["do cancel", "load A", "dismiss n from A"])
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `fails when somebody changes something who has declared not to`() {
    let end = "interaction n cancelled"
    let tale = swipe.replacing(end, with: [end, "remove A from n"]).ending("nav n\n  B")
    #expect(tale.broken.contains("\(id) gone"))
  }

  @Test(arguments: [("A", "A", false), ("content k", "k", true)])
  func `is judged though a plain view loads`(node: String, name: String, isJudged: Bool) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          \(node)
          B
      do beginBack n unsettled
      pop n to \(name)
      interaction n began
      tree in flight
        nav n moving
          \(node)
      do cancel
      load \(name)
      interaction n cancelled
      remove \(name) from n
      tree
        nav n
          B
      """)
    #expect(tale.broken.contains("\(id) gone") == isJudged)
  }

  @Test func `fails when it goes through all the same`() {
    var tale = swipe.ending("nav n\n  A")
    tale.lines.removeAll { $0 == "interaction n cancelled" }
    tale.lines = tale.lines.map { $0 == "tree in flight" ? "tree in flight, in hand" : $0 }
    #expect(tale.broken.contains("\(id) completed"))
  }

  @Test(arguments: ["background", "saved"])
  func `of an app that leaves is taken back`(event: String) {
    var tale = swipe.ending("nav n\n  A")
    tale.lines = tale.lines.map {
      switch $0 {
      case "tree in flight": "tree in flight, in hand"
      case "do cancel": event == "saved" ? "do save" : "do background"
      default: $0
      }
    }
    let finished = tale.replacing(
      "interaction n cancelled", with: ["interaction n finished", event])
    #expect(finished.broken.contains("\(id) completed"))
    let cancelled = tale.replacing(
      "interaction n cancelled", with: ["interaction n cancelled", event])
    #expect(!cancelled.broken.contains("\(id) completed"))
  }

  @Test(arguments: [("dismiss B from A\n", "", 1), ("", "dismiss B from A\n", 0)])
  func `is not judged when code dismisses whom the finger moves`(
    byFinger: String, byCode: String, premiseCount: Int
  ) {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        A
          presents B by A
      do tap B.pan unsettled
      interaction B began
      \(byFinger)tree in flight
        A
          presents B by A moving
      do dismiss A
      \(byCode)interaction B cancelled
      tree
        A
      """)
    #expect(tale.premiseCount(of: id) == premiseCount)
  }

  @Test func `is not judged when the tree has changed otherwise`() {
    let tale = swipe.replacing("pop n to A", with: ["pop n to A", "load A", "push B on n"])
    #expect(tale.premiseCount(of: id) == 0)
  }
}

@Suite struct `A step that settles` {
  private let id: InvariantID = "transition.settles"

  @Test(arguments: [
    ("tree in flight\n  nav n\n    A\n    B", "inFlight"),
    ("tree\n  nav n moving\n    A\n    B", "moving"),
  ])
  func `fails when something goes on`(tree: String, clause: String) {
    var tale = swipe
    tale.lines.removeLast(4)
    tale.lines += tree.split(separator: "\n").map(String.init)
    #expect(tale.broken.contains("\(id) \(clause)"))
  }

  @Test func `is judged when something was in flight`() {
    #expect(swipe.premiseCount(of: id) == 1)
  }
}
