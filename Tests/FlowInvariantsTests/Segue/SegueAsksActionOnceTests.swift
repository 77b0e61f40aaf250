import FlowModel
import Testing

extension Tale {
  /// A list makes the form that its segue pushes.
  fileprivate static let making: Tale = {
    var segue = Segue(from: "L", "show", .show("F"))
    segue.action = .makes
    return Tale(
      Storyboard(
        scenes: [Scene("L", .content), Scene("F", .content)], segues: [segue],
        controls: [Control(in: "L", "show", fires: [.segue("show")])]),
      """
      tree
        nav n
          L
      do tap L.show
      should L.show yes
      segueAction L L.show
      instantiate F for L.show
      create L.show to F
      prepare L for L.show to F
      perform L.show
      push F on n
      tree
        nav n
          L
          F
      """)
  }()
}

@Suite struct `A segue action` {
  private let id: InvariantID = "segue.asks-action-once"
  private let line = "segueAction L L.show"

  @Test func `is judged when its segue makes a destination`() {
    #expect(Tale.making.told == "")
    #expect(Tale.making.premiseCount(of: id) == 1)
  }

  @Test func `is asked`() {
    #expect(
      Tale.making.dropping(line).told == """
        segue.asks-action-once never
        events 1
        the segue action of show on L is asked once to make it
        it is not asked
        """)
  }

  @Test func `is asked once`() {
    #expect(Tale.making.doubling(line).broken == ["\(id) twice"])
  }

  @Test func `is a method of the source`() {
    let tale = Tale.making.replacing(line, with: ["segueAction n L.show"])
    #expect(tale.broken == ["\(id) onAnother"])
  }

  @Test func `is asked before the destination is born`() {
    let tale = Tale.making.swapping(line, "instantiate F for L.show")
    #expect(tale.broken == ["\(id) late"])
  }

  @Test func `is asked when the source has agreed`() {
    let tale = Tale.making.swapping(line, "should L.show yes")
    #expect(tale.broken.contains("\(id) early"))
  }

  @Test func `is not asked by a segue that has none`() {
    var tale = Tale.making
    tale.storyboard.segues[0].action = nil
    #expect(tale.broken == ["\(id) unasked"])
  }

  @Test func `is not asked when the source refuses`() {
    var tale = Tale.making
    tale.storyboard.scenes[0].contract.refuses = ["show"]
    tale.lines = ["tree", "  nav n", "    L", "do tap L.show", "should L.show no", line]
    #expect(tale.broken == ["trigger.refusal-stops-segue askedAction"])
  }
}
