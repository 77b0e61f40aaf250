import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Unwinding across presentations in the sketch engine` {
  private let lower = nav("Nav1", v("A"))
  private let upper = nav("Nav2", v("B"), v("C"))

  @Test func `leaves the presented stack`() {
    expectText(
      script(of: unwinding("C", to: ["A"], lower, [by("A", upper)]), Step(.tap("C", "back"))),
      matches: """
        should C.back yes
        allowed Nav2 B
        allowed B none
        can B no
        can Nav2 no
        allowed A none
        can A yes
        create C.back to A
        prepare C for C.back to A
        action A
        perform C.back
        dismiss Nav2 from Nav1
        unwind Nav1 towards A
        pop Nav1 to A
        = Nav1[A]
        """)
  }

  @Test func `stays in the presented stack when it can`() {
    expectText(
      script(of: unwinding("C", to: ["B"], lower, [by("A", upper)]), Step(.tap("C", "back"))),
      matches: """
        should C.back yes
        allowed Nav2 B
        allowed B none
        can B yes
        create C.back to B
        prepare C for C.back to B
        action B
        perform C.back
        unwind C towards Nav2
        unwind Nav2 towards B
        pop Nav2 to B
        = Nav1[A] + Nav2[B]
        """)
  }

  @Test func `leaves an embedded source's container`() {
    expectText(
      script(
        of: unwinding("S", to: ["A"], nav("Nav", v("A"), v("P", v("S")))), Step(.tap("S", "back"))),
      matches: """
        should S.back yes
        allowed P none
        can P no
        allowed Nav A
        allowed A none
        can A yes
        create S.back to A
        prepare S for S.back to A
        action A
        perform S.back
        unwind S towards P
        unwind P towards Nav
        unwind Nav towards A
        pop Nav to A
        = Nav[A]
        """)
  }

  @Test func `asks the presenter to reveal another child`() {
    expectText(
      script(
        of: unwinding("M", to: ["Y"], v("R", v("X"), v("Y")), [by("X", v("M"))]),
        Step(.tap("M", "back"))),
      matches: """
        should M.back yes
        allowed X none
        can X no
        allowed M none
        can M no
        allowed R Y
        allowed Y none
        can Y yes
        create M.back to Y
        prepare M for M.back to Y
        action Y
        perform M.back
        dismiss M from R
        unwind R towards Y
        = R[X, Y]
        """)
  }

  @Test func `ends at the child that asked although its container presents`() {
    expectText(
      script(
        of: unwinding("VC3", to: ["VC", "VC2"], v("VC", v("VC2")), [by("VC2", v("VC3"))]),
        Step(.tap("VC3", "back"))),
      matches: """
        should VC3.back yes
        allowed VC2 none
        can VC2 yes
        create VC3.back to VC2
        prepare VC3 for VC3.back to VC2
        action VC2
        perform VC3.back
        dismiss VC3 from VC
        unwind VC towards VC2
        = VC[VC2]
        """)
  }

  @Test func `prefers a child of the one that asked to itself`() {
    expectText(
      script(
        of: unwinding("M", to: ["R", "X", "Y"], v("R", v("X"), v("Y")), [by("R", v("M"))]),
        Step(.tap("M", "back"))),
      matches: """
        should M.back yes
        allowed M none
        can M no
        allowed R X Y
        allowed X none
        can X yes
        create M.back to X
        prepare M for M.back to X
        action X
        perform M.back
        dismiss M from R
        unwind R towards X
        = R[X, Y]
        """)
  }

  @Test func `dismisses what covers a source in code`() {
    expectText(
      script(
        of: unwinding(
          "S", to: ["A"], nav("Nav", v("A"), v("S")), [by("S", .overFullScreen, v("Alert"))]),
        Step(.performSegue("S", "back"))),
      matches: """
        allowed Alert none
        can Alert no
        allowed Nav A
        allowed A none
        can A yes
        create S.back to A
        prepare S for S.back to A
        action A
        perform S.back
        dismiss Alert from Nav
        unwind Nav towards A
        pop Nav to A
        = Nav[A]
        """)
  }

  @Test func `dismisses what the source itself presents`() {
    let source = Scene("S", .content, contract: Contract(definesContext: true))
    expectText(
      script(
        of: unwinding(
          "S", to: ["A"], nav("Nav", v("A"), v("S")), [by("S", .overCurrentContext, v("M"))],
          scenes: [source]),
        Step(.performSegue("S", "back"))),
      matches: """
        allowed Nav A
        allowed A none
        can A yes
        create S.back to A
        prepare S for S.back to A
        action A
        perform S.back
        dismiss M from S
        unwind S towards Nav
        unwind Nav towards A
        pop Nav to A
        = Nav[A]
        """)
  }
}
