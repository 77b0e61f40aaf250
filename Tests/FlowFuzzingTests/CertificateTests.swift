import FlowFuzzing
import FlowModel
import FlowNotation
import FlowReporting
import FlowShrinking
import FlowTestSupport
import Testing

@Suite struct `The smaller flows` {
  /// The flows below one, a line each.
  private func flows(below text: String) throws -> [String] {
    let scenario = try Scenario(text: text)
    return try #require(SmallerFlows(than: scenario)).map(\.line)
  }

  @Test func `of an alert on a lone controller are few`() throws {
    let flows = try flows(
      below: """
        stage regular
          content a

        do alert
        """)
    expectText(
      flows.joined(separator: "\n"),
      matches: """
        .content a
        .nav a
        .content a; presented by a; ..content b
        .content a; presented by a; ..nav b
        .nav a; presented by a; ..content b
        .nav a; presented by a; ..nav b
        .content a; ..content b
        .content a; ..nav b
        .nav a; ..content b
        .content a; do present content on a
        .content a; do dismiss a
        .nav a; do dismiss a
        .nav a; do push content on a
        .nav a; do pop a
        """)
  }

  @Test func `have the segues and actions of the storyboard where something uses them`() throws {
    let flows = try flows(
      below: """
        scene A content, unwinds done
        segue A.go unwind done

        stage regular
          A as a
          presented by a
            content b

        do performSegue a.go
        """)
    expectText(
      flows.filter { $0.contains("segue") }.joined(separator: "\n"),
      matches: """
        scene A content; segue A.go unwind done; .A as a; do performSegue a.go
        scene A content, unwinds done; segue A.go unwind done; .A as a; do performSegue a.go
        scene A content; segue A.go unwind done; .content a; presented by a; ..A as b; do performSegue b.go
        scene A content; segue A.go unwind done; .A as a; presented by a; ..content b; do performSegue a.go
        scene A content; segue A.go unwind done; .content a; ..A as b; do performSegue b.go
        scene A content; segue A.go unwind done; .A as a; ..content b; do performSegue a.go
        """)
  }

  @Test func `are given up after a number of drafts`() throws {
    let scenario = try Scenario(
      text: """
        stage regular
          content a

        do alert
        """)
    var flows = try #require(SmallerFlows(than: scenario, lookingAt: 4))
    var count = 0
    while flows.next() != nil { count += 1 }
    #expect(flows.isCut)
    #expect(count < 4)
  }

  @Test func `all sort below and come once`() throws {
    let scenario = try Scenario(
      text: """
        scene A content, unwinds done, vetoes done
        segue A.go show A
        segue A.go2 unwind done
        control A.button fires A.go, A.go2

        stage compact
          tabs a selecting c
            A as b
            A as c

        do tap c.button creating d unsettled
        do dismiss d
        """)
    let flows = try #require(SmallerFlows(than: scenario)).prefix(3_000).map { $0 }
    #expect(flows.allSatisfy { Complexity(of: $0) < Complexity(of: scenario) })
    #expect(Set(flows).count == flows.count)
  }
}

@Suite struct `A certificate` {
  private func certificates(workerCount: Int) -> [Certificate?] {
    Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: 64, shrunkFlowsMax: 1, certificateRunsMax: 300, explanationRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: .prepareTwice)), workerCount: workerCount
    ).run().findings.map(\.certificate)
  }

  @Test func `is the same for any number of workers`() {
    let certificates = certificates(workerCount: 1)
    #expect(certificates == [Certificate(flowCount: 125, isComplete: true)])
    #expect(certificates == self.certificates(workerCount: 2))
  }

  @Test func `is not given when nobody asks for it`() {
    let report = Campaign(
      seed: Seed(1), budget: Budget(runsMax: 64, shrunkFlowsMax: 1, certificateRunsMax: 0),
      judge: Judge(of: SketchEngine(fault: .prepareTwice))
    ).run()
    #expect(report.findings.map(\.certificate) == [nil])
  }

  @Test(arguments: [
    (0, true, "There is no smaller flow over the same words."),
    (1, true, "The one smaller flow over the same words does not break it."),
    (1, false, "The first smaller flow over the same words does not break it; there are more."),
    (1_234, true, "None of the 1234 smaller flows over the same words breaks it."),
    (
      500, false,
      "None of the first 500 smaller flows over the same words breaks it; there are more."
    ),
  ])
  func `is told in a sentence`(flowCount: Int, isComplete: Bool, sentence: String) {
    #expect(Certificate(flowCount: flowCount, isComplete: isComplete).text == sentence)
  }
}

extension Scenario {
  /// The scenario on one line, with a dot for each container around and without a regular window.
  fileprivate var line: String {
    text.split(separator: "\n").filter { $0 != "stage regular" }.map { line in
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      return words.hasPrefix("presented")
        ? "\(words)" : String(repeating: ".", count: indent / 2) + words
    }.joined(separator: "; ")
  }
}
