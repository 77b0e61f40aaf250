import FlowModel
import Testing

private let id: InvariantID = "navigation.bar-comes-back"

@Suite struct `A bar above a screen that is in front again` {
  /// A push and a pop, and what the stack says of its bar at first, between the two, and again.
  private func tale(
    _ first: String, _ second: String, _ again: String, afterwards: String = ""
  ) -> Tale {
    Tale(
      .unwinding("A B"),
      """
      tree
        nav n \(first)
          A
      do push B on n
      instantiate B
      push B on n
      tree
        nav n \(second)
          A
          B
      do pop n
      pop n to A
      tree
        nav n \(again)
          A
      \(afterwards)
      """)
  }

  @Test(arguments: [
    ("", "hiding nobody", ""), ("hiding nobody", "", "hiding nobody"),
    ("", "underlining nobody", ""), ("underlining nobody", "", "underlining nobody"),
  ])
  func `is as it was`(first: String, second: String, again: String) {
    let tale = tale(first, second, again)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id)") })
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    ("", "hiding nobody", "hiding nobody", "hidden"), ("hiding nobody", "", "", "shown"),
    ("", "underlining nobody", "underlining nobody", "toolbarShown"),
    ("underlining nobody", "", "", "toolbarHidden"),
  ])
  func `fails when it is not`(first: String, second: String, again: String, clause: String) {
    #expect(tale(first, second, again).broken.contains("\(id) \(clause)"))
  }

  @Test func `has nothing to do with bars that nobody hides`() {
    #expect(tale("", "", "").premiseCount(of: id) == 0)
  }

  @Test func `may be another one where it has changed with that screen in front`() {
    let tale = tale(
      "", "", "",
      afterwards: """
        do tap A.full
        report A.full
        tree
          nav n hiding nobody
            A
        do push B on n
        push B on n
        tree
          nav n
            A
            B
        do pop n
        pop n to A
        tree
          nav n
            A
        """)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id)") })
    #expect(tale.premiseCount(of: id) == 0)
  }
}
