import FlowModel
import FlowTestSupport
import Testing

@Suite struct `Unwinding in the sketch engine` {
  @Test func `pops and dismisses back to the first of a stack`() {
    expectText(
      script(
        of: unwinding(
          "V3", to: ["V1", "V3"], nav("Nav", v("V1"), v("V2")), [by("V2", .fullScreen, v("V3"))]),
        Step(.tap("V3", "back"))),
      matches: """
        should V3.back yes
        allowed V2 none
        can V2 no
        allowed V3 none
        can V3 no
        allowed Nav V1
        allowed V1 none
        can V1 yes
        create V3.back to V1
        prepare V3 for V3.back to V1
        action V1
        perform V3.back
        dismiss V3 from Nav
        unwind Nav towards V1
        pop Nav to V1
        = Nav[V1]
        """)
  }

  @Test func `removes a tower at once`() {
    expectText(
      script(
        of: unwinding(
          "V4", to: ["V1"], v("V1"), [by("V1", v("V2")), by("V2", v("V3")), by("V3", v("V4"))]),
        Step(.tap("V4", "back"))),
      matches: """
        should V4.back yes
        allowed V4 none
        can V4 no
        allowed V3 none
        can V3 no
        allowed V2 none
        can V2 no
        allowed V1 none
        can V1 yes
        create V4.back to V1
        prepare V4 for V4.back to V1
        action V1
        perform V4.back
        dismiss V2 from V1
        = V1
        """)
  }

  @Test func `dismisses two and pops two`() {
    expectText(
      script(
        of: unwinding(
          "5", to: ["1"], nav("Nav", v("1"), v("2"), v("3")), [by("3", v("4")), by("4", v("5"))]),
        Step(.tap("5", "back"))),
      matches: """
        should 5.back yes
        allowed 5 none
        can 5 no
        allowed 4 none
        can 4 no
        allowed 3 none
        can 3 no
        allowed Nav 2 1
        allowed 2 none
        can 2 no
        allowed 1 none
        can 1 yes
        create 5.back to 1
        prepare 5 for 5.back to 1
        action 1
        perform 5.back
        dismiss 4 from Nav
        unwind Nav towards 1
        pop Nav to 1
        = Nav[1]
        """)
  }

  @Test func `selects the tab that holds the destination`() {
    expectText(
      script(
        of: unwinding(
          "Presented", to: ["First"],
          tabs("Tab", selecting: "Second", nav("Nav", v("First"), v("Pushed")), v("Second")),
          [by("Second", v("Presented"))]),
        Step(.tap("Presented", "back"))),
      matches: """
        should Presented.back yes
        allowed Second none
        can Second no
        allowed Presented none
        can Presented no
        allowed Tab Nav
        allowed Nav Pushed First
        allowed Pushed none
        can Pushed no
        allowed First none
        can First yes
        create Presented.back to First
        prepare Presented for Presented.back to First
        action First
        perform Presented.back
        dismiss Presented from Tab
        unwind Tab towards Nav
        select Nav on Tab
        unwind Nav towards First
        pop Nav to First
        = Tab(Nav)[Nav[First], Second]
        """)
  }

  @Test func `ends at the child that asked in its own context`() {
    let asker = Scene(
      "VC2", .content, contract: Contract(unwinds: ["done"], definesContext: true))
    expectText(
      script(
        of: unwinding(
          "VC3", to: ["VC"], v("VC", v("VC2")), [by("VC2", .overCurrentContext, v("VC3"))],
          scenes: [asker]),
        Step(.tap("VC3", "back"))),
      matches: """
        should VC3.back yes
        allowed VC3 none
        can VC3 no
        allowed VC2 none
        can VC2 yes
        create VC3.back to VC2
        prepare VC3 for VC3.back to VC2
        action VC2
        perform VC3.back
        dismiss VC3 from VC2
        = VC[VC2]
        """)
  }

  @Test func `leaves a presented tab bar controller`() {
    expectText(
      script(
        of: unwinding(
          "T1", to: ["V1"], v("V1"),
          [by("V1", v("V2")), by("V2", v("V3")), by("V3", tabs("Tab", v("T1"), v("T2")))]),
        Step(.tap("T1", "back"))),
      matches: """
        should T1.back yes
        allowed Tab T2
        allowed T2 none
        can T2 no
        can Tab no
        allowed V3 none
        can V3 no
        allowed V2 none
        can V2 no
        allowed V1 none
        can V1 yes
        create T1.back to V1
        prepare T1 for T1.back to V1
        action V1
        perform T1.back
        dismiss V2 from V1
        = V1
        """)
  }

  @Test(arguments: [([], "Nav[A, A2]"), ([ActionName("done")], "Nav[A]")])
  func `stops at the nearest below that does not veto`(vetoes: [ActionName], tree: String) {
    let nearest = Scene("A2", .content, contract: Contract(unwinds: ["done"], vetoes: vetoes))
    let text = script(
      of: unwinding("S", to: ["A"], nav("Nav", v("A"), v("A2"), v("S")), scenes: [nearest]),
      Step(.tap("S", "back")))
    #expect(text.hasSuffix("= \(tree)"))
  }

  @Test func `changes nothing when nobody implements the action`() {
    expectText(
      script(
        of: unwinding("S", to: [], nav("Nav", v("A"), v("S"))), Step(.tap("S", "back")),
        Step(.performSegue("S", "back"))),
      matches: """
        should S.back yes
        allowed Nav A
        allowed A none
        can A no
        can Nav no
        allowed Nav A
        allowed A none
        can A no
        can Nav no
        = Nav[A, S]
        """)
  }

  @Test func `asks nobody else when the source refuses`() {
    let source = Scene("S", .content, contract: Contract(refuses: ["back"]))
    expectText(
      script(
        of: unwinding("S", to: ["A"], nav("Nav", v("A"), v("S")), scenes: [source]),
        Step(.tap("S", "back"))),
      matches: """
        should S.back no
        = Nav[A, S]
        """)
  }

  @Test func `leaves the source where it is when the destination is in another tab`() {
    expectText(
      script(
        of: unwinding(
          "S", to: ["D"], tabs("Tab", nav("Nav1", v("A"), v("S")), nav("Nav2", v("D"), v("E")))),
        Step(.tap("S", "back"))),
      matches: """
        should S.back yes
        allowed Nav1 A
        allowed A none
        can A no
        can Nav1 no
        allowed Tab Nav2
        allowed Nav2 E D
        allowed E none
        can E no
        allowed D none
        can D yes
        create S.back to D
        prepare S for S.back to D
        action D
        perform S.back
        unwind S towards Nav1
        unwind Nav1 towards Tab
        unwind Tab towards Nav2
        select Nav2 on Tab
        unwind Nav2 towards D
        pop Nav2 to D
        = Tab(Nav2)[Nav1[A, S], Nav2[D]]
        """)
  }

  @Test func `pops several entries`() {
    expectText(
      script(
        of: unwinding("C", to: ["A"], nav("Nav", v("A"), v("B"), v("C"))), Step(.tap("C", "back"))),
      matches: """
        should C.back yes
        allowed Nav B A
        allowed B none
        can B no
        allowed A none
        can A yes
        create C.back to A
        prepare C for C.back to A
        action A
        perform C.back
        unwind C towards Nav
        unwind Nav towards A
        pop Nav to A
        = Nav[A]
        """)
  }
}
