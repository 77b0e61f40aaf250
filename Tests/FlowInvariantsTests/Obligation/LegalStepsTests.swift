import FlowModel
import Testing

private let id: InvariantID = "obligation.legal-steps-raise-nothing"

@Suite struct `A step that asks for nothing wrong` {
  private let routers = Storyboard(scenes: [
    Scene("R", .navigation, className: "Router"), Scene("A", .content), Scene("N", .content),
  ])

  private func tale(_ step: String, _ events: String) -> Tale {
    Tale(routers, "tree\n  R routing A\n    A\ndo \(step)\n\(events)")
  }

  @Test(arguments: [
    ("background", "", "fromOutside"), ("dismiss A", "", "inCode"),
    ("push N on R", "opened R\ninstantiate N\nstack R A N\n", "inCode"),
  ])
  func `raises nothing`(step: String, events: String, clause: String) {
    let raising = tale(step, events + "misuse A")
    #expect(raising.broken.contains("\(id) \(clause)"))
    #expect(raising.dropping("misuse A").premiseCount(of: id) == 1)
    #expect(!raising.dropping("misuse A").broken.contains { $0.hasPrefix(id.text) })
  }

  @Test(arguments: [
    ("report A.ask\nmisuse A", true), ("reaction A viewDidLoad\nmisuse A", false),
    ("request A.go\nmisuse A", false),
  ])
  func `is a touch that fires no segue, whatever its class does then`(
    events: String, isWrong: Bool
  ) {
    #expect(tale("tap A.ask", events).broken.contains("\(id) fromOutside") == isWrong)
  }

  @Test(arguments: [
    (Contract(), "A", true), (.undeclared, "A", false), (.undeclared, "R", true),
  ])
  func `may raise for a segue that was put off and is not there`(
    contract: Contract, asked: String, isWrong: Bool
  ) {
    var routers = routers
    routers.scenes[1].contract = contract
    let steps = "do performSegue \(asked).go\ndo background\nmisuse A unknownSegue"
    let tale = Tale(routers, "tree\n  R routing A\n    A\n\(steps)")
    #expect(tale.broken.contains("\(id) fromOutside") == isWrong)
  }

  @Test(arguments: [(Contract(), true), (.undeclared, false)])
  func `may raise for whom was to be shown although they stand`(contract: Contract, isWrong: Bool) {
    var routers = routers
    routers.scenes[0].contract = contract
    for step in ["present existing A on R", "push existing A on R"] {
      let tale = Tale(
        routers, "tree\n  R routing A\n    A\ndo \(step)\ndo background\nmisuse A presentsItself")
      #expect(tale.broken.contains("\(id) fromOutside") == isWrong)
    }
  }

  @Test(arguments: [
    (Contract(), "A", true), (.undeclared, "A", false), (.undeclared, "N", true),
  ])
  func `may raise for a child that was taken away and is not missed`(
    contract: Contract, child: String, isWrong: Bool
  ) {
    var routers = routers
    routers.scenes[0].contract = contract
    let tale = Tale(
      routers,
      """
      tree
        R routing A
          A
          N
      do remove \(child)
      remove \(child) from R
      tree
        R routing A
          \(child == "A" ? "N" : "A")
      do background
      misuse A
      """)
    #expect(tale.broken.contains("\(id) fromOutside") == isWrong)
  }

  @Test(arguments: [
    ("", "", true), ("reaction A viewDidLoad\n", "", false), ("", "create B.done to A\n", false),
  ])
  func `raises nothing when it unwinds`(before: String, after: String, isWrong: Bool) {
    let unwind = "can B A.done yes\ncreate A.done to B\nprepare A for A.done to B\n"
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        tabs t selecting A
          A
          B
      do performSegue A.done
      \(before)\(unwind)action B A.done
      perform A.done
      \(after)misuse B
      """)
    #expect(tale.broken.contains("\(id) inSegue") == isWrong)
    #expect(!tale.dropping("perform A.done").broken.contains("\(id) inSegue"))
  }

  @Test(arguments: [
    ("push A on R", "opened R\n"), ("add N to A", "instantiate N\n"), ("present A on A", ""),
  ])
  func `is none that may well raise`(step: String, events: String) {
    #expect(tale(step, events + "misuse A").premiseCount(of: id) == 0)
  }
}
