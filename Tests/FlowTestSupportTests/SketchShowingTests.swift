import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Showing in the sketch engine` {
  private let show = Segue(from: "A", "go", .show("B"))

  @Test func `pushes on the navigation controller`() {
    expectText(
      script(
        of: world(nav("Nav", v("A")), segues: [show]), Step(.tap("A", "go"), creating: ["b"])),
      matches: """
        should A.go yes
        instantiate b for A.go
        create A.go to b
        prepare A for A.go to b
        perform A.go
        push b on Nav
        = Nav[A, b]
        """)
  }

  @Test func `presents where no container shows`() {
    expectText(
      script(of: world(v("A"), segues: [show]), Step(.tap("A", "go"), creating: ["b"])),
      matches: """
        should A.go yes
        instantiate b for A.go
        create A.go to b
        prepare A for A.go to b
        perform A.go
        present b from A by A
        = A + b
        """)
  }

  @Test func `goes up through plain containers`() {
    let inner = Segue(from: "C", "go", .show("B"))
    expectText(
      script(
        of: world(nav("Nav", v("A", v("C"))), segues: [inner]),
        Step(.tap("C", "go"), creating: ["b"])),
      matches: """
        should C.go yes
        instantiate b for C.go
        create C.go to b
        prepare C for C.go to b
        perform C.go
        push b on Nav
        = Nav[A[C], b]
        """)
  }

  @Test func `does not reach the presenter's stack from a presented controller`() {
    expectText(
      script(
        of: world(nav("Nav", v("R")), [by("R", v("A"))], segues: [show]),
        Step(.performSegue("A", "go"), creating: ["b"])),
      matches: """
        instantiate b for A.go
        create A.go to b
        prepare A for A.go to b
        perform A.go
        present b from A by A
        = Nav[R] + A + b
        """)
  }

  @Test func `presents a detail where there is no split view controller`() {
    let detail = Segue(from: "A", "side", .showDetail("B"))
    expectText(
      script(
        of: world(nav("Nav", v("A")), segues: [detail]),
        Step(.performSegue("A", "side"), creating: ["b"])),
      matches: """
        instantiate b for A.side
        create A.side to b
        prepare A for A.side to b
        perform A.side
        present b from Nav by Nav
        = Nav[A] + b
        """)
  }

  @Test func `replaces the whole secondary column with a detail`() {
    let detail = Segue(from: "M", "side", .showDetail("Nav3"))
    let column = Scene("Nav3", .navigation, holds: ["E"])
    expectText(
      script(
        of: world(
          split("Split", nav("Nav1", v("M")), nav("Nav2", v("D"))), scenes: [column],
          segues: [detail]),
        Step(.performSegue("M", "side"), creating: ["n", "e"])),
      matches: """
        instantiate n for M.side
        instantiate e for M.side
        create M.side to n
        prepare M for M.side to n
        perform M.side
        replace n on Split
        = Split[Nav1[M], n[e]]
        """)
  }

  @Test func `appends a detail to a split view controller that has no secondary column`() {
    expectText(
      script(
        of: world(split("Split", v("A"))),
        Step(.showDetail(.new(.stock(.content)), on: "A"), creating: ["b"])),
      matches: """
        instantiate b
        replace b on Split
        = Split[A, b]
        """)
  }

  @Test func `replaces the column that the request came from`() {
    expectText(
      script(
        of: world(split("Split", v("A"), v("D"))),
        Step(.show(.new(.stock(.content)), on: "D"), creating: ["b"])),
      matches: """
        instantiate b
        replace b on Split
        = Split[A, b]
        """)
  }

  @Test func `stacks on top when the window presents already`() {
    expectText(
      script(
        of: world(v("A"), [by("A", v("M"))], segues: [show]),
        Step(.performSegue("A", "go"), creating: ["b"])),
      matches: """
        instantiate b for A.go
        create A.go to b
        prepare A for A.go to b
        perform A.go
        present b from M by M
        = A + M + b
        """)
  }

  @Test(arguments: [
    (ShowOverride.adopts, "instantiate b\nadd b to A\n= Nav[A[b]]"),
    (ShowOverride.ignores, "instantiate b\n= Nav[A]"),
  ])
  func `leaves it to a class that overrides it`(answer: ShowOverride, expected: String) {
    var contract = Contract()
    contract.show = answer
    let scene = Scene("A", .content, contract: contract)
    expectText(
      script(
        of: world(nav("Nav", v("A")), scenes: [scene]),
        Step(.show(.new(.stock(.content)), on: "A"), creating: ["b"])),
      matches: expected)
  }
}
