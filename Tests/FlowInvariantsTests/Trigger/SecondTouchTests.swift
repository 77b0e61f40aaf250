import FlowModel
import Testing

private let id: InvariantID = "trigger.second-touch-begins-nothing"

private let second = [
  "do tap L.go", "should L.show yes", "instantiate F for L.show", "create L.show to F",
  "prepare L for L.show to F", "perform L.show", "push F on n",
]

@Suite struct `A control that is touched twice` {
  private func tale(_ lines: [String], stack: String = "nav n") -> Tale {
    Tale(
      .button(),
      """
      tree
        nav n
          L
      do tap L.go unsettled
      should L.show yes
      instantiate F for L.show
      create L.show to F
      prepare L for L.show to F
      perform L.show
      push F on n
      tree in flight
        \(stack)
          L seen
          F

      """ + lines.joined(separator: "\n"))
  }

  @Test func `performs its segue once`() {
    let tale = tale(["do tap L.go", "declined swallowed"], stack: "nav n moving")
      .ending("nav n\n  L\n  F")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `fails when it performs it once more`() {
    #expect(tale(second).ending("nav n\n  L\n  F").broken == ["\(id) performedAgain"])
  }

  @Test(arguments: [SceneName?.none, "F"])
  func `may perform it again in front of what only moves by itself`(undeclared: SceneName?) {
    var storyboard = Storyboard.button()
    for index in storyboard.scenes.indices where storyboard.scenes[index].name == undeclared {
      storyboard.scenes[index].contract = .undeclared
    }
    let touch = second.dropFirst().dropLast().joined(separator: "\n")
    let tale = Tale(
      storyboard,
      """
      tree
        content a
          L
      do tap L.go unsettled
      \(touch)
      add F to a
      instantiate content x
      add x to F
      tree in flight
        content a
          L
          F
            content x
      do tap L.go
      \(touch)
      tree
        content a
          L
          F
            content x
      """)
    #expect(tale.broken.contains("\(id) performedAgain") == (undeclared == nil))
  }

  @Test func `may perform it again in front of what moves in one of its tabs`() {
    var storyboard = Storyboard.button()
    storyboard.scenes[0].kind = .tabs
    let touch = second.dropFirst().dropLast().joined(separator: "\n")
    let tale = Tale(
      storyboard,
      """
      tree
        L selecting a
          content a
          nav n
      do tap L.go unsettled
      \(touch)
      select n on L
      push F on n
      tree in flight
        L selecting n
          content a
          nav n
            F
      do tap L.go
      \(touch)
      """)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
  }

  @Test func `may perform it again when the first has come to its end`() {
    let settled = tale(["do settle", "tree", "  nav n", "    L", "    F"] + second)
    #expect(settled.premiseCount(of: id) == 0)
  }
}
