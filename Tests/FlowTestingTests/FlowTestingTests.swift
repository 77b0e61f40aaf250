import FlowFuzzing
import FlowModel
import FlowNotation
import FlowTestSupport
import FlowTesting
import SegueKit
import SegueSimulation
import Testing

@Suite struct `Expecting that flows hold` {
  @Test func `passes on a healthy system`() {
    let report = expectFlowsHold(on: SegueSimulation(), runs: 60)
    #expect(report.reach.flowCount == 60)
  }

  @Test func `takes its seed from the name of the test`() {
    let first = expectFlowsHold(on: SketchEngine(), runs: 10)
    let second = expectFlowsHold(on: SketchEngine(), runs: 10)
    #expect(first.seed == second.seed)
    #expect(first.seed != Seed(0xcbf2_9ce4_8422_2325))
  }

  @Test func `records an issue with the smallest flow for each bug`() {
    withKnownIssue {
      expectFlowsHold(on: SketchEngine(fault: .tabNotSelected), runs: 60)
    } matching: { issue in
      let text = issue.comments.map(\.rawValue).joined()
      return text.contains("stage regular") && text.contains("expectFlowsHold(")
    }
  }
}

/// A screen that begins a segue that its scene does not have, as soon as it can be seen.
private final class MisspellingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    performSegue(withIdentifier: "lgoin", sender: self)
  }
}

@Suite struct `A world in which nothing can be done` {
  @Test func `proves nothing, and fails`() throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(MisspellingController.self) { MisspellingController() }
    ])
    let text = """
      scene A content, class MisspellingController

      stage regular
        A as a
      """
    let world = try Scenario(text: text).world.declaring(system)
    withKnownIssue {
      expectFlowsHold(on: system, in: world, runs: 50)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("none of 50 flows has come to a step") }
    }
  }
}

@Suite struct `Expecting that a case holds` {
  @Test func `fails when the file cannot be read`() throws {
    let entry = try #require(CorpusEntry.all(in: "/nowhere/corpus").first)
    withKnownIssue {
      expectHolds(entry, on: SegueSimulation())
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("/nowhere/corpus") }
    }
  }

  @Test func `fails when the system breaks what the case conforms to`() throws {
    let folder = PackageRoot.path + "/corpora/conformance"
    let entries = CorpusEntry.all(in: folder)
    let entry = try #require(entries.first { $0.path.contains("unwind-pops-several") })
    expectHolds(entry, on: SketchEngine())
    withKnownIssue { expectHolds(entry, on: SketchEngine(fault: .stackNotPopped)) }
  }
}
