import FlowModel
import FlowNotation
import Testing

@Suite struct `A trace that is printed` {
  @Test func `shows each step with its events and the tree after it`() throws {
    let lines = try SampleTrace.make().lines
    #expect(
      lines.joined(separator: "\n") == """
        stage regular
          | nav root
          |   Home as h
          |   List as l
        do tap l.pencil creating f
            0 should l.edit yes
            1 received should l.edit yes
            2 instantiate f for l.edit
            3 create l.edit to f
            4 prepare l for l.edit to f
            5 perform l.edit
            6 present f from root by l
            7 report l.log
          | nav root
          |   Home as h
          |   List as l
          |   presents Form as f by l as formSheet
        do tap f.button
            8 should f.close yes
            9 allowed root l h
           10 can h done yes
           11 create f.close to h
           12 prepare f for f.close to h loaded
           13 action h done
           14 perform f.close
           15 dismiss f from root
           16 pop root to h
          | nav root
          |   Home as h
        """)
  }

  @Test func `names a controller without a label by its number`() {
    let world = World(stage: Stage(root: StageEntry("n", .stock(.navigation))))
    let recording = Recording(of: world)
    let owner = recording.birth(scene: nil, kind: .tabs, label: "to")
    let tab = recording.birth(scene: nil, kind: .content)
    var snapshot = Snapshot()
    var node = Snapshot.Node(owner, .window)
    node.selected = tab
    snapshot.add(node)
    snapshot.add(Snapshot.Node(tab, .child(of: 0)))
    recording.take(snapshot)
    #expect(
      recording.trace.lines == [
        "stage regular", "  | tabs \"to\" selecting #1", "  |   content #1",
      ])
  }
}

@Suite struct `An event that is printed` {
  static let lines = [
    "create b.close to a",
    "should b.close yes",
    "should b no",
    "instantiate b for b.close",
    "instantiate b",
    "create b.close to a",
    "prepare b for b.close to a loaded",
    "prepare b for b.close to a",
    "perform b.close",
    "allowed a b a",
    "allowed a none",
    "can a done yes",
    "action a done",
    "unwind a towards b",
    "push b on a",
    "pop a to b",
    "stack a b a",
    "stack a none",
    "tabs a b a",
    "tabs a none",
    "select b on a",
    "shouldSelect b on a no",
    "didSelect b on a",
    "replace b on a",
    "present b from a by b",
    "dismiss b from a",
    "add b to a",
    "remove b from a",
    "load b",
    "appearance b willAppear",
    "appearance b didAppear",
    "appearance b willDisappear",
    "appearance b didDisappear",
    "size compact", "adapt b as fullScreen", "adapt b as overFullScreen with a", "collapse a",
    "expand a",
    "report b.\"did move\"",
    "containment b willMoveIn",
    "containment b didMoveIn",
    "containment b willMoveOut",
    "containment b didMoveOut",
    "completion b present",
    "completion b dismiss",
    "callback b \"did move\"",
    "opened 0 by b",
    "opened 1 by \"did move\"",
    "closed 0 shown",
    "closed 1 told",
    "closed 2 superseded",
    "interaction b began",
    "interaction a cancelled", "reaction b viewDidLoad",
    "background",
    "foreground",
    "root b",
    "saved",
    "restored",
    "declined deadLabel",
    "declined wrongKind",
    "declined noSuchControl",
    "declined notTouchable",
    "declined swallowed",
    "declined noSuchScene",
    "declined notApplicable",
    "declined hidden",
    "declined disabled",
    "refused alreadyPresenting a",
    "refused notInWindow a",
    "refused presentationInProgress a",
    "refused nestedTransition a",
    "refused dismissInProgress a",
    "refused styleSetWhilePresented a", "refused transitionCompleted a",
    "refused viewMissing a", "refused rootSwiped a", "refused viewCovered a",
    "refused completionDropped a",
    "warned nestedTransition b",
    "received action a done",
    "misuse unknownScene",
  ]

  @Test func `says what happened to whom`() {
    let trace = Self.traceOfEverything()
    #expect(trace.events.indices.map(trace.line(ofEvent:)) == Self.lines)
  }

