import FlowModel
import Testing

@Suite struct `Preparing for a segue` {
  private let id: InvariantID = "segue.prepares-once-before-perform"

  @Test func `is judged once for every segue that goes on`() {
    #expect(Tale.accepted.premiseCount(of: id) == 1)
    #expect(Tale.coded.premiseCount(of: id) == 1)
    #expect(Tale.refused.premiseCount(of: id) == 1)
  }

  @Test func `may not be left out`() {
    #expect(
      Tale.accepted.dropping("prepare L for L.show to F").told == """
        segue.prepares-once-before-perform never
        events 1 2 3
        L prepares once for show before it performs
        it is not told to prepare
        """)
  }

  @Test func `may not be left out when code asks and nothing comes of it`() {
    let tale = Tale(.button(), "tree\n  L\ndo performSegue L.show\nrequest L.show")
    #expect(tale.broken == ["\(id) never"])
  }

  @Test func `happens once`() {
    #expect(Tale.accepted.doubling("prepare L for L.show to F").broken == ["\(id) twice"])
  }

  @Test func `has one segue object`() {
    #expect(
      Tale.accepted.doubling("create L.show to F").told == """
        segue.prepares-once-before-perform madeTwice
        events 1 2 3 4 5
        L prepares once for show before it performs
        2 segue objects are made
        """)
  }

  @Test func `comes before perform`() {
    let tale = Tale.accepted.swapping("prepare L for L.show to F", "perform L.show")
    #expect(tale.broken == ["\(id) late"])
  }

  @Test func `comes after the destination and the segue object`() {
    let tale = Tale.accepted.swapping("prepare L for L.show to F", "create L.show to F")
    #expect(tale.broken == ["\(id) early"])
  }

  @Test func `may find the view loaded when an unwind leads back`() {
    let tale = Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        A
          S
      do performSegue S.done
      can A S.done yes
      create S.done to A
      prepare S for S.done to A loaded
      action A S.done
      perform S.done
      """)
    #expect(tale.told == "")
  }

  @Test func `is heard of by the source where controllers tell`() {
    let tale = Tale.accepted.replacing(
      "should L.show yes", with: ["received should L.show yes", "should L.show yes"])
    #expect(
      tale.told == """
        segue.prepares-once-before-perform never
        events 2 3 4 5
        L prepares once for show before it performs
        L does not hear of it by its name, or not who asks for it
        """)
  }

  @Test func `is the business of the source`() {
    let tale = Tale.accepted.replacing(
      "prepare L for L.show to F", with: ["prepare n for L.show to F"])
    #expect(tale.broken == ["\(id) onAnother"])
  }

  @Test func `is not asked for when a misuse comes first`() {
    let tale = Tale.accepted.replacing("create L.show to F", with: ["misuse L"]).ending(
      "nav n\n  L")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `was due when the misuse comes after perform`() {
    let tale = Tale.accepted.dropping("prepare L for L.show to F")
      .replacing("push F on n", with: ["misuse F"]).ending("nav n\n  L")
    #expect(tale.broken == ["\(id) never"])
  }
}

@Suite struct `What a segue shows` {
  private let id: InvariantID = "segue.shows-prepared-instance"

  @Test func `is judged when it is shown`() {
    #expect(Tale.accepted.told == "")
    #expect(Tale.accepted.premiseCount(of: id) == 1)
    #expect(Tale.accepted.ending("nav n\n  L").premiseCount(of: id) == 0)
  }

  @Test func `may be inside something that was made around it`() {
    let tale = Tale.accepted.replacing(
      "push F on n", with: ["instantiate nav w", "present w from n by L"])
    let wrapped = tale.ending("nav n\n  L\n  presents nav w by L\n    F")
    #expect(!wrapped.broken.contains { $0.hasPrefix("\(id)") })
    #expect(wrapped.premiseCount(of: id) == 1)
  }

  @Test func `may hold others that were born with it`() {
    let tale = Tale.accepted.replacing(
      "create L.show to F", with: ["instantiate F as G for L.show", "create L.show to F"])
    #expect(tale.ending("nav n\n  L\n  F\n    F as G").told == "")
  }

  @Test func `is what was prepared`() {
    let tale = Tale.accepted.replacing(
      "create L.show to F", with: ["instantiate F as G for L.show", "create L.show to F"])
    #expect(
      tale.ending("nav n\n  L\n  F as G").told == """
        segue.shows-prepared-instance showsAnother
        events 1 2 4 6
        show shows F, which L has prepared
        it shows G
        """)
  }

  @Test(arguments: ["F as G", "F\n  F as G"])
  func `is what was prepared, and nobody else of whom nobody has told`(shown: String) {
    #expect(Tale.accepted.ending("nav n\n  L\n  \(shown)").broken.contains("\(id) showsAnother"))
  }

  @Test func `is new`() {
    let tale = Tale(
      .button(),
      """
      tree
        nav n
          L
          F
      do pop n
      pop n to L
      tree
        nav n
          L
      do performSegue L.show
      create L.show to F
      prepare L for L.show to F
      perform L.show
      push F on n
      tree
        nav n
          L
          F
      """)
    #expect(tale.broken == ["\(id) stale"])
  }

  @Test(arguments: [("", false), ("present F from n by L\n", true)])
  func `may be made before the source is asked, and be nowhere`(event: String, isStale: Bool) {
    let tale = Tale(
      .button(),
      """
      tree
        nav n
          L
      do performSegue L.show
      instantiate F
      \(event)create L.show to F
      prepare L for L.show to F
      perform L.show
      push F on n
      tree
        nav n
          L
          F
      """)
    #expect(tale.broken.contains("\(id) stale") == isStale)
  }
}
