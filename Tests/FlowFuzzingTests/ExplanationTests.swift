import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowReporting
import FlowShrinking
import FlowTestSupport
import Foundation
import Testing

@Suite struct `Explaining a flow` {
  @Test func `tells that a stack, its order and who unwinds matter, and no kind of leaf`() throws {
    try expectExplanation(
      of: """
        scene A content, unwinds done
        segue A.go unwind done

        stage regular
          nav a
            A as b
            A as c

        do performSegue c.go
        """, on: .stackNotPopped,
      """
      What does not matter, alone or together:
        the width of the window: either
        whether step 1 settles: either
        the kind of A: tabs as well
        whether A.go is animated: either
      What matters: the kind of a, the order of b and c, c in step 1.
      The nearest flow that passes:
          scene A content, unwinds done
          segue A.go unwind done
          stage regular
        -   nav a
        +   content a
              A as b
              A as c
          do performSegue c.go
      """)
  }

  @Test func `tells that the order of tabs does not matter, and who is selected does`() throws {
    try expectExplanation(
      of: """
        stage regular
          tabs a selecting c
            content b
            content c

        do select b on a
        """, on: .selectionClaimStale,
      """
      What does not matter, alone or together:
        the width of the window: either
        the kind of b: any
        the kind of c: any
        the order of b and c: either
        what step 1 does: tapTab as well
        whether step 1 settles: either
      What matters: who is selected in a, b in step 1.
      The nearest flow that passes:
          stage regular
        -   tabs a selecting c
        +   tabs a
              content b
              content c
          do select b on a
      """)
  }

  @Test func `tells that any style will do, and the sheets only`() throws {
    try expectExplanation(
      of: """
        stage regular
          content a
          presented by a
            content b
          presented by b
            content c

        do dismiss b
        """, on: .dismissalTakesPresenter,
      """
      What does not matter, alone or together:
        the width of the window: either
        the kind of a: any
        the style in which b is presented: any
        the kind of b: any
        the style in which c is presented: any
        the kind of c: any
        whether step 1 is animated: either
      What matters: b in step 1.
      The nearest flow that passes:
          … 3 equal
              content b
            presented by b
              content c
        - do dismiss b
        + do dismiss a
      """)
    try expectExplanation(
      of: """
        stage regular
          content a
          presented by a
            content b

        do beginSwipeDown b unsettled
        do cancel
        """, on: .didDismissAfterCancel,
      """
      What does not matter, alone or together:
        the kind of a: any
        the style in which b is presented: automatic, pageSheet or formSheet as well
        the kind of b: any
        whether step 2 settles: either
      What matters: what step 2 does.
      The nearest flow that passes:
          … 2 equal
            presented by a
              content b
          do beginSwipeDown b unsettled
        - do cancel
        + do finish
      """)
  }

  @Test func `tells that two steps can change places, but not all at once`() throws {
    try expectExplanation(
      of: """
        scene A content
        scene B content
        segue A.go embed B

        stage regular
          content a
          presented by a
            content b

        do add A to a
        do present A on b
        """, on: .destinationReused,
      """
      What does not matter, one at a time:
        the style in which b is presented: any but fullScreen and currentContext
        the kind of b: any
        a in step 1: b as well
        whether step 1 settles: either
        the order of steps 1 and 2: either
        what step 2 does: show or showDetail as well
        the style in step 2: any
        whether step 2 is animated: either
        whether step 2 settles: either
        the kind of A: any
        the kind of B: any
      What matters: the width of the window.
      The nearest flow that passes:
          scene A content
          scene B content
          segue A.go embed B
        - stage regular
        + stage compact
            content a
            presented by a
              content b
          … 2 equal
      """)
  }

  private let popping = """
    stage regular
      nav a
        content b

    do popTo b on a
    """

  @Test func `names the line without which nothing is broken`() throws {
    try expectExplanation(
      of: popping, on: .parentLinkStale,
      """
      What does not matter, alone or together:
        the width of the window: either
        the kind of b: tabs as well
        whether step 1 is animated: either
        whether step 1 settles: either
      The nearest flow that passes does without 'do popTo b on a'.
      """)
  }

  @Test func `says when there is more to exchange`() throws {
    try expectExplanation(
      of: popping, on: .parentLinkStale, runsMax: 1,
      """
      What does not matter:
        the width of the window: either
      There is more to exchange; 1 flow was played to tell this.
      """)
  }

  /// The smallest flows of all faults, as they are kept.
  @Test(arguments: Plant.engines)
  func `ends in a flow that passes and differs in one thing`(plant: Plant) throws {
    try expectNearestPasses(of: plant.brokenInvariant, in: plant.file, on: plant.system)
  }

  private func expectNearestPasses(
    of invariant: InvariantID, in file: String, on system: some FlowSystem
  ) throws {
    let text = try String(contentsOfFile: PackageRoot.path + "/" + file, encoding: .utf8)
    let scenario = try Case(text: text).scenario
    let explanation = try explanation(of: scenario, breaking: invariant, on: system)
    let nearest = try #require(explanation.nearest)
    let judge = Judge(of: system)
    let relations = judge.catalog.relations(of: invariant)
    #expect(judge.judge(nearest, asking: relations).violations.isEmpty)
    #expect(explanation.isComplete)
    // Steps that change places are waited for as those were that stood there.
    let lines = [scenario, nearest].map {
      $0.text.replacing(" unsettled", with: "").split(separator: "\n").map { String($0) }
    }
    let changes = LineDiff(expected: lines[0], actual: lines[1]).lines.filter {
      if case .same = $0 { false } else { true }
    }
    #expect(nearest != scenario)
    #expect(changes.count <= 2)
  }
}

private func explanation(
  of scenario: Scenario, breaking invariant: InvariantID, on system: some FlowSystem,
  runsMax: Int = 200
) throws -> Explanation {
  let judge = Judge(of: system)
  let relations = judge.catalog.relations(of: invariant)
  let judgement = judge.judge(scenario, asking: relations)
  let violation = judgement.violations.first { $0.signature.invariant == invariant }
  let signature = try #require(violation).signature
  return try #require(judge.explained(judgement, keeping: signature, runsMax: runsMax)).explanation
}

private func expectExplanation(
  of text: String, on fault: Fault, runsMax: Int = 200, _ expected: String,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let scenario = try Scenario(text: text)
  let explanation = try explanation(
    of: scenario, breaking: fault.brokenInvariant, on: SketchEngine(fault: fault), runsMax: runsMax)
  expectText(
    explanation.lines(of: scenario).joined(separator: "\n"), matches: expected,
    sourceLocation: sourceLocation)
}
