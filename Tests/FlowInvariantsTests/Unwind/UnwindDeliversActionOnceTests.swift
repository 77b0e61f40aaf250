import FlowModel
import Testing

private let healthy = Tale(
  .unwinding("A S", performing: "A"),
  """
  tree
    nav n
      A
      S
  do performSegue S.done
  can A S.done yes
  create S.done to A
  prepare S for S.done to A
  received prepare S for S.done to A
  action A S.done
  received action A S.done
  perform S.done
  pop n to A
  tree
    nav n
      A
  """)

@Suite struct `Delivering the action of an unwind` {
  private let id: InvariantID = "unwind.delivers-action-once"

  @Test func `is judged once for one unwind`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test func `fails when it is left out`() {
    #expect(
      healthy.dropping("action A S.done").told == """
        unwind.delivers-action-once never
        events 1 2 3 4 5
        done is delivered to A, once and before perform
        it is not delivered
        """)
  }

  @Test func `fails when the destination does not hear of it where controllers tell`() {
    #expect(
      healthy.dropping("received action A S.done").told == """
        unwind.delivers-action-once never
        events 1 2 3 4 5
        done is delivered to A, once and before perform
        A does not receive it
        """)
  }

  @Test func `is not heard of where no controller tells`() {
    let tale = healthy.dropping("received action A S.done")
      .dropping("received prepare S for S.done to A")
    #expect(tale.told == "")
  }

  @Test(arguments: ["action A S.done", "received action A S.done"])
  func `fails when it comes twice`(_ line: String) {
    #expect(healthy.doubling(line).broken == ["\(id) twice"])
  }

  @Test(arguments: ["action A S.done", "received action A S.done"])
  func `fails when somebody else gets it`(_ line: String) {
    let wrong = line.split(separator: " ").map { $0 == "A" ? "n" : $0 }.joined(separator: " ")
    #expect(healthy.replacing(line, with: [wrong]).broken == ["\(id) toAnother"])
  }

  @Test func `fails when somebody goes first`() {
    let late = healthy.dropping("pop n to A")
      .replacing("action A S.done", with: ["pop n to A", "action A S.done"])
    #expect(late.broken == ["\(id) late"])
    #expect(late.told.contains("S goes first"))
    let reacting = late.replacing("pop n to A", with: ["reaction S prepare", "pop n to A"])
    #expect(!reacting.broken.contains("\(id) late"))
  }

  @Test func `fails when the segue performs first`() {
    #expect(healthy.swapping("action A S.done", "perform S.done").broken == ["\(id) late"])
  }

  @Test func `fails when the source prepares afterwards`() {
    let tale = healthy.swapping("action A S.done", "prepare S for S.done to A")
    #expect(tale.broken == ["\(id) early"])
  }

  @Test func `is reported as a late preparation when everything is late`() {
    let tale = healthy.swapping("prepare S for S.done to A", "perform S.done")
    #expect(tale.broken == ["segue.prepares-once-before-perform late"])
  }

  @Test func `is not asked for when a misuse comes first`() {
    let tale = healthy.replacing("prepare S for S.done to A", with: ["misuse S"])
      .ending("nav n\n  A\n  S")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }
}
