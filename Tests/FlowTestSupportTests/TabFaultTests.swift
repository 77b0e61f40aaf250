import FlowModel
import FlowTestSupport
import Foundation
import Testing

@Suite struct `Planted faults of tabs` {
  @Test(arguments: TabFault.allCases)
  func `change the trace of a flow that is made for them`(fault: TabFault) {
    let flow = flow(for: fault)
    #expect(SketchEngine(tabFault: fault).trace(of: flow) != SketchEngine().trace(of: flow))
  }

  @Test(arguments: TabFault.allCases)
  func `leave a flow alone that gives them no occasion`(fault: TabFault) {
    let flow = Scenario(world(v("A"), [by("A", v("B"))]), steps: [Step(.dismiss("A"))])
    #expect(SketchEngine(tabFault: fault).trace(of: flow) == SketchEngine().trace(of: flow))
  }

  @Test(arguments: tabDifferences)
  func `show in what is sent`(fault: TabFault, expected: String) {
    let flow = flow(for: fault)
    expectDifference(
      from: SketchEngine().trace(of: flow), to: SketchEngine(tabFault: fault).trace(of: flow),
      expected)
  }
}

private let tabDifferences: [(TabFault, String)] = [
  (
    .touchedTabNotAsked,
    """
    - shouldSelect Second on Tab yes
    """
  ),
  (
    .touchIsToldTooEarly,
    """
    - select Second on Tab
    + select Second on Tab
    """
  ),
  (
    .touchedTabKeepsItsStack,
    """
    - pop First to A
    - = Tab(First)[First[A], Second[C, D]]
    + = Tab(First)[First[A, B], Second[C, D]]
    """
  ),
  (
    .touchPopsTheTabThatIsLeft,
    """
    + pop First to A
    - = Tab(Second)[First[A, B], Second[C, D]]
    + = Tab(Second)[First[A], Second[C, D]]
    """
  ),
]
