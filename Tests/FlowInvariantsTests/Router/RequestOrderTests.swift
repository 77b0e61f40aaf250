import FlowModel
import Testing

@Suite struct `A router that is asked for several things at once` {
  private let id: InvariantID = "router.follows-requests-in-order"

  /// Two requests to a router with the stack A B that presents M, and what stands in the end.
  private func tale(
    _ first: String, _ second: String, leadTo after: String,
    ending outcomes: String = "closed 0\nclosed 1"
  ) -> Tale {
    let routers = Storyboard(scenes: [
      Scene("R", .navigation, className: "Router"), Scene("A", .content), Scene("B", .content),
      Scene("N", .content), Scene("O", .content), Scene("M", .content),
    ])
    let before = "  R routing A+B+M\n    A\n    B\n    presents M by R"
    return Tale(
      routers,
      """
      tree
      \(before)
      do \(first) unsettled
      opened R
      \(birth(first))tree in flight
      \(before)
      do \(second)
      \(second.hasPrefix("back") ? "" : "opened R\n")\(birth(second))\(outcomes)
      tree
        R \(after)
      """)
  }

  private func birth(_ words: String) -> String {
    let parts = words.split(separator: " ")
    return ["push", "present", "open"].contains(parts[0]) ? "instantiate \(parts[1])\n" : ""
  }

  @Test(arguments: [
    (
      "push N on R", "push O on R",
      "routing A+B+N+O+M\n    A\n    B\n    N\n    O\n    presents M by R"
    ),
    ("push N on R", "pop R", "routing A+B+M\n    A\n    B\n    presents M by R"),
    ("pop R", "push N on R", "routing A+N+M\n    A\n    N\n    presents M by R"),
    ("popToRoot R", "open N", "routing A+N\n    A\n    N"),
    ("dismiss R", "present N on R", "routing A+B+N\n    A\n    B\n    presents N by R"),
    ("present N on R", "dismiss R", "routing A+B\n    A\n    B"),
  ])
  func `has done them in the end, in their order`(
    _ first: String, _ second: String, _ after: String
  ) {
    let tale = tale(first, second, leadTo: after)
    #expect(tale.broken == [])
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    (
      "push N on R", "push O on R",
      "routing A+B+O+N+M\n    A\n    B\n    O\n    N\n    presents M by R", "wrongStack"
    ),
    ("pop R", "push N on R", "routing A+B+M\n    A\n    B\n    presents M by R", "wrongStack"),
    ("dismiss R", "present N on R", "routing A+B\n    A\n    B", "notPresented"),
    (
      "dismiss R", "push N on R", "routing A+B+N+M\n    A\n    B\n    N\n    presents M by R",
      "notClosed"
    ),
  ])
  func `loses none and lets none overtake another`(
    _ first: String, _ second: String, _ after: String, _ clause: String
  ) {
    let tale = tale(first, second, leadTo: after)
    #expect(tale.broken.contains("\(id) \(clause)"))
    #expect(tale.culprits.contains(.declared("Router")))
  }

  @Test(arguments: [
    ("", "closed 0", true), ("", "closed 0 superseded", false),
    ("callback N didShow\n", "closed 0", false),
  ])
  func `does not say that a screen is shown that was taken off before`(
    shown: String, outcome: String, isWrong: Bool
  ) {
    let tale = tale(
      "push N on R", "popToRoot R", leadTo: "routing A\n    A",
      ending: "push N on R\n\(shown)pop R to A\n\(outcome)\nclosed 1")
    #expect(tale.broken.contains("\(id) neverShown") == isWrong)
  }

  @Test func `does not say that it has closed what it was refused to close`() {
    let tale = tale(
      "present N on R", "dismiss R",
      leadTo: "routing A+B+M+N\n    A\n    B\n    presents M by R\n      presents N by R",
      ending: "refused R\nclosed 0\nclosed 1")
    #expect(tale.broken.contains("\(id) notClosed"))
  }

  @Test(arguments: [
    ("closed 0 superseded\nclosed 1", false), ("closed 0\nclosed 1 superseded", true),
  ])
  func `puts nothing in the place of what was asked for last`(outcomes: String, isWrong: Bool) {
    let tale = tale(
      "push N on R", "push O on R",
      leadTo: "routing A+B+N+O+M\n    A\n    B\n    N\n    O\n    presents M by R",
      ending: outcomes)
    #expect(tale.broken.contains("\(id) overtaken") == isWrong)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("pop R", "pop R", "closed 0\nclosed 1"), ("push N on R", "pop R", "closed 0\nclosed 1 told"),
    ("push N on R", "pop R", "closed 0 superseded\nclosed 1 superseded"),
    ("push N on R", "pop R", "closed 0 superseded\nclosed 1"),
    ("push N on R", "pop R", "reaction B viewDidAppear\nclosed 0\nclosed 1"),
    ("push N on R", "back R", "closed 0"),
  ])
  func `may do as it likes where that is not clear`(
    _ first: String, _ second: String, _ outcomes: String
  ) {
    let tale = tale(
      first, second, leadTo: "routing A+M\n    A\n    presents M by R", ending: outcomes)
    #expect(tale.premiseCount(of: id) == 0)
  }
}
