import FlowModel
import Testing

private let healthy = Tale(
  .unwinding("A B S M", performing: "A"),
  """
  tree
    tabs t selecting S
      nav n
        A
        B
      S
      presents M by S
  do performSegue M.done
  can A M.done yes
  create M.done to A
  prepare M for M.done to A
  action A M.done
  perform M.done
  dismiss M from t
  unwind t towards n
  select n on t
  unwind n towards A
  pop n to A
  tree
    tabs t selecting n
      nav n
        A
      S
  """)

@Suite struct `Clearing what is above the destination` {
  private let id: InvariantID = "unwind.clears-what-is-above"

  @Test func `is judged once for one unwind`() {
    #expect(healthy.told == "")
    #expect(healthy.premiseCount(of: id) == 1)
  }

  @Test(arguments: [("dismiss M from A", false), ("dismiss X from M", true)])
  func `begins on the way, also while something moves`(dismissal: String, isWrong: Bool) {
    let tale = Tale(
      .unwinding("A M X", performing: "A"),
      """
      tree in flight
        nav n moving
          A covered
            presents M by A covered
              presents X by M
      do performSegue X.done unsettled
      can A X.done yes
      create X.done to A
      prepare X for X.done to A
      action A X.done
      perform X.done
      \(dismissal)
      """)
    #expect(tale.broken.contains("\(id) wrongDismissal") == isWrong)
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [("A", false), ("B", true)])
  func `fails when a class that goes its own way has another child in front`(
    front: String, isWrong: Bool
  ) {
    var storyboard = Storyboard.unwinding("A B S", performing: "A")
    storyboard.scenes.append(Scene("P", .content, className: "Cards", contract: .undeclared))
    let tale = Tale(
      storyboard,
      """
      tree
        P selecting S
          A
          B
          S
      do performSegue S.done
      can A S.done yes
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      unwind S towards P
      unwind P towards A
      remove S from P
      tree
        P selecting \(front)
          A
          B
      """)
    #expect(tale.broken.contains("\(id) notRevealed") == isWrong)
  }

  @Test func `fails when a presentation is left`() {
    let tale = healthy.ending("tabs t selecting n\n  nav n\n    A\n  S\n  presents M by S")
    #expect(
      tale.told == """
        unwind.clears-what-is-above leftStanding
        events 4 5 6 7 8 9
        the unwind to A removes B, M, selects n and changes nothing else
        M is still there
        """)
  }

  @Test(arguments: [
    ("tabs t selecting n\n  nav n\n    A\n    B\n  S", "leftStanding"),
    ("tabs t selecting n\n  nav n\n    A", "removedTooMuch"),
    ("tabs t selecting S\n  nav n\n    A\n  S", "notRevealed"),
    ("tabs t selecting n\n  S\n  nav n\n    A", "changedElsewhere"),
    ("tabs t selecting n\n  nav n\n    A\n  S\n    content k", "changedElsewhere"),
  ])
  func `fails when it leaves another tree`(_ tree: String, _ clause: String) {
    #expect(healthy.ending(tree).broken == ["\(id) \(clause)"])
  }

  @Test func `blames the class that keeps what should be gone`() {
    var tale = Tale(
      .unwinding("A S", performing: "A"),
      """
      tree
        A
          presents S by A
      do performSegue S.done
      create S.done to A
      prepare S for S.done to A
      action A S.done
      perform S.done
      """)
    tale.storyboard.scenes[0].className = "Sliding"
    #expect(tale.culprits == [.declared("Sliding")])
  }

  @Test(arguments: [(true, [String]()), (false, ["unwind.clears-what-is-above removedTooMuch"])])
  func `fails when the action moves, unless its class has declared nothing`(
    isOpen: Bool, broken: [String]
  ) {
    var tale = Tale(
      .unwinding("R A S", performing: "A"),
      """
      tree
        nav n
          R
          A
          S
      do performSegue S.done
      create S.done to A
      prepare S for S.done to A
      action A S.done
      pop n to R
      perform S.done
      tree
        nav n
          R
      """)
    tale.storyboard.scenes[1].className = "Hasty"
    tale.storyboard.scenes[1].contract.unknown = isOpen ? [.calls, .show] : [.calls]
    #expect(tale.broken == broken)
    #expect(tale.culprits.allSatisfy { $0 == .declared("Hasty") })
  }

  @Test(arguments: [CustomPerform.nothing, .pushes, .presents, .wraps])
  func `is not asked of a segue class that does something else`(_ performing: CustomPerform) {
    var tale = healthy.ending("tabs t selecting S\n  nav n\n    A\n    B\n  S\n  presents M by S")
    tale.storyboard.segues[3].performing = performing
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `is asked of a segue class that calls super`() {
    var tale = healthy
    tale.storyboard.segues[3].performing = .super
    #expect(tale.premiseCount(of: id) == 1)
  }

  @Test(arguments: [
    healthy.replacing(
      "action A M.done", with: ["action A M.done", "reaction A action", "dismiss M from t"]),
    healthy.replacing("pop n to A", with: ["pop n to A", "report M.save", "select S on t"]),
    healthy.replacing("pop n to A", with: ["pop n to A", "misuse M"]),
  ])
  func `is not judged when something else happens in the step`(_ tale: Tale) {
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `waits for transitions that are in flight`() {
    let step = "do performSegue M.done"
    var tale = healthy.replacing(step, with: [step + " unsettled"])
    tale.lines.removeLast(4)
    tale.lines += ["tree, in flight"] + healthy.lines[1...6]
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }

  @Test func `abstains when the destination would dismiss itself`() {
    let tale = Tale(
      .unwinding("R S M", performing: "M"),
      """
      tree
        R
          S
          presents M by R
      do performSegue S.done
      create S.done to M
      prepare S for S.done to M
      action M S.done
      perform S.done
      """)
    #expect(tale.told == "")
    #expect(tale.premiseCount(of: id) == 0)
  }
}
