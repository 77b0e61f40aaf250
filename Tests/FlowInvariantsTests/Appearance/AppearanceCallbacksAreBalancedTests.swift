import FlowModel
import Testing

/// A push: one view goes, another comes, and the controllers tell the same.
private let push = Tale(
  Storyboard(scenes: [
    Scene("A", .content), Scene("B", .content),
    Scene("Box", .content, className: "BoxController"),
  ]),
  """
  tree
    nav n
      A
  do settle
  instantiate B
  push B on n
  appearance A willDisappear
  received appearance A willDisappear
  appearance B willAppear
  received appearance B willAppear
  appearance A didDisappear
  received appearance A didDisappear
  appearance B didAppear
  received appearance B didAppear
  tree
    nav n
      A
      B
  """)

extension Tale {
  /// Leaves out that a controller was told something, and that it was received.
  fileprivate func untold(_ call: String) -> Tale {
    dropping("appearance \(call)").dropping("received appearance \(call)")
  }

  /// The same with other controllers on stage and after one step, in which these are told.
  fileprivate static func changing(_ before: String, to after: String, _ calls: String) -> Tale {
    func lines(_ tree: String) -> String {
      "tree\n" + tree.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    }
    return Tale(push.storyboard, lines(before) + "\ndo settle\n" + calls + "\n" + lines(after))
  }
}

@Suite struct `What controllers are told of their views` {
  private let id: InvariantID = "appearance.callbacks-are-balanced"

  @Test func `is balanced when each call comes once and in turn`() {
    #expect(push.broken == [])
    #expect(push.premiseCount(of: id) == 4)
  }

  @Test(
    arguments: [
      (push.doubling("appearance B willAppear"), "repeated"),
      (push.doubling("appearance A didDisappear"), "repeated"),
      (push.untold("B willAppear"), "outOfTurn"),
      (push.swapping("appearance B willAppear", "appearance B didAppear"), "outOfTurn"),
      (push.replacing("appearance A willDisappear", with: ["appearance A didAppear"]), "repeated"),
      (push.untold("B didAppear"), "unfinished"),
      (push.untold("A didDisappear"), "unfinished"),
      (push.untold("B willAppear").untold("B didAppear"), "shownUntold"),
      (push.untold("A willDisappear").untold("A didDisappear"), "hiddenUntold"),
      (push.dropping("received appearance B didAppear"), "undelivered"),
      (push.doubling("received appearance B didAppear"), "deliveredUnsent"),
      (push.dropping("appearance A didDisappear"), "deliveredUnsent"),
    ] as [(Tale, String)])
  func `is out of balance in one of seven ways`(tale: Tale, clause: String) {
    #expect(tale.broken == ["\(id) \(clause)"])
  }

  @Test(arguments: [
    (
      push.untold("B willAppear"), "B, whose view is gone, is told that it will appear",
      "B is told that its view did appear"
    ),
    (
      push.replacing("appearance B didAppear", with: ["appearance B didDisappear"]),
      "B, whose view comes, is told that it did appear or will disappear",
      "B is told that its view did disappear"
    ),
    (
      push.replacing("appearance A willDisappear", with: ["appearance A willAppear"]),
      "A, whose view is there, is told that it will disappear",
      "A is told that its view will appear"
    ),
    (
      push.replacing("appearance A didDisappear", with: ["appearance A didAppear"]),
      "A, whose view goes, is told that it will appear or did disappear",
      "A is told that its view did appear"
    ),
  ])
  func `is out of turn in the words of the call`(tale: Tale, expected: String, however: String) {
    let lines = tale.told.split(separator: "\n").map(String.init)
    #expect(lines.first == "\(id) outOfTurn")
    #expect(lines[2...3] == [expected, however])
  }

  @Test func `may turn round halfway`() {
    let tale = Tale.changing(
      "A", to: "A",
      "appearance A willDisappear\nappearance A willAppear\nappearance A didAppear")
    #expect(tale.broken == [])
  }

