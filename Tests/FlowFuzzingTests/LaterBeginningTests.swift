import FlowModel
import FlowNotation
import FlowTestSupport
import SegueSimulation
import Testing

@testable import FlowShrinking

/// Shrinking lets a flow begin with what its run has shown to stand by then.
@Suite struct `A flow that begins later` {
  private let long = """
    flow 1
    invariant exit.back-pops-exactly-one

    scene A content
    segue A.go present A, performing wraps

    stage regular
      tabs a
        content b
        A as c

    do tapTab c on a
    do performSegue c.go creating d e
    do push content on e creating f
    do push content on e unsettled
    do settle
    do size compact
    do back e
    """

  private func beginnings() throws -> [Scenario] {
    let scenario = try Case(text: long).scenario
    let trace = SegueSimulation().trace(of: scenario)
    return StageLater(trace).edits(of: scenario).map { scenario.edited($0) }
  }

  /// What stands when a flow begins, and what is done then.
  private func told(_ scenario: Scenario) -> String {
    Case(.invariant("exit.back-pops-exactly-one"), scenario).text
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("stage") }.joined(separator: "\n")
  }

  @Test func `finds everybody where they stood, by the names that they have`() throws {
    let beginnings = try beginnings()
    #expect(
      told(beginnings[1]) == """
        stage compact
          tabs a selecting c
            content b
            A as c
          presented by c as pageSheet
            nav e
              A as d
              content f
              content g

        do back e
        """)
    #expect(
      told(beginnings[5]) == """
        stage regular
          tabs a selecting c
            content b
            A as c

        do performSegue c.go creating d e
        do push content on e creating f
        do push content on e unsettled
        do settle
        do size compact
        do back e
        """)
  }

  @Test func `does not begin while something moves`() throws {
    #expect(try beginnings().map(\.steps.count) == [0, 1, 2, 4, 5, 6])
  }
}
