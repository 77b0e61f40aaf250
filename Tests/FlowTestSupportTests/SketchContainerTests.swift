import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Stacks in the sketch engine` {
  private let plain = Step.Subject.new(.stock(.content))

  @Test(arguments: [
    (Step(.push(.existing("A"), on: "Nav")), "misuse pushesStacked A"),
    (Step(.push(.existing("Other"), on: "Nav")), "misuse pushesContainer Other"),
    (Step(.push(.existing("P"), on: "Nav")), "misuse inconsistentHierarchy P"),
    (Step(.push(.existing("M"), on: "Nav")), "misuse inconsistentHierarchy M"),
    (Step(.popTo("Z", on: "Nav")), "misuse popsToForeign Z"),
    (Step(.setStack(["A", "A"], on: "Nav")), "misuse pushesStacked A"),
  ])
  func `raise before anything changes`(step: Step, misuse: String) {
    expectText(
      script(
        of: world(v("P", nav("Nav", v("A"), v("B")), nav("Other", v("Z"))), [by("A", v("M"))]),
        step),
      matches: """
        \(misuse)
        = P[Nav[A, B], Other[Z]] + M
        """)
  }

  @Test func `take a controller away from where it was`() {
    expectText(
      script(
        of: world(tabs("Tab", selecting: "T", nav("Nav", v("A")), v("T", v("K")))),
        Step(.push(.existing("K"), on: "Nav")), Step(.push(.existing("T"), on: "Nav"))),
      matches: """
        push K on Nav
        push T on Nav
        = Tab(Nav)[Nav[A, K, T]]
        """)
  }

  @Test(arguments: [
    (Step(.pop("Nav")), "pop Nav to B\n= Nav[A, B]"),
    (Step(.popTo("C", on: "Nav")), "pop Nav to C\n= Nav[A, B, C]"),
    (Step(.popToRoot("Nav")), "pop Nav to A\n= Nav[A]"),
    (Step(.setStack(["C", "A"], on: "Nav")), "stack Nav C A\n= Nav[C, A]"),
  ])
  func `are cut and replaced`(step: Step, expected: String) {
    expectText(
      script(of: world(nav("Nav", v("A"), v("B"), v("C"))), step), matches: expected)
  }

  @Test func `keep their root without a word`() {
    expectText(
      script(of: world(nav("Nav", v("A"))), Step(.pop("Nav")), Step(.popToRoot("Nav"))),
      matches: "= Nav[A]")
  }

  @Test func `are claimed as they stand`() {
    let world = world(tabs("Tab", nav("Nav", v("A")), v("T")))
    let steps = [Step(.push(plain, on: "Nav")), Step(.select("T", on: "Tab"))]
    let last = SketchEngine().trace(of: Scenario(world, steps: steps)).snapshots[2]
    #expect(last.claims.map(\.facet) == [.selection, .stack])
    #expect(
      last.claims.map { last.controllers(of: $0).map(\.number) } == [[3], [2, 4]])
  }
}

@Suite struct `Children in the sketch engine` {
  @Test func `come and go`() {
    expectText(
      script(
        of: world(v("P", v("K"))),
        Step(.add(.new(.stock(.content)), to: "P"), creating: ["c"]), Step(.remove("K"))),
      matches: """
        instantiate c
        add c to P
        remove K from P
        = P[c]
        """)
  }

  @Test func `are selected, and once more`() {
    expectText(
      script(of: world(tabs("Tab", v("A"), v("B"))), Step(.select("A", on: "Tab"))),
      matches: """
        select A on Tab
        = Tab(A)[A, B]
        """)
  }
}

@Suite struct `Touched tabs in the sketch engine` {
  private let stacks = world(tabs("Tab", nav("Nav", v("A"), v("B")), v("C")))

  @Test func `are asked about, selected or taken to their roots, and told of`() {
    let steps = [Step(.tapTab("Nav", on: "Tab")), Step(.tapTab("C", on: "Tab"))]
    expectText(
      script(of: SketchEngine().trace(of: Scenario(stacks, steps: steps))),
      matches: """
        shouldSelect Nav on Tab yes
        pop Nav to A
        didSelect Nav on Tab
        shouldSelect C on Tab yes
        select C on Tab
        didSelect C on Tab
        = Tab(C)[Nav[A], C]
        """)
  }

  @Test func `can be touched while their stacks move, and not while they are covered`() {
    let steps = [
      Step(.pop("Nav"), settles: false), Step(.tapTab("C", on: "Tab")),
      Step(.present(.new(.stock(.content)), on: "Tab", style: nil), creating: ["d"]),
      Step(.tapTab("Nav", on: "Tab")),
    ]
    expectText(
      script(of: SketchEngine().trace(of: Scenario(stacks, steps: steps))),
      matches: """
        pop Nav to A
        shouldSelect C on Tab yes
        select C on Tab
        didSelect C on Tab
        instantiate d
        present d from Tab by Tab
        completion d present
        declined notTouchable
        = Tab(C)[Nav[A], C] + d
        """)
  }
}

@Suite struct `Tabs in the sketch engine` {
  @Test(arguments: [
    (["C", "A", "B"], "tabs Tab C A B\n= Tab(B)[C, A, B]"),
    (["C", "A"], "tabs Tab C A\n= Tab(A)[C, A]"),
    (["C"], "tabs Tab C\n= Tab(C)[C]"),
  ])
  func `are exchanged, and keep who is in front or whoever has that place`(
    children: [Label], expected: String
  ) {
    expectText(
      script(
        of: world(tabs("Tab", selecting: "B", v("A"), v("B"), v("C"))),
        Step(.setTabs(children, on: "Tab"))),
      matches: expected)
  }

  @Test func `are not changed when one of them stands above`() {
    expectText(
      script(of: world(v("P", tabs("Tab", v("A")))), Step(.setTabs(["P"], on: "Tab"))),
      matches: """
        misuse inconsistentHierarchy P
        = P[Tab(A)[A]]
        """)
  }
}

@Suite struct `Steps that do not apply` {
  @Test(arguments: [
    (Step(.dismiss("ghost")), "deadLabel"),
    (Step(.push(.existing("ghost"), on: "A")), "deadLabel"),
    (Step(.push(.new(.scene("Ghost")), on: "A")), "noSuchScene"),
    (Step(.push(.existing("B"), on: "A")), "wrongKind"),
    (Step(.popTo("A", on: "Tab")), "wrongKind"),
    (Step(.select("Nav", on: "Nav")), "wrongKind"),
    (Step(.tapTab("Nav", on: "Nav")), "wrongKind"),
    (Step(.add(.existing("A"), to: "Nav")), "wrongKind"),
    (Step(.remove("A")), "wrongKind"),
    (Step(.select("A", on: "Tab")), "notApplicable"),
    (Step(.tapTab("A", on: "Tab")), "notApplicable"),
    (Step(.remove("Tab")), "notApplicable"),
    (Step(.add(.existing("A"), to: "B")), "notApplicable"),
    (Step(.setStack([], on: "Nav")), "notApplicable"),
    (Step(.setTabs(["A", "ghost"], on: "Tab")), "deadLabel"),
    (Step(.setTabs(["A"], on: "Nav")), "wrongKind"),
    (Step(.setTabs([], on: "Tab")), "notApplicable"),
    (Step(.setTabs(["B", "B"], on: "Tab")), "notApplicable"),
    (Step(.settle), "notApplicable"),
    (Step(.tap("A", "ghost")), "noSuchControl"),
    (Step(.tap("Nav", "go")), "noSuchControl"),
    (Step(.tap("B", "go")), "notTouchable"),
  ])
  func `are declined and change nothing`(step: Step, decline: String) {
    expectText(
      script(
        of: world(
          tabs("Tab", nav("Nav", v("A")), v("B")), segues: [Segue(from: "B", "go", .show("A"))]),
        step),
      matches: """
        declined \(decline)
        = Tab(Nav)[Nav[A], B]
        """)
  }

  @Test func `are declined on the stage as well`() {
    expectText(
      script(
        of: world(
          v("A"), [by("A", v("B")), by("A", v("C")), by("C", v("D")), by("B", v("E"))])),
      matches: """
        refused alreadyPresenting A
        declined deadLabel
        = A + B + E
        """)
  }
}
