import FlowModel
import Testing

@Suite struct `A controller that has left` {
  private let id: InvariantID = "memory.removed-controllers-are-released"

  @Test(arguments: [
    ("tree keeping nobody", []),
    ("tree keeping B", ["memory.removed-controllers-are-released outlivesItsRemoval"]),
    ("tree keeping D", ["memory.removed-controllers-are-released wasNeverShown"]),
  ])
  func `is released when all is at rest`(tree: String, broken: [String]) {
    let tale = left(tree)
    #expect(tale.broken == broken)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test func `may be kept while that is not told`() {
    #expect(left("tree").broken == [])
    #expect(left("tree").premiseCount(of: id) == 0)
  }

  @Test func `is reported once`() {
    let again = Tale(
      .unwinding("A B D"), left("tree keeping B").lines.joined(separator: "\n") + "\ndo settle")
    #expect(again.broken == ["memory.removed-controllers-are-released outlivesItsRemoval"])
  }

  @Test(arguments: ["B", "D"])
  func `may be kept by an app that retains it`(retained: SceneName) throws {
    var storyboard = Storyboard.unwinding("A B D")
    let index = try #require(storyboard.index(of: retained))
    storyboard.scenes[index].contract.isRetained = true
    #expect(left("tree keeping \(retained)", in: storyboard).broken == [])
  }

  @Test(arguments: [
    (" noting C", "keeping B+C", false), ("", "keeping B+C", true),
    (" noting C", "keeping C", true),
  ])
  func `may be kept by who has named it and is kept itself`(
    claim: String, kept: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[1].className = "Cache"
    storyboard.scenes[1].contract.isRetained = true
    let tale = Tale(
      storyboard,
      """
      tree
        A
          B\(claim)
          C
      do settle
      remove B from A
      remove C from A
      tree \(kept)
        A
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [
    (ControllerKind.content, ["C"], true), (.navigation, [], true), (.content, [], false),
  ])
  func `may have come with somebody who is named`(
    kind: ControllerKind, held: [SceneName], isRight: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[1].kind = kind
    storyboard.scenes[1].holds = held
    let tale = Tale(
      storyboard,
      """
      tree
        A
      do push B on A
      instantiate B
      instantiate C
      tree keeping B+C
        A noting B
      """)
    #expect(tale.broken.contains("\(id) wasNeverShown") == !isRight)
  }

  @Test(arguments: [
    ("B", "keeping B", "B"), ("B", "keeping B+C", "B"), ("A", "keeping B", "A"),
    ("D", "keeping B", nil),
  ])
  func `names the class that leaks, and not in whom it stood`(
    own: SceneName, kept: String, culprit: ClassName?
  ) throws {
    var storyboard = Storyboard.unwinding("A B C D")
    let index = try #require(storyboard.index(of: own))
    storyboard.scenes[index].className = ClassName(own.text)
    let tale = Tale(
      storyboard,
      """
      tree
        A
          nav n
            D
            B
              C
      do settle
      pop n to D
      tree \(kept)
        A
          nav n
            D
      """)
    #expect(Set(tale.culprits) == [culprit.map(Culprit.declared) ?? .stock])
  }

  @Test(arguments: [(Contract(), true), (.undeclared, false)])
  func `may be kept without a word by a class that does not tell`(
    contract: Contract, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B D", declaring: ["A": contract])
    storyboard.scenes[2].className = "Cache"
    storyboard.scenes[2].contract = contract
    let tale = Tale(
      storyboard,
      """
      tree
        tabs t selecting n
          nav n
            A
            B
          D
      do settle
      pop n to A
      tree keeping B
        tabs t selecting n
          nav n
            A
          D
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [(Contract.undeclared, false), (Contract(), true)])
  func `may be kept by what it has presented`(contract: Contract, isWrong: Bool) {
    var storyboard = Storyboard.unwinding("A B C", declaring: ["C": contract])
    storyboard.scenes[1].className = "Shop"
    storyboard.scenes[2].className = "Question"
    let tale = Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
          presents C by B
      do settle
      pop n to A
      tree keeping B
        nav n
          A
          presents C
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [
    (Contract(), "present existing C on A", "C", true),
    (.undeclared, "present existing C on A", "C", false),
    (.undeclared, "present existing B on A", "B+C", false),
    (.undeclared, "present existing C on A\nadd C to A", "C", true),
    (.undeclared, "present existing C on A\nadd C to B", "C", false),
    (.undeclared, "present existing D on A", "C", true),
  ])
  func `may wait with a class that has declared nothing and was handed it`(
    contract: Contract, step: String, kept: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B C D", declaring: ["A": contract])
    storyboard.scenes[0].className = "Queue"
    let tree = "\n  A\n    D\n    presents B\n      C\n"
    let tale = Tale(
      storyboard,
      """
      tree\(tree)do \(step)
      tree\(tree)do dismiss A
      dismiss B from A
      tree keeping \(kept)
        A
          D
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [
    (" noting C", "compact", false), ("", "compact", true), (" noting C", "", true),
  ])
  func `may be kept by who has named it and is put aside`(
    claim: String, width: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B C")
    storyboard.scenes[1].className = "Cache"
    let tale = Tale(
      storyboard,
      """
      tree
        split s
          A
          B\(claim)
          presents C by B
      do size compact
      size compact
      collapse s
      tree compact keeping nobody
        split s
          A
          presents C by B
      do dismiss C
      dismiss C from s
      tree \(width) keeping C
        split s
          A
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  @Test(arguments: [" noting n", ""])
  func `may be kept by whom it was put into on its way out`(claim: String) {
    var storyboard = Storyboard.unwinding("A B")
    storyboard.scenes[1].className = "Cache"
    let tale = Tale(
      storyboard,
      """
      tree
        A
          B\(claim)
        presents nav n by A
      do push existing B on n
      push B on n
      dismiss n from A
      tree keeping B+n
        A
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == claim.isEmpty)
  }

  @Test(arguments: [
    ("do remove x\nremove x from P\ntree keeping x+B\n  P", false),
    ("do dismiss B\ndismiss B from x\ntree keeping B\n  P\n    content x", true),
  ])
  func `may be kept by whom it stands on, as long as nobody dismisses it`(
    end: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("P B")
    storyboard.scenes[0].className = "Cache"
    let tale = Tale(
      storyboard,
      """
      tree
        P
      do settle
      tree
        P
          content x
            presents B by x
      \(end)
      """)
    #expect(tale.broken.contains("\(id) outlivesItsRemoval") == isWrong)
  }

  private func left(_ tree: String, in storyboard: Storyboard = .unwinding("A B D")) -> Tale {
    Tale(
      storyboard,
      """
      tree
        nav n
          A
          B
      do settle
      instantiate D
      pop n to A
      \(tree)
        nav n
          A
      """)
  }
}
