import FlowModel
import Testing

private let drawers = Storyboard(scenes: [
  Scene("C", .content, className: "Drawer"), Scene("A", .content), Scene("B", .content),
])

@Suite struct `The routes of a router` {
  private let id: InvariantID = "router.routes-match-the-tree"

  @Test func `are its stack and what it has presented`() {
    let tale = Tale(drawers, "tree\n  C routing A+B\n    A\n    presents B by C")
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: ["B", "s"])
  func `may name what is presented in a stack, or the stack`(named: String) {
    let tree = "tree\n  C routing A+\(named)\n    A\n    presents nav s by C\n      B"
    #expect(Tale(drawers, tree).told == "")
  }

  @Test(arguments: [
    ("A+B+M", []), ("A+M+B", ["router.routes-match-the-tree wrongOrder"]),
    ("B+A+M", ["router.routes-match-the-tree wrongOrder"]),
  ])
  func `come from the bottom`(_ routes: String, _ broken: [String]) {
    let storyboard = Storyboard(scenes: drawers.scenes + [Scene("M", .content)])
    let tree = "A\n    presents B by C\n      presents M by B"
    let born = "tree\n  C routing A\n    A\ndo settle\n"
    let tale = Tale(storyboard, "\(born)tree\n  C routing \(routes)\n    \(tree)")
    #expect(tale.broken.filter { $0.hasPrefix("router.") } == broken)
  }

  @Test func `may leave out what somebody else has presented`() {
    #expect(Tale(drawers, "tree\n  C routing A\n    A\n    presents B by A").broken == [])
  }

  @Test(arguments: [
    ("C routing A+B\n    A", "namesGone"),
    ("C routing A\n    A\n    B", "missesShown"),
    ("C routing A\n    A\n    presents B by C", "missesShown"),
    ("C routing B+A\n    A\n    B", "wrongOrder"),
  ])
  func `are what is shown`(_ tree: String, _ clause: String) {
    let born = "tree\n  C routing A+B\n    A\n    B\ndo settle\n"
    let tale = Tale(drawers, "\(born)tree\n  \(tree)")
    #expect(tale.broken.contains("\(id) \(clause)"))
    #expect(tale.culprits.contains(.declared("Drawer")))
  }

  @Test func `have time while something moves`() {
    #expect(Tale(drawers, "tree in flight\n  C routing A\n    A\n    B").broken == [])
  }
}

@Suite struct `A router that is asked` {
  private let id: InvariantID = "router.does-what-it-is-asked"

  private func tale(_ step: String, _ made: String, _ after: String) -> Tale {
    let routers = Storyboard(scenes: [
      Scene("R", .navigation, className: "Router"), Scene("A", .content), Scene("B", .content),
      Scene("N", .content), Scene("M", .content),
    ])
    let before = "tree\n  R routing A+B+M\n    A\n    B\n    presents M by R"
    return Tale(routers, "\(before)\ndo \(step)\nopened R\n\(made)closed 0\ntree\n  R \(after)")
  }

