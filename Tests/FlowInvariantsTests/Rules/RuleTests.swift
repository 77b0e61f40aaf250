import FlowInvariants
import FlowModel
import Testing

@Suite struct `The words of a rule` {
  /// A is shown, then B, then A again; a report comes with each step.
  private let tale = Tale(
    .unwinding("A B C"),
    """
    tree
      A
    do tap A.done
    report A.beep
    tree
      B
    do tap B.done
    report B.beep
    tree
      A
    """)

  private func verdict(
    on tale: Tale? = nil, _ claim: @escaping @Sendable (inout Timeline) -> Void
  ) -> Verdict {
    Catalog([Invariant("A rule", claim: claim)]).verdict(on: (tale ?? self.tale).trace)
  }

  private func broken(_ claim: @escaping @Sendable (inout Timeline) -> Void) -> [String] {
    verdict(claim).violations.map { violation in
      let step = violation.step.map(String.init) ?? "stage"
      return "\(violation.signature.clause) at \(step), events \(violation.witnesses)"
    }
  }

  @Test func `always: the first moment at which it is not so`() {
    #expect(broken { $0.always(.inWindow("A")) } == ["always at 0, events []"])
    #expect(broken { $0.always(.shown("A") || .shown("B")) } == [])
  }

  @Test func `never: the first moment at which it is so`() {
    #expect(broken { $0.never(.happens(.report)) } == ["never at 0, events [0]"])
    #expect(broken { $0.never(.shown("A")) } == ["never at stage, events []"])
    #expect(broken { $0.never(.shown("A") && .shown("B")) } == [])
  }

  @Test func `eventually: the end, when it never came`() {
    #expect(broken { $0.eventually(.shown("C")) } == ["eventually at 1, events []"])
    #expect(broken { $0.eventually(.shown("B")) } == [])
  }

  @Test func `eventually after: the first cause that was left open`() {
    let again: [String] = broken { $0.eventually(.shown("B"), after: .sent("beep", to: "B")) }
    #expect(again == ["eventually at 1, events [1]"])
    #expect(broken { $0.eventually(.shown("A"), after: .shown("B")) } == [])
    #expect(broken { $0.eventually(.shown("C"), after: .shown("C")) } == [])
  }

  @Test func `until: only the stretch before the end counts`() {
    #expect(broken { $0.always(.shown("A"), until: .shown("C")) } == ["until at 0, events []"])
    #expect(broken { $0.always(!.shown("B"), until: .sent("beep", to: "A")) } == [])
  }

  @Test func `before: what comes first must have been`() {
    #expect(broken { $0.requires(.shown("C"), before: .shown("B")) } == ["before at 0, events []"])
    #expect(broken { $0.requires(.shown("A"), before: .shown("B")) } == [])
    #expect(broken { $0.requires(.shown("A"), before: .shown("C")) } == [])
  }

  @Test func `at most once: the second time, with the first as a witness`() {
    #expect(broken { $0.atMostOnce(.happens(.report)) } == ["atMostOnce at 1, events [0, 1]"])
    #expect(broken { $0.atMostOnce(.sent("beep", to: "A")) } == [])
  }

  @Test func `what waits for something that the storyboard lacks is broken, and not vacuous`() {
    let verdict = verdict { $0.always(.shown("See")) }
    #expect(verdict.violations.count == 1)
    #expect(verdict.premises.vacuous == [])
  }

  @Test func `what names nothing of the storyboard has nothing to judge`() {
    func premises(_ claim: @escaping @Sendable (inout Timeline) -> Void) -> Int {
      verdict(claim).premises.counts[0]
    }
    #expect(premises { $0.never(.shown("C")) } == 1)
    #expect(premises { $0.never(.shown("See")) } == 0)
    #expect(premises { $0.never(.shown("C") && .shown("See")) } == 0)
    #expect(premises { $0.always(!.inWindow("See")) } == 0)
    #expect(premises { $0.always(!.shown("C"), until: .shown("B")) } == 1)
    #expect(premises { $0.always(!.shown("See") || !.shown("C"), until: .shown("B")) } == 0)
    #expect(premises { $0.never(.performed("done", from: "A")) } == 1)
    #expect(premises { $0.never(.performed("dun", from: "A")) } == 0)
    #expect(premises { $0.never(.sent("beep", to: "See") || .happens(.push)) } == 0)
  }

  @Test func `claims of one's own can look at every moment`() {
    let odd: [String] = broken { trace in
      for moment in trace.moments where moment.tree?.nodes.count == 1 && moment.chapter.step == 0 {
        trace.fail(at: moment, expected: "company", however: "there is nobody else")
      }
    }
    #expect(odd == ["claim at 0, events []"])
  }

  @Test func `count when there was something to judge`() {
    let counts = [
      verdict { $0.requires(.shown("A"), before: .shown("C")) },
      verdict { $0.requires(.shown("A"), before: .shown("B")) },
      verdict { $0.eventually(.shown("A"), after: .shown("C")) },
      verdict { $0.atMostOnce(.happens(.push)) },
      verdict { $0.always(.shown("A") || .shown("B")) },
    ].map { $0.premises["rule.a-rule"] }
    #expect(counts == [0, 1, 0, 0, 1])
  }

