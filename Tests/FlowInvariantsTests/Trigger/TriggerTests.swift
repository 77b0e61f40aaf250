import FlowModel
import Testing

@Suite struct `A refusal` {
  private let id: InvariantID = "trigger.refusal-stops-segue"

  @Test func `is judged when a source refuses`() {
    #expect(Tale.refused.told == "")
    #expect(Tale.refused.premiseCount(of: id) == 1)
    #expect(Tale.accepted.premiseCount(of: id) == 0)
  }

  @Test(arguments: [
    ("create L.show to L", "wentOn"), ("prepare L for L.show to L", "wentOn"),
    ("perform L.show", "wentOn"), ("instantiate F as G for L.show", "instantiated"),
    ("can n L.show no", "searched"), ("push L on n", "changedTree"),
  ])
  func `lets nothing come of the segue`(_ event: String, _ clause: String) {
    let tale = Tale.refused.replacing("should L.show no", with: ["should L.show no", event])
    #expect(tale.broken == ["\(id) \(clause)"])
  }

  @Test func `is told with its first consequence`() {
    let tale = Tale.refused.replacing(
      "should L.show no", with: ["should L.show no", "perform L.show"])
    #expect(
      tale.told == """
        trigger.refusal-stops-segue wentOn
        events 0 1
        L refuses show, so nothing comes of it
        the segue goes on
        """)
  }

  @Test func `counts as answered when nobody has declared it`() {
    var tale = Tale.refused
    tale.storyboard = .button(unknown: true)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [nil, ClassName("Fade")])
  func `may be followed by what an earlier segue of an app's own has put off`(
    className: ClassName?
  ) {
    var storyboard = Storyboard.button(refusing: ["over"])
    storyboard.segues[0].className = className
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          L
      do tap L.all
      should L.show yes
      instantiate F for L.show
      create L.show to F
      prepare L for L.show to F
      perform L.show
      report L.save
      should L.over no
      push F on n
      tree
        nav n
          L
          F
      """)
    #expect(tale.broken.contains("\(id) changedTree") == (className == nil))
  }

  @Test func `that nobody asked for is reported as a missing question`() {
    var tale = Tale.accepted.dropping("should L.show yes")
    tale.storyboard = .button(refusing: ["show"])
    #expect(tale.broken == ["trigger.wired-asks-source-once never"])
  }

  @Test func `asks about the segue by its name, as far as controllers tell`() {
    let prepare = "prepare L for L.show to F"
    let tale = Tale.accepted.replacing(prepare, with: ["received \(prepare)", prepare])
    #expect(tale.broken == ["trigger.wired-asks-source-once never"])
    let heard = tale.replacing(
      "should L.show yes", with: ["received should L.show yes", "should L.show yes"])
    #expect(heard.broken == [])
  }
}

@Suite struct `What else a control fires` {
  private let id: InvariantID = "trigger.refusal-spares-other-actions"

  @Test func `is judged when a segue is refused and there is something else`() {
    #expect(Tale.refused.premiseCount(of: id) == 1)
    var alone = Tale.accepted.replacing("should L.show yes", with: ["should L.show no"])
    alone.storyboard = .button(refusing: ["show"])
    #expect(alone.premiseCount(of: id) == 0)
    #expect(Tale.accepted.premiseCount(of: id) == 0)
  }

  @Test func `may not be skipped`() {
    #expect(
      Tale.refused.dropping("report L.save").told == """
        trigger.refusal-spares-other-actions skipped
        events 0 1
        the control all of L fires show, save, over
        save does not happen
        """)
  }

  @Test func `may not be skipped when it is a segue`() {
    let tale = Tale(
      .button(refusing: ["show"]),
      """
      tree
        nav n
          L
      do tap L.all
      should L.show no
      report L.save
      """)
    #expect(tale.broken == ["\(id) skipped"])
  }

  @Test func `may not be repeated`() {
    #expect(Tale.refused.doubling("report L.save").broken == ["\(id) repeated"])
  }

  @Test func `may not change its order`() {
    #expect(
      Tale.refused.swapping("should L.show no", "report L.save").broken == ["\(id) reordered"])
  }

  @Test func `is not judged after a misuse`() {
    let tale = Tale.refused.replacing("report L.save", with: ["misuse L"]).ending("nav n\n  L")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }
}

@Suite struct `A wired segue` {
  private let id: InvariantID = "trigger.wired-asks-source-once"

  @Test func `is judged each time that it fires`() {
    #expect(Tale.accepted.told == "")
    #expect(Tale.accepted.premiseCount(of: id) == 1)
    #expect(Tale.refused.premiseCount(of: id) == 2)
    #expect(Tale.coded.premiseCount(of: id) == 0)
  }

  @Test func `must ask`() {
    #expect(
      Tale.accepted.dropping("should L.show yes").told == """
        trigger.wired-asks-source-once never
        events 0
        L is asked once, and first, whether it performs show, and answers yes
        it is not asked
        """)
  }

  @Test func `must ask even when nothing comes of it`() {
    let tale = Tale(.button(), "tree\n  L\ndo tap L.go\nrequest L.show")
    #expect(tale.broken == ["\(id) never"])
  }

  @Test func `may not ask twice`() {
    #expect(Tale.accepted.doubling("should L.show yes").broken == ["\(id) twice"])
    let heard = ["should L.show yes"] + Array(repeating: "received should L.show yes", count: 2)
    let prepared = ["prepare L for L.show to F", "received prepare L for L.show to F"]
    let tale = Tale.accepted.replacing("prepare L for L.show to F", with: prepared)
    #expect(tale.replacing("should L.show yes", with: heard).broken == ["\(id) twice"])
  }

  @Test func `gets the answer that is declared`() {
    var tale = Tale.accepted
    tale.storyboard = .button(refusing: ["show"])
    #expect(tale.broken == ["\(id) wrongAnswer"])
    tale.storyboard = .button(refusing: ["show"], unknown: true)
    #expect(tale.told == "")
  }

  @Test func `must ask first`() {
    let tale = Tale.accepted.swapping("should L.show yes", "instantiate F for L.show")
    #expect(tale.broken == ["\(id) late"])
  }

  @Test func `that comes after a misuse leaves no trace and is not judged`() {
    let tale = Tale.refused.replacing("report L.save", with: ["misuse L"]).ending("nav n\n  L")
    #expect(tale.premiseCount(of: id) == 1)
  }
}

@Suite struct `A segue that code performs` {
  private let id: InvariantID = "trigger.code-never-asks"

  @Test func `is judged, and goes on whatever the source would say`() {
    #expect(Tale.coded.told == "")
    #expect(Tale.coded.premiseCount(of: id) == 1)
    #expect(Tale.accepted.premiseCount(of: id) == 0)
  }

  @Test(arguments: ["should L.show yes", "received should L.show yes"])
  func `may not ask`(_ question: String) {
    let tale = Tale.coded.replacing(
      "do performSegue L.show", with: ["do performSegue L.show", question])
    #expect(tale.broken == ["\(id) asked"])
  }
}

@Suite struct `A segue that was asked for once` {
  private let id: InvariantID = "trigger.one-call-begins-one-segue"

  @Test func `is judged`() {
    #expect(Tale.coded.premiseCount(of: id) == 1)
    #expect(Tale.accepted.premiseCount(of: id) == 1)
  }
}
