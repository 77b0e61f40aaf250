import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Unwinding at the edges of the sketch engine` {
  @Test func `searches only the children that a class allows`() {
    let container = Scene("P", .content, contract: Contract(searches: .only(["Y"])))
    expectText(
      script(
        of: unwinding("S", to: ["X", "Y"], v("P", v("S"), v("X"), v("Y")), scenes: [container]),
        Step(.tap("S", "back"))),
      matches: """
        should S.back yes
        allowed P Y
        allowed Y none
        can Y yes
        create S.back to Y
        prepare S for S.back to Y
        action Y
        perform S.back
        unwind S towards P
        unwind P towards Y
        = P[S, X, Y]
        """)
  }

  @Test func `goes down when the destination is inside the presented source`() {
    expectText(
      script(
        of: unwinding("S", to: ["K"], v("R"), [by("R", v("S", v("K")))]), Step(.tap("S", "back"))),
      matches: """
        should S.back yes
        allowed S K
        allowed K none
        can K yes
        create S.back to K
        prepare S for S.back to K
        action K
        perform S.back
        unwind S towards K
        = R + S[K]
        """)
  }

  @Test func `goes on at the presenter when the one that asked has left the tree`() {
    expectText(
      script(
        of: unwinding("M", to: ["A", "B"], nav("Nav", v("A"), v("B")), [by("B", v("M"))]),
        Step(.pop("Nav")), Step(.performSegue("M", "back"))),
      matches: """
        pop Nav to A
        allowed M none
        can M no
        allowed Nav A
        allowed A none
        can A yes
        create M.back to A
        prepare M for M.back to A
        action A
        perform M.back
        dismiss M from Nav
        unwind Nav towards A
        pop Nav to A
        = Nav[A]
        """)
  }

  @Test func `ends when the one that asked has moved into what it asked for`() {
    let host = Scene("M", .navigation)
    expectText(
      script(
        of: unwinding(
          "S", to: [], v("R", v("X")), [by("X", v("M", v("S")))], scenes: [host]),
        Step(.push(.existing("X"), on: "M")), Step(.performSegue("S", "back"))),
      matches: """
        push X on M
        allowed M X
        allowed X none
        can X no
        can M no
        allowed X none
        can X no
        = R + M[S, X]
        """)
  }
}
