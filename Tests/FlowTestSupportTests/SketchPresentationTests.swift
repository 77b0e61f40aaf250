import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Presenting in the sketch engine` {
  private let context = Contract(definesContext: true)

  private func present(_ on: Label, _ style: PresentationStyle? = nil) -> Step {
    Step(.present(.new(.stock(.content)), on: on, style: style), creating: ["y"])
  }

  @Test func `is refused by a controller that presents already`() {
    expectText(
      script(
        of: world(
          v("A"), [by("A", v("B"))], segues: [Segue(from: "A", "go", .present("C", style: nil))]),
        Step(.performSegue("A", "go"), creating: ["c"])),
      matches: """
        instantiate c for A.go
        create A.go to c
        prepare A for A.go to c
        perform A.go
        refused alreadyPresenting A
        = A + B
        """)
  }

  @Test func `stays in the tab that defines a context`() {
    expectText(
      script(
        of: world(
          tabs("Tab", v("F"), v("S")), scenes: [Scene("F", .content, contract: context)]),
        present("F", .currentContext)),
      matches: """
        instantiate y
        present y from F by F
        completion y present
        = Tab(F)[F + y, S]
        """)
  }

  @Test func `goes up to the tab bar controller when no tab defines a context`() {
    expectText(
      script(of: world(tabs("Tab", v("F"), v("S"))), present("F", .currentContext)),
      matches: """
        instantiate y
        present y from Tab by F
        completion y present
        = Tab(F)[F, S] + y
        """)
  }

  @Test(arguments: [
    (PresentationStyle.fullScreen, "Tab", "Tab(F)[F + X, S] + y"),
    (.currentContext, "X", "Tab(F)[F + X + y, S]"),
    (.pageSheet, "X", "Tab(F)[F + X + y, S]"),
  ])
  func `leaves a nested context to cover the screen`(
    style: PresentationStyle, presenter: String, tree: String
  ) {
    expectText(
      script(
        of: world(
          tabs("Tab", v("F"), v("S")), [by("F", .currentContext, v("X"))],
          scenes: [Scene("F", .content, contract: context)]),
        present("X", style)),
      matches: """
        instantiate y
        present y from \(presenter) by X
        completion y present
        = \(tree)
        """)
  }

  @Test func `remembers who was asked and in which style`() {
    let world = world(nav("Nav", v("A")), [by("A", v("M"))])
    let trace = SketchEngine().trace(of: Scenario(world))
    let nodes = trace.snapshots[0].nodes
    #expect(nodes.map(\.presenter) == [nil, nil, ControllerID(0)])
    #expect(nodes.map(\.caller) == [nil, nil, ControllerID(1)])
    #expect(nodes.map(\.style) == [nil, nil, .pageSheet])
    #expect(nodes.map(\.isOnScreen) == [false, false, true])
  }

  @Test(arguments: [
    (Label("K"), "presentsChild K", "P[K] + M"),
    ("M", "presentsItself M", "P[K] + M"),
    ("P", "inconsistentHierarchy P", "P[K] + M"),
  ])
  func `raises before anything changes`(subject: Label, misuse: String, tree: String) {
    expectText(
      script(
        of: world(v("P", v("K")), [by("K", v("M"))]),
        Step(.present(.existing(subject), on: "M", style: nil)), Step(.dismiss("M"))),
      matches: """
        misuse \(misuse)
        = \(tree)
        """)
  }

  @Test func `raises for what is presented already`() {
    expectText(
      script(
        of: world(v("A"), [by("A", v("B")), by("B", v("C"))]),
        Step(.present(.existing("B"), on: "C", style: .formSheet))),
      matches: """
        warned styleSetWhilePresented B
        misuse presentsPresented B
        = A + B + C
        """)
  }
}

@Suite struct `Dismissing in the sketch engine` {
  @Test(arguments: [
    (Label("R"), "dismiss A from R\ncompletion R dismiss\n= R"),
    ("A", "dismiss B from A\ncompletion A dismiss\n= R + A"),
    ("B", "dismiss C from B\ncompletion B dismiss\n= R + A + B"),
    ("C", "dismiss C from B\ncompletion C dismiss\n= R + A + B"),
  ])
  func `removes everything above`(receiver: Label, expected: String) {
    expectText(
      script(
        of: world(v("R"), [by("R", v("A")), by("A", v("B")), by("B", v("C"))]),
        Step(.dismiss(receiver))),
      matches: expected)
  }

  @Test func `removes what the container of the receiver presents`() {
    expectText(
      script(of: world(v("P", v("K")), [by("P", v("M"))]), Step(.dismiss("K"))),
      matches: """
        dismiss M from P
        completion K dismiss
        = P[K]
        """)
  }

  @Test func `removes the container itself when nothing is above it`() {
    expectText(
      script(
        of: world(v("R"), [by("R", nav("Nav", v("Q"))), by("Q", v("M"))]),
        Step(.dismiss("Q")), Step(.dismiss("Q")), Step(.dismiss("R"))),
      matches: """
        dismiss M from Nav
        completion Q dismiss
        dismiss Nav from R
        completion Q dismiss
        completion R dismiss
        = R
        """)
  }
}
