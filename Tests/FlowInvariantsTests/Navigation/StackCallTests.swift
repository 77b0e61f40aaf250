import FlowModel
import Testing

private let id: InvariantID = "navigation.stack-follows-every-call"

@Suite struct `A stack that code changes` {
  private func tale(_ step: String, _ events: String, leaving stack: String) -> Tale {
    let begin = "tree in flight\n  nav n moving\n"
    let stacked = stack.map { "    \($0)" }.joined(separator: "\n")
    return Tale(
      .unwinding("A B C"),
      "\(begin)    A\n    B\ndo \(step) unsettled\n\(events)\n\(begin)\(stacked)")
  }

  @Test(arguments: [
    ("push C on n", "instantiate C\npush C on n", "ABC"), ("pop n", "pop n to A", "A"),
    ("popToRoot n", "pop n to A", "A"), ("popTo A on n", "pop n to A", "A"),
    ("popTo B on n", "pop n to B", "AB"),
  ])
  func `is at once what the call makes it`(step: String, events: String, stack: String) {
    let tale = tale(step, events, leaving: stack)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("push C on n", "instantiate C", "AB", "late"),
    ("push C on n", "instantiate C\npush C on n", "AC", "another"),
    ("popToRoot n", "pop n to B", "AB", "late"),
  ])
  func `fails when it is another one`(step: String, events: String, stack: String, clause: String) {
    #expect(tale(step, events, leaving: stack).broken == ["\(id) \(clause)"])
  }

  @Test(arguments: [("ABC", true), ("AC", false), ("CAB", false)])
  func `has on top what is to be shown`(stack: String, isRight: Bool) {
    let tale = tale("show C on B", "instantiate C\npush C on n", leaving: stack)
    #expect(tale.broken.contains("\(id) another") != isRight)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("pop n to A", true), ("pop n to B\nwarned n nested\npop n to A", false),
  ])
  func `takes no second change up for one call`(events: String, isRight: Bool) {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
          B
          C
      do popToRoot n
      \(events)
      tree
        nav n
          A
      """)
    #expect(tale.broken.contains("\(id) stepByStep") != isRight)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("B+C", Contract(), true), ("C+B", Contract(), true), ("C", Contract(), false),
    ("nobody", Contract(), false), ("A", Contract(), false),
    ("nobody", .undeclared, true), ("C", .undeclared, true), ("C+A", .undeclared, false),
  ])
  func `returns whom it takes off`(returned: String, contract: Contract, isRight: Bool) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes.append(Scene("N", .navigation, className: "AppStack", contract: contract))
    let tale = Tale(
      storyboard,
      """
      tree
        N
          A
          B
          C
      do popToRoot N
      pop N to A
      tree
        N returning \(returned)
          A
      """)
    #expect(tale.broken == (isRight ? [] : ["\(id) returnsOthers"]))
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("beginBack n", "", true), ("beginBack n", " in hand", false),
    ("beginSwipeDown n", " in hand", true),
  ])
  func `is in nobody's hand after a push`(gesture: String, hand: String, isRight: Bool) {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        nav n
          A
          B
      do \(gesture) unsettled
      tree in flight in hand
        nav n moving
          A
      do push C on n unsettled
      instantiate C
      push C on n
      tree in flight\(hand)
        nav n moving
          A
          C
      """)
    #expect(tale.broken.contains("\(id) swipeGoesOn") != isRight)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [("", true), (" in flight", false)])
  func `is there after it`(flight: String, isGone: Bool) {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree\(flight)
        C covered
          presents nav n by C
            A
            B
      do pop n
      dismiss n from C
      tree
        C
      """)
    #expect(tale.broken.contains("\(id) gone") == isGone)
  }

  @Test(arguments: ["declined", "refused n", "reaction A viewDidLoad"])
  func `says nothing when something else went on`(event: String) {
    let tale = tale("push C on n", "instantiate C\n\(event)", leaving: "AB")
    #expect(tale.premiseCount(of: id) == 0)
  }
}
