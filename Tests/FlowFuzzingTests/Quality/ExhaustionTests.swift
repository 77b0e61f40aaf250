import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

/// No sample but all: whoever an unwind leads to in a small tree, the oracle says the same.
@Suite struct `Every unwind in every small tree` {
  private let judged: InvariantID = "unwind.reaches-nearest-implementer"

  @Test func `leads where the oracle says on SegueKit`() {
    let judge = Judge(of: SegueSimulation())
    let report = Exhaustion(of: judge, playing: SmallUnwinds(upTo: 3), workerCount: 2).run()
    #expect(report.failures.map(\.violation.signature) == [])
    #expect(report.stageCount == 38)
    #expect(report.flowCount == report.flowCountInAll)
    // The oracle knows the answer every time.
    #expect(report.premises[judged] == report.flowCount)
  }

  @Test func `leads where the oracle says on the sketch engine`() {
    let report = Exhaustion(of: Judge(of: SketchEngine()), playing: SmallUnwinds(upTo: 3)).run()
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
    let flows = SmallUnwinds(upTo: 3)
    let middle = flows.count / 2
    // Each fault shows in one half of the flows.
    let report = Exhaustion(
      of: Judge(of: SketchEngine(fault: fault)), playing: flows,
      in: fault == .popsOneTooMany ? middle..<flows.count : 0..<middle
    ).run()
    #expect(
      Set(report.failures.map(\.violation.signature.invariant)) == [fault.brokenInvariant])
  }
}

/// No sample but all: whatever is done in a small tree, nothing breaks.
@Suite struct `Every short flow in every small tree` {
  @Test(arguments: [(1, 2), (2, 1)])
  func `holds on SegueKit`(controllers: Int, steps: Int) {
    let system = SegueSimulation(registering: RegisteredClass.containers)
    let flows = SmallFlows(
      upTo: controllers, steps: steps,
      among: SmallKinds(
        ControllerKind.allCases, ownClass: system.classes.first { $0.name == "DrawerController" }))
    let report = Exhaustion(of: Judge(of: system), playing: flows, workerCount: 2).run()
    #expect(report.failures.map(\.violation.signature) == [])
    #expect(report.isWhole)
    #expect(report.flowCount + report.skipCounts.all.map(\.count).reduce(0, +) == flows.count)
  }

  @Test func `is not played when its beginning has shown that it is another one`() {
    let flows = SmallFlows(upTo: 1, steps: 2)
    let report = Exhaustion(of: Judge(of: SegueSimulation()), playing: flows).run()
    #expect(report.flowCount == 910)
    #expect(report.skipCounts.all.map(\.count) == [145, 0, 21, 0])
  }

  @Test func `is not played when it leaves a container fewer children than it has`() {
    let drawer = RegisteredClass(DrawerController.self, childCounts: 1...3) {
      DrawerController(script: $0)
    }
    let system = SegueSimulation(registering: [drawer])
    let kinds = SmallKinds([.content], ownClass: system.classes[0])
    let flows = SmallFlows(upTo: 2, steps: 1, among: kinds)
    let report = Exhaustion(of: Judge(of: system), playing: flows).run()
    #expect(report.skipCounts.all.map(\.count) == [0, 0, 0, 1])
    #expect(report.flowCount + 1 == flows.count)
  }

  @Test(arguments: [
    ("push", "c", 0), ("show", "c", 0), ("show", "d", 0), ("show", "e", nil),
    ("showDetail", "f", 0), ("showDetail", "c", nil),
  ])
  func `takes the only child of a container where somebody takes what is to be shown`(
    way: String, host: String, breach: Int?
  ) throws {
    let drawer = RegisteredClass(DrawerController.self, childCounts: 1...1) {
      DrawerController(script: $0)
    }
    let system = SegueSimulation(registering: [drawer])
    let flow = """
      flow 1
      interesting

      scene A content, class DrawerController

      stage regular
        A as a
          content b
        presented by a
          nav c
            content d
        presented by c
          content e
        presented by e
          split f

      do \(way) existing b on \(host)

      """
    let trace = system.trace(of: try Case(text: flow).scenario)
    #expect(ChildCounts(of: system.classes).firstBreach(in: trace) == breach)
  }

  @Test(arguments: [(1, 3, 53), (2, 2, 11)])
  func `ends as the other one does when it is not played`(
    controllers: Int, steps: Int, interval: Int
  ) throws {
    let system = SegueSimulation()
    let flows = SmallFlows(upTo: controllers, steps: steps)
    for position in stride(from: 0, to: flows.count, by: interval) {
      let trace = system.trace(of: flows[position])
      guard let (step, cause) = trace.firstIdleStep(of: flows[position]), cause != .ended else {
        continue
      }
      var other = flows[position]
      if cause == .declined {
        other.steps.remove(at: step)
      } else {
        other.steps[step].settles = true
      }
      let shorter = system.trace(of: other)
      #expect(trace.snapshots.last == shorter.snapshots.last, "flow \(position)")
      #expect(
        trace.events(ofStep: trace.steps.count - 1)
          == shorter.events(ofStep: shorter.steps.count - 1),
        "flow \(position)")
    }
  }

  @Test(arguments: [Fault.alertOnBusyRoot, .backgroundDismisses, .rootKeepsPresentation])
  func `shows a fault`(fault: Fault) throws {
    let flows = SmallFlows(upTo: 1, steps: 2)
    let exhaustion = Exhaustion(of: Judge(of: SketchEngine(fault: fault)), playing: flows)
    let failure = try #require(
      exhaustion.run().failures.first { $0.violation.signature.invariant == fault.brokenInvariant })
    #expect(flows[failure.position].steps == failure.judgement.trace.steps)
    let smallest = exhaustion.shrunk(failure)
    #expect(smallest.failure.violation.signature == failure.violation.signature)
    #expect(smallest.isMinimal)
  }

  @Test(arguments: [true, false])
  func `shows a fault of those who come again where the app retains somebody`(isRetaining: Bool) {
    let kinds = SmallKinds([.content], isRetaining: isRetaining)
    let flows = SmallFlows(upTo: 2, steps: 2, among: kinds)
    let system = SketchEngine(fault: .comebackIsRefused)
    // The first half shows it.
    let report = Exhaustion(of: Judge(of: system), playing: flows, in: 0..<(flows.count / 2)).run()
    #expect(report.flowCount > 0)
    let failures = report.failures
    let broken = failures.map(\.violation.signature.invariant)
    #expect(broken == (isRetaining ? [Fault.comebackIsRefused.brokenInvariant] : []))
  }

  @Test func `is played by whoever goes on where somebody has stopped`() {
    let flows = SmallFlows(upTo: 1, steps: 2)
    let judge = Judge(of: SegueSimulation())
    let whole = Exhaustion(of: judge, playing: flows).run()
    let parts = [0..<33, 33..<500, 500..<flows.count].map { positions in
      Exhaustion(of: judge, playing: flows, in: positions).run()
    }
    #expect(parts.map(\.flowCount).reduce(0, +) == whole.flowCount)
    #expect(
      parts.map { $0.skipCounts[.declined] }.reduce(0, +) == whole.skipCounts[.declined])
    #expect(parts.allSatisfy { !$0.isWhole })
  }

  @Test func `waits for the next time when somebody wishes for an end`() {
    let flows = SmallFlows(upTo: 2, steps: 2)
    let report = Exhaustion(of: Judge(of: SegueSimulation()), playing: flows, in: 700..<9_000)
      .run(until: { true })
    #expect(report.next == 700)
    #expect(report.flowCount == 0)
  }
}
