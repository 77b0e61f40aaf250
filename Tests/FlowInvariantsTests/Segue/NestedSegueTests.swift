import FlowModel
import Testing

@Suite struct `A segue performed in the midst of another` {
  private let id: InvariantID = "segue.nested-runs-at-once"

  private static let nested = Tale(
    Storyboard(
      scenes: [
        Scene("L", .content, contract: .reacting(Reaction(at: .prepare("go"), .performs("side")))),
        Scene("F", .content), Scene("G", .content),
      ],
      segues: [Segue(from: "L", "go", .show("F")), Segue(from: "L", "side", .show("G"))]),
    """
    tree
      nav n
        L
    do performSegue L.go
    instantiate F for L.go
    create L.go to F
    prepare L for L.go to F
    reaction L prepare
    instantiate G for L.side
    create L.side to G
    prepare L for L.side to G
    perform L.side
    push G on n
    perform L.go
    push F on n
    tree
      nav n
        L
        G
        F
    """)

  @Test func `is judged once and holds`() {
    #expect(Self.nested.premiseCount(of: id) == 1)
    #expect(Self.nested.told == "")
  }

  @Test func `does not wait for the other`() {
    #expect(
      Self.nested.swapping("perform L.side", "perform L.go").told == """
        segue.nested-runs-at-once late
        events 3 7 9
        L performs side there and then
        the segue that called goes on before
        """)
  }

  @Test func `is not forgotten`() {
    let lines = [
      "instantiate G for L.side", "create L.side to G", "prepare L for L.side to G",
      "perform L.side", "push G on n", "    G",
    ]
    let tale = lines.reduce(Self.nested) { $0.dropping($1) }
    #expect(tale.broken == ["\(id) never"])
  }

  @Test func `is not told from another reaction at the same sort of moment`() {
    var tale = Self.nested
    tale.storyboard.scenes[0].contract.reactions.append(Reaction(at: .prepare("side"), .pops))
    #expect(tale.premiseCount(of: id) == 0)
  }
}

extension Contract {
  fileprivate static func reacting(_ reaction: Reaction) -> Contract {
    var contract = Contract()
    contract.reactions = [reaction]
    return contract
  }
}