  @Test func `stand among the steps in their order`() {
    let early = Invariant("Early") { $0.never(.shown("B")) }
    let late = Invariant("Late") { $0.eventually(.shown("C")) }
    let verdict = Catalog([late, early]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.invariant) == ["rule.early", "rule.late"])
  }
}

@Suite struct `The identifier of a rule` {
  @Test(arguments: [
    ("Login before checkout", "rule.login-before-checkout"),
    ("  No 2 sheets, ever! ", "rule.no-2-sheets-ever"),
  ])
  func `is its sentence in kebab case`(sentence: String, id: String) {
    #expect(Invariant(sentence) { _ in }.id.text == id)
  }
}

@Suite struct `The rules for apps` {
  private func broken(_ event: Event.What?) -> [String] {
    let recording = Recording(of: World(stage: Stage(root: StageEntry("a", .stock(.content)))))
    let root = recording.birth(scene: nil, kind: .content, label: "a")
    if let event { recording.record(event) }
    var snapshot = Snapshot()
    snapshot.add(Snapshot.Node(root, .window))
    recording.take(snapshot)
    return Catalog.ofApps.verdict(on: recording.trace).violations
      .map { $0.signature.invariant.text }.filter { $0.hasPrefix("rule.") }
  }

  @Test(arguments: [
    (Event.What.refused(.alreadyPresenting, ControllerID(0)), "rule.everything-presented-is-seen"),
    (.refused(.presentationInProgress, ControllerID(0)), "rule.everything-presented-is-seen"),
    (.refused(.notInWindow, ControllerID(0)), "rule.everything-presented-is-seen"),
    (.warned(.nestedTransition, ControllerID(0)), "rule.one-change-at-a-time"),
    (.refused(.dismissInProgress, ControllerID(0)), "rule.one-change-at-a-time"),
    (.misuse(.pushesStacked, ControllerID(0)), "rule.nothing-raises"),
  ])
  func `each have something that breaks them alone`(event: Event.What, rule: String) {
    #expect(broken(event) == [rule])
  }

  @Test func `say what raises`() {
    let tale = Tale(.unwinding("A B"), "tree\n  A\ndo open B\nmisuse A\ntree\n  A")
    let verdict = Catalog([.nothingRaises]).verdict(on: tale.trace)
    #expect(verdict.violations.map(\.signature.clause) == ["raised"])
    let reason = "there is no such scene or storyboard"
    #expect(verdict.violations.map(\.however) == ["UIKit raises an exception: \(reason)"])
  }

  @Test(arguments: [("n", false), ("m", false), ("p", true)])
  func `let a stack go back when its tab is touched, and move when it is not in front`(
    warned: String, isWrong: Bool
  ) {
    let tale = Tale(
      .unwinding("A"),
      """
      tree in flight
        tabs t selecting n
          nav n
            A
          nav m
          presents nav p by t
      do tapTab n on t unsettled
      warned \(warned) nested
      """)
    let verdict = Catalog([.oneChangeAtATime]).verdict(on: tale.trace)
    #expect(verdict.violations.isEmpty != isWrong)
  }

  @Test func `name the change that runs beside the one that comes too early`() {
    let tale = Tale(
      .unwinding("A B"),
      """
      tree
        nav n
          A
      do tap A.go
      made B
      push B on n
      warned n nested
      """)
    let verdict = Catalog([.oneChangeAtATime]).verdict(on: tale.trace)
    #expect(
      verdict.violations.first?.witnesses.map { tale.trace.events[$0].kind } == [.push, .warned])
  }

  @Test func `have a turn of pages wait for the one that runs`() {
    let tale = Tale(
      .unwinding("A"),
      """
      tree in flight
        A
      do tap A.next unsettled
      warned A nested
      """)
    let violations = Catalog([.oneChangeAtATime]).verdict(on: tale.trace).violations
    #expect(
      violations.map(\.expected) == [
        "a turn of the pages of \(ControllerID(0)) waits for the one that runs"
      ])
  }

  @Test func `hold where nothing is logged and nothing raises`() {
    #expect(broken(nil) == [])
    #expect(broken(.load(ControllerID(0))) == [])
  }

  @Test func `know what code has made by its class`() {
    let recording = Recording(of: World(stage: Stage(root: StageEntry("a", .stock(.content)))))
    let made = recording.birth(scene: nil, kind: .content, isOwn: true, className: "Login")
    var snapshot = Snapshot()
    var node = Snapshot.Node(made, .window)
    node.isOnScreen = true
    snapshot.add(node)
    recording.take(snapshot)
    let trace = recording.trace
    let rule = Invariant("No login") { $0.never(.shown("Login")) }
    #expect(Catalog([rule]).verdict(on: trace).violations.count == 1)
    let other = Invariant("No log-out") { $0.never(.inWindow("Logout")) }
    #expect(Catalog([other]).verdict(on: trace).violations.isEmpty)
  }
}
