import FlowInvariants
import FlowModel
import Testing

private let id: InvariantID = "transition.ends-as-it-began"

private let dismissal = Tale(
  .unwinding("A B C"),
  """
  tree
    tabs t selecting A
      A
      B
      presents C by t
  do dismiss C unsettled
  dismiss C from t
  tree in flight
    tabs t selecting A
      A
      B
      presents C by t moving
  do settle
  tree
    tabs t selecting A
      A
      B
  """)

private let presentation = Tale(
  .unwinding("A B C"),
  """
  tree
    tabs t selecting A
      A
      B
  do present C on t unsettled
  instantiate C
  present C from t by t
  tree in flight
    tabs t selecting A
      A
      B
      presents C by t moving
  do select B on t
  select B on t
  tree
    tabs t selecting B
      A
      B
      presents C by t
  """)

@Suite struct `What comes to its end` {
  @Test func `is what was begun`() {
    #expect(dismissal.told == "")
    #expect(presentation.told == "")
    #expect([dismissal, presentation].map { $0.premiseCount(of: id) } == [1, 1])
  }

  @Test(arguments: [
    ("tabs t selecting A\n  A\n  B\n  presents C by t", "notGone"),
    ("tabs t selecting A\n  A", "lost"),
    ("tabs t selecting B\n  A\n  B", "changedOtherwise"),
    ("tabs t selecting A\n  A\n    B", "changedOtherwise"),
  ])
  func `is nothing else`(tree: String, clause: String) {
    #expect(dismissal.ending(tree).broken.contains("\(id) \(clause)"))
  }

  @Test func `is what was begun, whatever is done meanwhile`() {
    let lost = presentation.ending("tabs t selecting B\n  A\n  B")
    #expect(lost.broken.contains("\(id) notThere"))
  }

  @Test func `may have been taken away by what was done meanwhile`() {
    let tale = presentation.replacing("select B on t", with: ["select B on t", "dismiss C from t"])
      .ending("tabs t selecting B\n  A\n  B")
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
  }

  @Test func `may come back as a column`() {
    let tale = Tale(
      .unwinding("A B C"),
      """
      tree
        split s
          A
          B
          presents C by s
      do dismiss C unsettled
      dismiss C from s
      tree in flight
        split s
          A
          B
          presents C by s moving
      do showDetail B on s
      replace C on s
      tree
        split s
          A
          C
      """)
    #expect(!tale.broken.contains { $0.hasPrefix("\(id) ") })
  }

  @Test(arguments: [nil, ClassName("FadeBack")])
  func `may be what a segue class of an app's own has put off`(className: ClassName?) {
    var storyboard = Storyboard.unwinding("A B", performing: "A")
    storyboard.segues[1].className = className
    let tale = Tale(
      storyboard,
      """
      tree
        A
          presents B by A
      do performSegue B.done unsettled
      create B.done to A
      prepare B for B.done to A
      action A B.done
      perform B.done
      tree in flight
        A
          presents B by A
      do settle
      dismiss B from A
      tree
        A
      """)
    #expect(tale.broken.contains("\(id) lost") == (className == nil))
  }

  @Test(arguments: [("A", true), ("C", false)])
  func `may be the turn that an unwind has asked a container of an app's own for`(
    asked: String, isRight: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B C", performing: "A")
    storyboard.scenes.append(Scene("P", .content, className: "Pages"))
    let tale = Tale(
      storyboard,
      """
      tree
        P selecting B
          A
          B
          C
      do performSegue B.done unsettled
      unwind P towards \(asked)
      tree in flight
        P selecting B
          A
          B
          C
      do settle
      tree
        P selecting A
          A
          B
          C
      """)
    #expect(tale.broken.contains("\(id) changedOtherwise") != isRight)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [Event.Kind.pop, .root, .closed])
  func `is not judged where nobody tells what else happens`(silent: Event.Kind) {
    let heard = Set(Event.Kind.allCases).subtracting([silent])
    let catalog = Catalog(Catalog.standard.invariants, hearing: heard)
    #expect(catalog.unreported(of: id) == [silent])
  }
}
