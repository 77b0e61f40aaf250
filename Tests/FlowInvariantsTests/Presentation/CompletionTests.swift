import FlowModel
import Testing

private let id: InvariantID = "presentation.completion-runs-once"

@Suite struct `A completion` {
  private let presented = Tale(
    .unwinding("A B"),
    """
    tree
      A
    do present B on A
    instantiate B
    present B from A by A
    completion B present
    tree
      A covered
        presents B by A
    """)

  private let dismissed = Tale(
    .unwinding("A B"),
    """
    tree
      A covered
        presents B by A
    do dismiss A unsettled
    dismiss B from A
    tree in flight
      A covered
        presents B moving by A
    do settle
    completion A dismiss
    tree
      A
    """)

  @Test func `runs once, at the end`() {
    #expect(presented.told == "")
    #expect(presented.premiseCount(of: id) == 1)
    #expect(dismissed.told == "")
    #expect(dismissed.premiseCount(of: id) == 1)
  }

  @Test func `fails when it never runs`() {
    #expect(presented.dropping("completion B present").broken == ["\(id) never"])
    let late = dismissed.dropping("completion A dismiss")
    #expect(late.broken == ["\(id) never"])
    #expect(late.brokenSteps == [1])
  }

  @Test func `fails when it runs twice`() {
    #expect(presented.doubling("completion B present").broken == ["\(id) twice"])
  }

  @Test func `fails when a class that has declared nothing runs it twice`() {
    var open = presented
    open.storyboard.scenes[0].contract = .undeclared
    #expect(open.doubling("completion B present").broken == ["\(id) twice"])
    let elsewhere = open.dropping("present B from A by A").ending("A")
    #expect(elsewhere.broken == [])
    #expect(elsewhere.doubling("completion B present").broken == ["\(id) twice"])
  }

  @Test func `fails when what it belongs to was refused`() {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        A covered
          presents B by A
      do present C on A
      instantiate C
      refused A
      completion C present
      """)
    #expect(tale.broken == ["\(id) refused"])
    #expect(tale.dropping("completion C present").broken == [])
  }

  @Test func `fails when the screen appears only afterwards`() {
    let late = ["completion B present", "appearance B didAppear"]
    let early = presented.replacing("completion B present", with: late)
    #expect(early.broken.contains("\(id) early"))
    let right = presented.replacing("completion B present", with: late.reversed())
    #expect(!right.broken.contains { $0.hasPrefix(id.text) })
  }

  @Test func `fails when that still moves`() {
    let early = dismissed.dropping("completion A dismiss")
      .replacing("dismiss B from A", with: ["dismiss B from A", "completion A dismiss"])
    #expect(early.broken == ["\(id) early"])
    #expect(early.brokenSteps == [0])
  }

  @Test(arguments: [true, false])
  func `fails when a class that has declared nothing runs it before who goes has disappeared`(
    isEarly: Bool
  ) {
    var tale = Tale(
      .unwinding("A B"),
      """
      tree
        A covered
          presents B by A
      do dismiss A
      dismiss B from A
      appearance B willDisappear
      appearance B didDisappear
      completion A dismiss
      tree
        A
      """)
    if isEarly { tale = tale.swapping("appearance B didDisappear", "completion A dismiss") }
    tale.storyboard.scenes[0].contract = .undeclared
    #expect(tale.broken.contains("\(id) early") == isEarly)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `is not waited for when the whole tree has gone`() {
    let gone = dismissed.dropping("completion A dismiss").replacing("do settle", with: ["do root"])
    let tale = gone.replacing("do root", with: ["do root", "instantiate content x", "root x"])
      .ending("content x")
    #expect(!tale.broken.contains { $0.hasPrefix("\(id)") })
  }
}
