import FlowModel
import Testing

private let id: InvariantID = "container.declared-state-matches-tree"

private func classes(declaring contract: Contract) -> Storyboard {
  Storyboard(scenes: [
    Scene("N", .navigation, className: "AppStack", contract: contract),
    Scene("T", .tabs, className: "AppTabs", contract: contract),
    Scene("A", .content), Scene("B", .content), Scene("C", .content),
  ])
}

@Suite struct `What a stack answers` {
  private let right = "viewControllers A+B topViewController B visibleViewController B"

  private func tale(_ answers: String, declaring contract: Contract = Contract()) -> Tale {
    Tale(
      classes(declaring: contract),
      """
      tree
        N \(answers)
          A
          B
          presents C by N
      """)
  }

  @Test func `is judged property by property`() {
    #expect(tale(right).broken == [])
    #expect(tale(right).premiseCount(of: id) == 3)
    #expect(tale("visibleViewController C").broken == [])
  }

  @Test(arguments: [
    ("viewControllers A", "wrongChildren"), ("viewControllers B+A", "wrongChildren"),
    ("viewControllers A+B+C", "namesStranger"), ("topViewController A", "notInFront"),
    ("topViewController nobody", "wrongCount"), ("visibleViewController A", "notInFront"),
  ])
  func `must be true`(answers: String, clause: String) {
    #expect(tale(answers).broken == ["\(id) \(clause)"])
    #expect(tale(answers).culprits == [.declared("AppStack")])
  }

  @Test(arguments: [
    ("viewControllers A", nil), ("viewControllers B+A topViewController B", "contradictsItself"),
    ("topViewController A", nil), ("viewControllers nobody topViewController B", nil),
  ])
  func `may be of its own when it has declared nothing`(answers: String, clause: String?) {
    let broken = tale(answers, declaring: .undeclared).broken
    #expect(broken == clause.map { ["\(id) \($0)"] } ?? [])
  }

  @Test(arguments: ["viewControllers A+C", "visibleViewController C"])
  func `names nobody who has gone`(answers: String) {
    #expect(tale(answers, declaring: .undeclared).broken == [])
    let gone = Tale(
      classes(declaring: .undeclared),
      """
      tree
        N
          A
          B
          C
      do pop N
      pop N to B
      tree
        N \(answers)
          A
          B
      """)
    #expect(gone.broken == ["\(id) namesStranger"])
  }

  @Test func `may name what stands in one that it holds`() {
    let wrapping = Tale(
      classes(declaring: .undeclared),
      """
      tree
        N viewControllers A topViewController B
          A
            B
      """)
    #expect(wrapping.broken == [])
  }

  @Test func `is reported once`() {
    let wrong = "tree\n  N topViewController A\n    A\n    B"
    let tale = Tale(classes(declaring: Contract()), "\(wrong)\ndo settle\n\(wrong)")
    #expect(tale.brokenSteps == [nil])
  }
}

@Suite struct `What tabs answer` {
  private func tale(_ answers: String, declaring contract: Contract = Contract()) -> Tale {
    Tale(classes(declaring: contract), "tree\n  T selecting A, \(answers)\n    A\n    B")
  }

  @Test func `is judged property by property`() {
    let right = tale("viewControllers A+B selectedViewController A selectedIndex A")
    #expect(right.told == "")
    #expect(right.premiseCount(of: id) == 3)
  }

  @Test(arguments: [
    ("viewControllers A", "wrongChildren"), ("selectedViewController B", "notInFront"),
    ("selectedIndex B", "notInFront"), ("selectedIndex nobody", "wrongCount"),
  ])
  func `must be true`(answers: String, clause: String) {
    #expect(tale(answers).broken == ["\(id) \(clause)"])
    #expect(tale(answers).culprits == [.declared("AppTabs")])
  }

  @Test(arguments: [
    ("selectedViewController B", nil),
    ("selectedViewController A selectedIndex B", "contradictsItself"),
    ("selectedViewController A selectedIndex nobody", nil),
  ])
  func `may be of its own when they have declared nothing`(answers: String, clause: String?) {
    let broken = tale(answers, declaring: .undeclared).broken
    #expect(broken == clause.map { ["\(id) \($0)"] } ?? [])
  }

  @Test func `is told when it contradicts itself`() {
    let wrong = tale("selectedViewController A selectedIndex B", declaring: .undeclared)
    #expect(
      wrong.told.hasSuffix(
        """
        T answers A for selectedIndex, as it does for another property
        T answers B
        """))
  }
}
