import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowTestSupport
import SegueSimulation
import Testing

/// No sample but all: whoever an unwind leads to in a small tree, the oracle says the same.
@Suite struct `Every unwind in every small tree` {
  private let judged: InvariantID = "unwind.reaches-nearest-implementer"

  @Test func `leads where the oracle says on SegueKit`() throws {
    let judge = Judge(of: SegueSimulation())
    let report = Exhaustion(of: judge, controllersMax: 3, workerCount: 2).run()
    #expect(report.failures.map(\.violation.signature) == [])
    #expect(report.stageCount == 38)
    #expect(report.flowCount == report.flowCountInAll)
    // The oracle knows the answer every time.
    let place = try #require(judge.catalog.ids.firstIndex(of: judged))
    #expect(report.premiseCounts[place] == report.flowCount)
  }

  @Test func `leads where the oracle says on the sketch engine`() {
    let report = Exhaustion(of: Judge(of: SketchEngine()), controllersMax: 3).run()
    #expect(report.failures.map(\.violation.signature) == [])
  }

  @Test func `leads there in every thousandth tree of five controllers`() {
    let judge = Judge(of: SegueSimulation())
    let flows = SmallUnwinds(upTo: 5)
    for position in stride(from: flows.count / 10, to: flows.count, by: 1_009) {
      #expect(judge.judge(flows[position]).violations == [], "flow \(position)")
    }
  }

  @Test(arguments: [
    Fault.presenterSkipped, .farthestImplementer, .popsOneTooMany,
    .oneModalOfSeveralRemoved, .tabNotSelected,
  ])
  func `shows a fault of the search or of the way`(fault: Fault) {
    let report = Exhaustion(of: Judge(of: SketchEngine(fault: fault)), controllersMax: 3).run()
    #expect(
      Set(report.failures.map(\.violation.signature.invariant)) == [fault.brokenInvariant])
  }
}