  @Test func `may wait for the end while something is in flight`() {
    let step = "do settle"
    let halves = push.replacing(step, with: ["do dismiss A unsettled"]).replacing(
      "appearance A didDisappear",
      with: [
        "tree in flight", "  nav n", "    A", "    B", "do settle", "appearance A didDisappear",
      ])
    #expect(halves.broken == [])
    let late = halves.untold("A didDisappear")
    #expect(late.broken == ["\(id) unfinished"])
    #expect(late.brokenSteps == [1])
  }

  @Test func `is reported once and not in every later step`() {
    var tale = push.untold("B willAppear").untold("B didAppear")
    tale.lines += ["do settle", "do settle"]
    #expect(tale.brokenSteps == [0])
  }

  @Test func `does not concern controllers of which only one side is told`() {
    let silent = push.lines.filter { !$0.hasPrefix("received") }.joined(separator: "\n")
    #expect(Tale(push.storyboard, silent).broken == [])
    let received = push.lines.filter { !$0.hasPrefix("appearance") }.joined(separator: "\n")
    #expect(Tale(push.storyboard, received).broken == [])
    #expect(
      Tale(push.storyboard, received).doubling("received appearance A didDisappear").broken
        == ["\(id) repeated"])
  }

  @Test func `is not judged in a system that never tells`() {
    let silent = push.lines.filter { !$0.contains("appearance") }.joined(separator: "\n")
    #expect(Tale(push.storyboard, silent).premiseCount(of: id) == 0)
    #expect(Tale(push.storyboard, silent).broken == [])
  }

  @Test func `is not expected to end in a step that a misuse ends`() {
    #expect(push.untold("B didAppear").replacing("do settle", with: ["do settle"]).broken != [])
    var tale = push.untold("B didAppear")
    tale.lines.insert("misuse A", at: tale.lines.lastIndex(of: "tree") ?? 0)
    #expect(!tale.broken.contains { $0.hasPrefix(id.text) })
  }

  @Test func `is the fault of the container`() {
    let calls = "appearance B willAppear\ninstantiate B"
    let tale = Tale.changing(
      "Box", to: "Box\n  B", calls.split(separator: "\n").reversed().joined(separator: "\n"))
    #expect(tale.broken == ["\(id) unfinished"])
    #expect(tale.culprits == [.declared("BoxController")])
  }
}

@Suite struct `A view that can be seen` {
  private static let coming = "instantiate B\nappearance B willAppear\nappearance B didAppear"

  @Test(
    arguments: [
      ("pageSheet", []), ("formSheet", []), ("overFullScreen", []), ("overCurrentContext", []),
      ("fullScreen", ["appearance.callbacks-are-balanced hiddenUntold"]),
      ("currentContext", ["appearance.callbacks-are-balanced hiddenUntold"]),
    ] as [(String, [String])])
  func `stays below a sheet and goes below a full screen`(style: String, broken: [String]) {
    let tale = Tale.changing("A", to: "A\n  presents B by A style \(style)", Self.coming)
    #expect(tale.broken == broken)
  }

  @Test(
    arguments: [
      ("tabs t selecting A\n  A\n  B", "tabs t selecting B\n  A\n  B"),
      ("split s\n  A", "split s\n  B"), ("Box\n  A", "Box\n  B"), ("A", "B"),
      ("nav n\n  A\n  B\n", "nav n\n  B\n  A"),
    ])
  func `is the selected tab, every column, every child, the root and the top`(
    before: String, after: String
  ) {
    let came = after == "nav n\n  B\n  A" ? ("B", "A") : ("A", "B")
    let tale = Tale.changing(
      before, to: after,
      """
      instantiate \(came.1)
      appearance \(came.0) willDisappear
      appearance \(came.1) willAppear
      appearance \(came.0) didDisappear
      appearance \(came.1) didAppear
      """)
    #expect(tale.broken == [])
  }
}
