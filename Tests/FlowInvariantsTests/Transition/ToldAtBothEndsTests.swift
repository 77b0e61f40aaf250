import FlowModel
import Testing

@Suite struct `A transition that is told` {
  private let id: InvariantID = "transition.is-told-at-both-ends"

  private static let animated = Tale(
    .unwinding("A B"),
    """
    tree
      nav n
        A
        B
    do pop n
    pop n to A
    callback A willShow
    callback n animateTransition
    callback n animationEnded
    callback A didShow
    tree
      nav n
        A
    """)

  @Test func `is told at both ends`() {
    #expect(Self.animated.premiseCount(of: id) == 4)
    #expect(Self.animated.told == "")
  }

  @Test(arguments: ["callback n animationEnded", "callback A didShow"])
  func `does not leave its end out`(line: String) {
    #expect(Self.animated.dropping(line).broken == ["\(id) never"])
  }

  @Test(arguments: ["callback n animationEnded", "callback A didShow"])
  func `does not end again`(line: String) {
    #expect(Self.animated.doubling(line).broken == ["\(id) twice"])
    #expect(Self.animated.replacing(line, with: [line, "warned n"]).broken == ["\(id) twice"])
  }

  private static let swipe = """
    tree
      nav n
        A
        B
    do beginBack n unsettled
    interaction n began
    pop n to A
    callback A willShow
    tree in flight
      nav n moving
        A
    do cancel
    interaction n cancelled
    tree
      nav n
        A
        B
    do pop n
    pop n to A
    callback A willShow
    callback A didShow
    tree
      nav n
        A
    """

  @Test func `may be taken back by the user, and come again`() {
    let tale = Tale(.unwinding("A B"), Self.swipe)
    #expect(tale.told == "")
    #expect(tale.dropping("callback A didShow").broken == ["\(id) never"])
  }
}