  private static func traceOfEverything() -> Trace {
    let storyboard = Storyboard(
      scenes: [Scene("A", .content)], segues: [Segue(from: "A", "close", .unwind("done"))])
    let world = World(
      storyboard: storyboard, stage: Stage(root: StageEntry("a", .stock(.navigation))))
    let recording = Recording(of: world)
    let a = recording.birth(scene: nil, kind: .navigation, label: "a")
    let b = recording.birth(scene: 0, kind: .content, label: "b")
    let segue = recording.request(segue: 0, source: b, trigger: .code)
    let byHand = recording.request(segue: nil, source: b, trigger: .code)
    let word = recording.word("did move")
    recording.record(.create(segue))
    recording.setDestination(a, of: segue)
    let list = recording.list([b, a])
    let none = recording.list([])
    let whats: [Event.What] = [
      .should(segue, answer: true), .should(byHand, answer: false), .instantiate(b, for: segue),
      .instantiate(b, for: nil), .create(segue),
      .prepare(segue, on: b, destination: a, isViewLoaded: true),
      .prepare(segue, on: b, destination: a, isViewLoaded: false), .perform(segue),
      .allowed(a, list), .allowed(a, none), .can(a, segue, answer: true), .action(a, segue),
      .unwind(a, towards: b), .push(b, on: a), .pop(a, to: b), .stack(a, list), .stack(a, none),
      .tabs(a, list), .tabs(a, none),
      .select(b, on: a), .shouldSelect(b, on: a, answer: false), .didSelect(b, on: a),
      .replace(b, on: a), .present(b, from: a, by: b), .dismiss(b, from: a),
      .add(b, to: a), .remove(b, from: a), .load(b),
      .appearance(b, .willAppear), .appearance(b, .didAppear), .appearance(b, .willDisappear),
      .appearance(b, .didDisappear), .size(.compact), .adapt(b, as: .fullScreen, with: nil),
      .adapt(b, as: .overFullScreen, with: a), .collapse(a), .expand(a), .report(b, word),
      .containment(b, .willMoveIn), .containment(b, .didMoveIn), .containment(b, .willMoveOut),
      .containment(b, .didMoveOut),
      .completion(b, .present), .completion(b, .dismiss), .callback(b, word),
      .opened(ObligationID(0), by: .controller(b)), .opened(ObligationID(1), by: .party(word)),
      .closed(ObligationID(0), .shown), .closed(ObligationID(1), .told),
      .closed(ObligationID(2), .superseded),
      .interaction(b, .began), .interaction(a, .cancelled), .reaction(b, .viewDidLoad),
      .background, .foreground, .root(b), .saved, .restored,
    ]
    for what in whats { recording.record(what) }
    for decline in Decline.allCases { recording.record(.declined(decline)) }
    for warning in Warning.allCases { recording.record(.refused(warning, a)) }
    recording.record(.warned(.nestedTransition, b))
    recording.record(.action(a, segue), .received)
    recording.record(.misuse(.unknownScene, nil))
    recording.take(Snapshot())
    return recording.trace
  }

  @Test(arguments: zip(Misuse.allCases, Self.misuses))
  func `calls each misuse by its name`(misuse: Misuse, line: String) {
    let recording = Recording(of: World(stage: Stage(root: StageEntry("a", .stock(.navigation)))))
    recording.record(.misuse(misuse, recording.birth(scene: nil, kind: .navigation, label: "a")))
    #expect(recording.trace.line(ofEvent: 0) == line)
  }

  static let misuses = [
    "misuse unknownSegue a", "misuse unknownScene a", "misuse performWithoutHandler a",
    "misuse presentsChild a", "misuse presentsPresented a", "misuse presentsItself a",
    "misuse pushesStacked a", "misuse pushesContainer a", "misuse popsToForeign a",
    "misuse popoverWithoutAnchor a",
    "misuse pushesWithoutStack a", "misuse replacesWithoutSplit a", "misuse embedsWithoutRoom a",
    "misuse unwindWithoutAction a", "misuse unwindWithoutCommonAncestor a",
    "misuse inconsistentHierarchy a", "misuse unimplementedAction a",
    "misuse viewInsideItself a", "misuse transitionsBetweenStrangers a",
    "misuse secondCancelAction a", "misuse wrongRowCount a",
    "misuse wrongPageCount a", "misuse fieldInActionSheet a", "misuse duplicateItems a",
    "misuse changesManagedBar a", "misuse columnsWithoutStyle a",
    "misuse unknownReuseIdentifier a", "misuse selectsStranger a", "misuse rowBeyondBounds a",
    "misuse constrainsStrangers a", "misuse noSuchItem a", "misuse emptyAlert a",
    "misuse negativeRowCount a", "misuse decidesTwice a",
  ]
}