  @Test(arguments: [
    ("push N on R", "instantiate N\n", "routing A+B+N+M\n    A\n    B\n    N\n    presents M by R"),
    (
      "present N on R", "instantiate N\n",
      "routing A+B+M+N\n    A\n    B\n    presents M by R\n      presents N by M"
    ),
    (
      "present N on R", "instantiate N\n",
      "routing A+B+M+N\n    A\n    B\n    presents M by R\n      presents nav s by R\n        N"
    ),
    ("pop R", "pop R to A\n", "routing A+M\n    A\n    presents M by R"),
    ("popToRoot R", "pop R to A\n", "routing A\n    A"),
    ("dismiss R", "dismiss M from R\n", "routing A+B\n    A\n    B"),
  ])
  func `does so`(_ step: String, _ made: String, _ after: String) {
    let tale = tale(step, made, after)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("pop R", "pop R to A\ndismiss M from R\n", "routing A\n    A"),
    ("dismiss R", "stack R A\ndismiss M from R\n", "routing A\n    A"),
    (
      "push N on R", "instantiate N\nstack R A N\n",
      "routing A+N+M\n    A\n    N\n    presents M by R"
    ),
  ])
  func `takes nobody else away`(_ step: String, _ made: String, _ after: String) {
    #expect(tale(step, made, after).broken.contains("\(id) tookMore"))
  }

  @Test func `takes away nothing that others have presented`() {
    let others = tale("dismiss R", "dismiss M from R\n", "routing A+B\n    A\n    B")
      .replacing("    presents M by R", with: ["    presents M by B"])
      .replacing("  R routing A+B+M", with: ["  R routing A+B"])
    #expect(others.broken.contains("\(id) tookMore"))
  }

  @Test(arguments: [("A", false), ("R", true)])
  func `leaves the tab in front that was there`(_ tab: String, _ isWrong: Bool) {
    let routers = Storyboard(scenes: [
      Scene("R", .navigation, className: "Router"), Scene("A", .content), Scene("B", .content),
      Scene("N", .content),
    ])
    func tree(_ tab: String, _ routes: String, _ top: String) -> String {
      "tree\n  tabs t selecting \(tab)\n    A\n    R routing \(routes)\n      B\(top)\n"
    }
    let tale = Tale(
      routers,
      tree("A", "B", "") + "do push N on R\nopened R\ninstantiate N\npush N on R\nclosed 0\n"
        + tree(tab, "B+N", "\n      N"))
    #expect(tale.broken.contains("\(id) turnedAway") == isWrong)
  }

  @Test(arguments: [
    ("push N on R", "instantiate N\n", "notPushed"), ("open N", "instantiate N\n", "notPushed"),
    ("present N on R", "instantiate N\n", "notPresented"), ("pop R", "", "notBack"),
    ("popToRoot R", "", "notHome"), ("dismiss R", "", "notClosed"),
  ])
  func `has done it when it says so`(_ step: String, _ made: String, _ clause: String) {
    let tale = tale(step, made, "routing A+B+M\n    A\n    B\n    presents M by R")
    #expect(tale.broken.contains("\(id) \(clause)"))
    #expect(tale.culprits.contains(.declared("Router")))
  }

  @Test(arguments: [
    ("A+B+N+M\n    A\n    B\n    N\n    presents M by R", false),
    ("A+B+M\n    A\n    B\n    presents M by R", true),
  ])
  func `may show elsewhere what it is to present when it has declared nothing`(
    _ after: String, isWrong: Bool
  ) {
    var tale = tale("present N on R", "instantiate N\n", "routing \(after)")
    #expect(tale.broken.contains("\(id) notPresented"))
    tale.storyboard.scenes[0].contract = .undeclared
    #expect(tale.broken.contains("\(id) notPresented") == isWrong)
  }

  @Test func `does not leave the tree itself`() {
    let tale = tale("dismiss R", "", "routing A+B\n    A\n    B").ending("N")
    #expect(tale.broken.contains("\(id) tookMore"))
  }

  @Test(arguments: [
    ("dismiss R", "", true), ("dismiss R", "load A\n", false), ("pop R", "", false),
    ("dismiss R", "pop R to B\n", false),
  ])
  func `does not leave the tree itself when it closes nothing, whatever it has declared`(
    step: String, called: String, isWrong: Bool
  ) {
    let routers = Storyboard(scenes: [
      Scene("R", .navigation, className: "Router", contract: .undeclared),
      Scene("A", .content, className: "Screen", contract: .undeclared), Scene("B", .content),
    ])
    let tale = Tale(
      routers,
      """
      tree
        A
          presents R routing B
            B
      do \(step)
      opened R
      \(called)dismiss R from A
      closed 0
      tree
        A
      """)
    #expect(tale.broken.contains("\(id) tookMore") == isWrong)
  }

  @Test(arguments: [
    ("pop R", true), ("push N on R", true), ("push A on R", false), ("popToRoot R", true),
    ("dismiss R", true), ("present N on R", true),
  ])
  func `does not say that it cannot do what any stack can`(step: String, isWrong: Bool) {
    let made = step.contains("N") ? "instantiate N\n" : "instantiate A as a2\n"
    let tale = tale(step, made, "routing A+B+M\n    A\n    B\n    presents M by R")
      .replacing("closed 0", with: ["closed 0 told"])
    #expect(tale.broken.contains("\(id) refusedAtRest") == isWrong)
  }

  @Test func `does not say that it cannot present on what it has presented`() {
    let routers = Storyboard(scenes: [
      Scene("R", .navigation, className: "Router"), Scene("A", .content), Scene("M", .content),
      Scene("L", .content), Scene("N", .content),
    ])
    let tower = "presents M by R\n      presents L by M"
    let tree = "tree\n  R covered routing A+M+L\n    A covered\n    \(tower)"
    let request = "do present N on R\nopened R\ninstantiate N\nclosed 0 told"
    let tale = Tale(routers, "\(tree)\n\(request)\n\(tree)")
    #expect(tale.broken.contains("\(id) refusedAtRest"))
  }

  @Test(arguments: [
    ("routing A+B+M\n    A\n    B\n    presents M by R", false),
    ("routing A+B\n    A\n    B", true),
  ])
  func `takes nobody away when it says that it cannot`(left: String, isWrong: Bool) {
    let tale = tale("push A on R", "instantiate A as a2\n", left)
      .replacing("closed 0", with: ["closed 0 told"])
    #expect(tale.broken.contains("\(id) tookAllTheSame") == isWrong)
  }

  @Test(arguments: [("pop R", Contract.Facet.exits), ("push N on R", .show)])
  func `may say that it cannot when it has not declared that it can`(
    step: String, facet: Contract.Facet
  ) {
    let made = step.hasPrefix("push") ? "instantiate N\n" : ""
    var tale = tale(step, made, "routing A+B+M\n    A\n    B\n    presents M by R")
      .replacing("closed 0", with: ["closed 0 told"])
    let router = tale.storyboard.scenes.firstIndex { $0.className != nil } ?? 0
    tale.storyboard.scenes[router].contract.unknown = [.calls]
    #expect(tale.broken == ["\(id) refusedAtRest"])
    tale.storyboard.scenes[router].contract.unknown = [.calls, facet]
    #expect(tale.told == "")
  }

  @Test(arguments: [
    ("", false), ("pop R to A\n", true), ("reaction B viewDidAppear\npop R to A\n", false),
  ])
  func `twice in quick succession to go back goes back once`(_ pop: String, _ isWrong: Bool) {
    let tale = tellingOfTwoPops(pop)
    #expect(tale.broken.contains("\(id) wentBackTwice") == isWrong)
  }

  @Test(arguments: [
    ("", true), ("appearance B didAppear\n", false), ("callback B didShow\n", false),
    ("callback A didShow\n", true),
  ])
  func `may go back once more when it has come there and has declared nothing`(
    _ arrival: String, _ isWrong: Bool
  ) {
    let tale = tellingOfTwoPops("\(arrival)pop R to A\n", declaring: .undeclared)
    #expect(tale.broken.contains("\(id) wentBackTwice") == isWrong)
  }

  private func tellingOfTwoPops(_ pop: String, declaring contract: Contract = Contract()) -> Tale {
    let routers = Storyboard(scenes: [
      Scene("R", .navigation, className: "Router", contract: contract), Scene("A", .content),
      Scene("B", .content), Scene("N", .content),
    ])
    return Tale(
      routers,
      """
      tree
        R routing A+B+N
          A
          B
          N
      do pop R unsettled
      opened R
      pop R to B
      tree in flight
        R routing A+B
          A
          B
      do pop R
      opened R
      \(pop)closed 0
      closed 1
      tree
        R routing A
          A
      """)
  }
}
