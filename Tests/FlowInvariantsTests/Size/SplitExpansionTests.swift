import FlowModel
import Testing

private let id: InvariantID = "split.expands-as-it-collapsed"

private let turned = Tale(
  .unwinding("A B C"),
  """
  tree
    split s
      nav n
        A
      B
  do size compact
  size compact
  collapse s
  tree compact
    split s
      nav n
        A
        B
  do push C on n
  instantiate C
  push C on n
  tree compact
    split s
      nav n
        A
        B
        C
  do size regular
  size regular
  expand s
  tree
    split s
      nav n
        A
        C
      B
  """)

@Suite struct `A split view controller that expands` {
  @Test func `gets its column back, whatever lies above it`() {
    #expect(turned.told == "")
    #expect(turned.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("split s\n  nav n\n    A\n    B\n  C", "another"),
    ("split s\n  nav n\n    A\n    B\n    C", "lost"),
  ])
  func `fails when it gets another one or none`(tree: String, clause: String) {
    #expect(turned.ending(tree).broken == ["\(id) \(clause)"])
  }

  @Test func `is held to it also where its class may do as it likes when it is called`() {
    var calls = Contract()
    calls.unknown = [.calls]
    var tale = turned.ending("split s\n  nav n\n    A\n    B\n    C")
    tale.storyboard.scenes.append(Scene("S", .split, contract: calls))
    tale.lines = tale.lines.map { $0.replacing("split s", with: "S").replacing(/\bs$/, with: "S") }
    #expect(tale.broken == ["\(id) lost"])
  }

  private func tale(taking taken: String, _ between: [String], _ after: String) -> Tale {
    let column = ["  split s", "    nav n", "      A"]
    let lines =
      ["tree"] + column + [
        "    B", "do size compact", "size compact", "collapse s", "tree compact",
      ]
      + column + (taken.isEmpty ? [] : [taken]) + between
      + ["do size regular", "size regular", "expand s", "tree"] + column
      + (after.isEmpty ? [] : [after])
    return Tale(.unwinding("A B"), lines.joined(separator: "\n"))
  }

  @Test func `gets back what nobody has taken`() {
    let untaken = "split.collapses-with-the-window notTaken"
    #expect(tale(taking: "", ["do settle"], "    B").broken == [untaken])
    #expect(tale(taking: "", ["do settle"], "").broken == [untaken, "\(id) lost"])
  }

  @Test func `does not get back what was popped`() {
    let popped = [
      "do pop n", "pop n to A", "tree compact", "  split s", "    nav n", "      A",
    ]
    #expect(tale(taking: "      B", popped, "").broken == [])
    #expect(tale(taking: "      B", popped, "    B").broken == ["\(id) returned"])
  }
}