@Suite struct `What a case expects` {
  static let met: [Case.Expectation] = [
    .events(
      kinds: [.present, .dismiss, .pop],
      lines: ["present f from root by l", "dismiss f from root", "pop root to h"]),
    .events(kinds: [.misuse], lines: []),
    .tree(lines: ["nav root", "  Home as h"]),
  ]

  @Test func `is met by the trace that shows it`() throws {
    #expect(try SampleTrace.make().mismatch(with: Self.met) == nil)
  }

  @Test func `is compared line by line with what the system sent`() throws {
    let expectations: [Case.Expectation] = [
      .events(kinds: [.should, .pop], lines: ["should l.edit yes", "pop root to l"]),
      Self.met[0],
      .tree(lines: ["nav root", "  Home as h", "  List as l"]),
    ]
    #expect(
      try SampleTrace.make().mismatch(with: expectations) == """
        - is expected and missing, + is there and not expected
        expect only should pop
          should l.edit yes
        - pop root to l
        + should f.close yes
        + pop root to h
        expect tree
          nav root
            Home as h
        -   List as l
        """)
  }

  @Test func `is only what the system reports`() throws {
    let expectation = Case.Expectation.events(
      kinds: [.pop, .appearance, .callback],
      lines: ["received appearance f willAppear", "pop root to h", "callback f didShow"])
    let reported = Set(Event.Kind.allCases).subtracting([.appearance, .callback])
    #expect(expectation.unheard(by: reported) == [.appearance, .callback])
    let heard = expectation.heard(by: reported)
    #expect(heard == .events(kinds: [.pop], lines: ["pop root to h"]))
    #expect(try SampleTrace.make().mismatch(with: [heard]) == nil)
    #expect(Case.Expectation.tree(lines: ["a"]).heard(by: []) == .tree(lines: ["a"]))
  }

  @Test func `can be taken from a trace`() throws {
    let trace = try SampleTrace.make()
    let questions: [Case.Expectation] = [
      .events(kinds: [.present, .dismiss, .pop], lines: []), .events(kinds: [.misuse], lines: []),
      .tree(lines: []),
    ]
    #expect(questions.map(trace.answer(to:)) == Self.met)
  }
}

@Suite struct `A diff of lines` {
  @Test func `leaves out equal lines that are far away`() {
    let expected = (1...20).map { "line \($0)" }
    var actual = expected
    actual[9] = "another"
    actual.append("one more")
    let diff = LineDiff(expected: expected, actual: actual)
    #expect(
      diff.text == """
          … 6 equal
          line 7
          line 8
          line 9
        - line 10
        + another
          line 11
          line 12
          line 13
          … 4 equal
          line 18
          line 19
          line 20
        + one more
        """)
  }

  @Test(
    arguments: [
      ([], [], []), (["a"], [], [.missing("a")]), ([], ["a"], [.surplus("a")]),
      (["a", "b"], ["b", "a"], [.missing("a"), .same("b"), .surplus("a")]),
    ] as [([String], [String], [LineDiff.Line])])
  func `keeps the order of both sides`(
    expected: [String], actual: [String], lines: [LineDiff.Line]
  ) {
    #expect(LineDiff(expected: expected, actual: actual).lines == lines)
  }
}

@Suite struct `A dead label` {
  @Test func `is read, and told with the step that uses it`() throws {
    let scenario = try Scenario(
      text: """
        stage regular
          tabs t selecting gone
            nav a
          presented by nobody2 as pageSheet
            content c

        do push existing late on a
        do present nav on c creating late
        do setStack late never on late
        """)
    #expect(
      scenario.deadLabels.map(\.description) == [
        "the stage uses the label 'nobody2', which nothing above creates; it is passed over",
        "the stage uses the label 'gone', which nothing above creates; it is passed over",
        "step 1 uses the label 'late', which nothing before it creates; the step is declined",
        "step 3 uses the label 'never', which nothing before it creates; the step is declined",
      ])
  }
}
