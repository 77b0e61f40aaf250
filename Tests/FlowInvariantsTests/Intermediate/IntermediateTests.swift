import FlowModel
import Testing

/// A source behind whose segue a login stands.
private func board(_ style: IntermediateStyle = .show, overrules: [SegueIdentifier] = [])
  -> Storyboard
{
  var source = Scene("S", .content)
  source.contract.overrules = overrules
  return Storyboard(
    scenes: [source, Scene("I", .content), Scene("J", .content), Scene("D", .content)],
    segues: [
      Segue(from: "S", "go", .custom("D"), via: Intermediate("I", as: style)),
      Segue(from: "I", "more", .show("J")),
    ])
}

extension Tale {
  /// A login is pushed, reports, and makes way for the destination.
  fileprivate static func pushed(_ end: String, overrules: [SegueIdentifier] = []) -> Tale {
    Tale(
      board(overrules: overrules),
      """
      tree
        nav n
          S
      do performSegue S.go
      instantiate D for S.go
      create S.go to D
      prepare S for S.go to D
      perform S.go
      instantiate I
      push I on n
      tree
        nav n
          S
          I
      \(end)
      """)
  }

  fileprivate static let succeeded = pushed(
    """
    do answer I yes
    callback S intermediateCompleted
    push D on n
    stack n S D
    tree
      nav n
        S
        D
    """)

  fileprivate static let failed = pushed(
    """
    do answer I no
    callback S intermediateCompleted
    stack n S
    tree
      nav n
        S
    """)

  fileprivate static let presented = Tale(
    board(.modal),
    """
    tree
      nav n
        S
    do performSegue S.go
    instantiate D for S.go
    create S.go to D
    prepare S for S.go to D
    perform S.go
    instantiate I
    callback S intermediateWillPresent
    present I from n by S
    tree
      nav n
        S
        presents I by S
    do answer I no
    callback S intermediateCompleted
    dismiss I from n
    tree
      nav n
        S
    """)
}

@Suite struct `What an intermediate action segue presents` {
  @Test(arguments: [("fullScreen", false), ("pageSheet", true)])
  func `has the style of the segue`(style: String, isBroken: Bool) {
    let id: InvariantID = "presentation.keeps-its-style"
    var tale = Tale.presented
    tale.lines = tale.lines.map {
      $0.hasSuffix("presents I by S") ? $0 + " style \(style)" : $0
    }
    #expect(tale.premiseCount(of: id) == 1)
    #expect(tale.broken.contains("\(id) another") == isBroken)
  }

  @Test func `is asked of the source`() {
    let id: InvariantID = "presentation.presenter-is-the-nearest-context"
    var tale = Tale.presented
    tale.lines = tale.lines.map {
      $0.hasSuffix("presents I by S") ? "    presents I by n style fullScreen" : $0
    }
    let wrong = tale.replacing("present I from n by S", with: ["present I from n by n"])
    #expect(wrong.broken.contains("\(id) otherCaller"))
  }
}

@Suite struct `The destination behind an intermediate flow` {
  private let id: InvariantID = "intermediate.destination-appears-exactly-on-success"

  @Test func `is judged when it waits and when somebody reports`() {
    for tale in [Tale.succeeded, .failed] {
      #expect(tale.told == "")
      #expect(tale.premiseCount(of: id) == 2)
    }
  }

  @Test func `does not appear at once`() {
    let tale = Tale.pushed("").ending("nav n\n  S\n  D\n  I")
    #expect(tale.broken == ["\(id) early"])
  }

  @Test func `does not appear after a failure`() {
    #expect(Tale.failed.ending("nav n\n  S\n  D").broken == ["\(id) onFailure"])
  }

  @Test func `appears after a success`() {
    #expect(
      Tale.succeeded.ending("nav n\n  S").told == """
        intermediate.destination-appears-exactly-on-success missing
        events 3 7 8
        D appears, for go has succeeded
        it does not
        """)
  }

  @Test func `follows what the source makes of the report`() {
    let end = """
      do answer I yes
      callback S intermediateCompleted
      stack n S
      tree
        nav n
          S
      """
    #expect(Tale.pushed(end, overrules: ["go"]).told == "")
    #expect(Tale.pushed(end).broken == ["\(id) missing"])
  }
}

@Suite struct `The source of an intermediate flow that fails` {
  private let id: InvariantID = "intermediate.abort-leaves-the-source-as-it-was"

  @Test func `is judged`() {
    #expect(Tale.failed.premiseCount(of: id) == 1)
    #expect(Tale.presented.premiseCount(of: id) == 1)
    #expect(Tale.succeeded.premiseCount(of: id) == 0)
  }

  @Test func `is still there`() {
    #expect(Tale.presented.ending("nav n").broken == ["\(id) gone"])
  }

  @Test func `stands where it stood`() {
    #expect(Tale.presented.ending("nav n\n  J\n    S").broken == ["\(id) moved"])
  }

  @Test func `contains what it contained`() {
    #expect(Tale.presented.ending("nav n\n  S\n    J").broken == ["\(id) changed"])
  }
}

@Suite struct `An intermediate flow that has reported` {
  private let id: InvariantID = "intermediate.is-gone-afterwards"

  @Test func `is judged whatever it reports`() {
    #expect(Tale.succeeded.premiseCount(of: id) == 1)
    #expect(Tale.failed.premiseCount(of: id) == 1)
  }

  @Test func `has left the stack`() {
    #expect(Tale.succeeded.ending("nav n\n  S\n  I\n  D").broken == ["\(id) first"])
  }

  @Test func `is not presented any more`() {
    #expect(
      Tale.presented.ending("nav n\n  S\n  presents I by S").broken == ["\(id) first"])
  }

  @Test func `has left with all that came after it`() {
    let tale = Tale.pushed(
      """
      do performSegue I.more
      instantiate J for I.more
      create I.more to J
      prepare I for I.more to J
      perform I.more
      push J on n
      tree
        nav n
          S
          I
          J
      do answer J yes
      callback S intermediateCompleted
      push D on n
      stack n S J D
      tree
        nav n
          S
          J
          D
      """)
    #expect(tale.broken == ["\(id) later"])
    #expect(tale.ending("nav n\n  S\n  D").told == "")
  }
}

@Suite struct `The delegate of an intermediate action segue` {
  private let id: InvariantID = "intermediate.delegate-called-once-in-order"

  @Test func `is judged when a flow begins and when it ends`() {
    #expect(Tale.presented.told == "")
    #expect(Tale.presented.premiseCount(of: id) == 2)
  }

  @Test func `is told of a presentation`() {
    let tale = Tale.presented.dropping("callback S intermediateWillPresent")
    #expect(tale.broken == ["\(id) never"])
  }

  @Test func `is told before it`() {
    let tale = Tale.presented.swapping(
      "callback S intermediateWillPresent", "present I from n by S")
    #expect(tale.broken == ["\(id) late"])
  }

  @Test func `is asked once`() {
    let tale = Tale.presented.doubling("callback S intermediateCompleted")
    #expect(tale.broken == ["\(id) twice"])
  }

  @Test func `hears nothing more of a flow that has failed`() {
    var tale = Tale.presented
    tale.lines += ["do answer I yes", "declined inapplicable"]
    #expect(tale.told == "")
    tale.lines = tale.lines.dropLast() + ["callback S intermediateCompleted"]
    #expect(tale.broken == ["\(id) again"])
  }

  @Test func `is not told of a push`() {
    let tale = Tale.succeeded.replacing(
      "push I on n", with: ["callback S intermediateWillPresent", "push I on n"])
    #expect(tale.broken == ["\(id) uninvited"])
  }
}
