import FlowModel
import Testing

private let id: InvariantID = "branch.touch-goes-by-the-delegate"

@Suite struct `A touch of a tab` {
  private static let stage = """
    tree
      tabs t selecting n
        nav n
          A
          B
        nav m
          C
          D

    """

  private let other = Tale(
    .unwinding("A B C D"),
    stage + """
      do tapTab m on t
      shouldSelect m on t yes
      select m on t
      didSelect m on t
      tree
        tabs t selecting m
          nav n
            A
            B
          nav m
            C
            D
      """)

  private let same = Tale(
    .unwinding("A B C D"),
    stage + """
      do tapTab n on t
      shouldSelect n on t yes
      pop n to A
      didSelect n on t
      tree
        tabs t selecting n
          nav n
            A
          nav m
            C
            D
      """)

  @Test func `selects another tab, and takes the selected one back to its root`() {
    for tale in [other, same] {
      #expect(tale.told == "")
      #expect(tale.premiseCount(of: id) == 1)
    }
  }

  @Test func `fails when the delegate does not hear of it as it should`() {
    let tales = [
      other.dropping("shouldSelect m on t yes"), other.dropping("didSelect m on t"),
      same.dropping("didSelect n on t"), other.doubling("shouldSelect m on t yes"),
      same.doubling("didSelect n on t"), other.swapping("select m on t", "didSelect m on t"),
      same.swapping("shouldSelect n on t yes", "pop n to A"),
      other.replacing("didSelect m on t", with: ["didSelect m on t", "didSelect n on t"]),
    ]
    #expect(
      tales.map(\.broken)
        == [
          "notAsked", "notTold", "notTold", "twice", "twice", "disordered", "disordered",
          "needless",
        ].map { ["\(id) \($0)"] })
  }

  @Test func `names what is done when the delegate has been told`() {
    let late = other.swapping("select m on t", "didSelect m on t")
    #expect(late.told.contains("m is selected after the delegate has been told"))
    let more = other.replacing("didSelect m on t", with: ["didSelect m on t", "pop m to C"])
    #expect(more.told.contains("m goes back after the delegate has been told"))
    #expect(more.broken.first == "\(id) disordered")
  }

  @Test(arguments: [
    ("tabs t selecting n\n  nav n\n    A\n    B\n  nav m\n    C\n    D", "notSelected"),
    ("tabs t selecting m\n  nav n\n    A\n    B\n  nav m\n    C", "changed"),
    ("tabs t selecting m\n  nav n\n    A\n  nav m\n    C\n    D", "changed"),
  ])
  func `fails when another tab does not come as it was, or does not leave as it was`(
    tree: String, clause: String
  ) {
    #expect(other.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test(arguments: [
    ("tabs t selecting n\n  nav n\n    A\n    B\n  nav m\n    C\n    D", "notAtRoot"),
    ("tabs t selecting m\n  nav n\n    A\n  nav m\n    C\n    D", "notSelected"),
    ("tabs t selecting n\n  nav n\n    A\n  nav m\n    C", "changed"),
  ])
  func `fails when the selected tab is not all that goes back to its root`(
    tree: String, clause: String
  ) {
    #expect(same.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `is judged by the stack also while that moves, and not while the user has it in hand`()
  {
    let moving = same.replacing("    nav n", with: ["    nav n moving"])
    let stays = "tabs t selecting n\n  nav n\n    A\n    B\n  nav m\n    C\n    D"
    func tale(_ tree: String) -> Tale { moving.replacing("tree", with: [tree]).ending(stays) }
    #expect(tale("tree in flight").broken.contains("\(id) notAtRoot"))
    #expect(!tale("tree in flight in hand").broken.contains("\(id) notAtRoot"))
  }

  @Test func `is judged by what comes of it where nobody tells of delegates`() {
    let untold: [Event.Kind] = [.shouldSelect, .didSelect]
    func silent(_ tale: Tale) -> Tale {
      var tale = tale
      tale.lines.removeAll { $0.hasPrefix("shouldSelect") || $0.hasPrefix("didSelect") }
      return tale
    }
    let stays = "tabs t selecting n\n  nav n\n    A\n    B\n  nav m\n    C\n    D"
    #expect(silent(same).broken(without: untold) == [])
    #expect(silent(same).ending(stays).broken(without: untold) == ["\(id) notAtRoot"])
    #expect(silent(other).ending(stays).broken(without: untold).contains("\(id) notSelected"))
  }

  @Test(arguments: [("moving", "in flight", "notSwallowed"), ("covered", "", "outOfReach")])
  func `fails when it gets through although it cannot`(how: String, what: String, clause: String) {
    let tale = other.replacing("  tabs t selecting n", with: ["  tabs t selecting n \(how)"])
      .replacing("tree", with: ["tree \(what)"])
    #expect(tale.broken.contains("\(id) \(clause)"))
  }

  @Test func `goes to the root also where a stack may do as it likes when it is called`() {
    var calls = Contract()
    calls.unknown = [.calls]
    var tale = same.ending("tabs t selecting n\n  nav n\n    A\n    B\n  nav m\n    C\n    D")
    tale.storyboard.scenes.append(Scene("N", .navigation, contract: calls))
    tale.lines = tale.lines.map { $0.replacing("nav n", with: "N").replacing(/\bn\b/, with: "N") }
    #expect(tale.broken.contains("\(id) notAtRoot"))
  }

  @Test func `is needed for the delegate to be called`() {
    let tale = Tale(
      .unwinding("A B C D"),
      Self.stage + """
        do select m on t
        shouldSelect m on t yes
        select m on t
        tree
          tabs t selecting m
            nav n
              A
              B
            nav m
              C
              D
        """)
    #expect(tale.broken == ["\(id) needless"])
    #expect(tale.dropping("shouldSelect m on t yes").told == "")
  }
}

@Suite struct `A touch of a tab that the delegate refuses` {
  private static func storyboard(unknown: Contract.Facets = []) -> Storyboard {
    var storyboard = Storyboard.unwinding("A B C")
    var contract = Contract()
    contract.isLocked = true
    contract.unknown = unknown
    storyboard.scenes.append(Scene("L", .tabs, contract: contract))
    return storyboard
  }

  private static let text = """
    tree
      L as t selecting A
        A
        B
    do tapTab B on t
    shouldSelect B on t no
    """

  private let refused = Tale(storyboard(), text)
  private let turned = "L as t selecting B\n  A\n  B"

  @Test func `changes nothing`() {
    #expect(refused.told == "")
    #expect(refused.premiseCount(of: id) == 1)
  }

  @Test func `fails when it does, or when the delegate is told`() {
    #expect(refused.ending(turned).broken.contains("\(id) notObeyed"))
    var told = refused
    told.lines.append("didSelect B on t")
    #expect(told.broken == ["\(id) toldOfRefusal"])
  }

  @Test func `is the affair of a class that has not declared what it answers`() {
    var tale = Tale(Self.storyboard(unknown: [.exits]), Self.text)
    #expect(tale.ending(turned).broken.filter { $0.hasPrefix("\(id)") } == [])
    tale.lines.append("didSelect B on t")
    #expect(tale.broken == ["\(id) toldOfRefusal"])
    #expect(tale.dropping("shouldSelect B on t no").broken == [])
  }
}
