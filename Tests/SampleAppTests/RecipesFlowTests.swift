import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowNotation
import FlowTestSupport
import FlowTesting
import SegueSimulation
import Testing

@Suite struct `The flows of the sample app` {
  @Test func `hold`() throws {
    let report = try expectFlowsHold(on: Recipes.system(), in: Recipes.world(), runs: 240)
    let kinds: [Event.Kind] = [.should, .prepare, .action, .push, .stack, .report, .callback]
    #expect(kinds.allSatisfy { report.reach.events[$0] > 0 })
  }

  @Test func `go through its own prepare, show and unwind action`() throws {
    try expectEvents(
      """
      do tap login.Enter creating main kitchen list settings
      do tap list.Recipe creating recipe
      do tap recipe."All recipes"
      """, of: [.should, .prepare, .push, .action, .pop],
      are: """
        should login.enter yes
        prepare login for login.enter to main
        should list.showRecipe yes
        prepare list for list.showRecipe to recipe
        push recipe on kitchen
        should recipe.all yes
        prepare recipe for recipe.all to list loaded
        action list "unwindToList:"
        pop kitchen to list
        """)
  }

  @Test func `start over by a segue class of its own`() throws {
    try expectEvents(
      """
      do tap login.Enter creating main kitchen list settings
      do tap list."Cook only this" creating recipe
      """, of: [.create, .perform, .stack, .present],
      are: """
        create login.enter to main
        perform login.enter
        present main from login by login
        create list.startOver to recipe
        perform list.startOver
        stack kitchen recipe
        """)
  }

  @Test func `touch what code has made`() throws {
    try expectEvents(
      """
      do tap login.Enter creating main kitchen list settings
      do tap list.row-0-1 creating recipe
      do tap recipe.Variation creating variation
      do tap variation.Forget creating question
      do tap question.Forget
      """, of: [.push, .pop, .present, .dismiss],
      are: """
        present main from login by login
        push recipe on kitchen
        push variation on kitchen
        present question from main by variation
        dismiss question from main
        pop kitchen to recipe
        """)
  }

  @Test func `save by an action of its own, which unwinds`() throws {
    try expectEvents(
      """
      do tap login.Enter creating main kitchen list settings
      do tap list.add creating sheet form
      do tap form.Save
      """, of: [.report, .action, .dismiss],
      are: """
        report form."save:"
        action list "unwindToList:"
        dismiss sheet from main
        """)
  }

  private func expectEvents(
    _ steps: String, of kinds: [Event.Kind], are expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let world = Case(.interesting, Scenario(try Recipes.world())).text
    let scenario = try Case(text: "\(world)\n\n\(steps)\n").scenario
    let trace = Recipes.system().trace(of: scenario)
    guard case .events(_, let lines) = trace.answer(to: .events(kinds: kinds, lines: [])) else {
      return
    }
    expectText(
      lines.joined(separator: "\n"), matches: expected, sourceLocation: sourceLocation)
  }
}

@Suite struct `A fault of the sample app` {
  @Test(arguments: RecipeFault.allCases)
  func `is found, and blamed on the class that has it`(fault: RecipeFault) throws {
    let report = Campaign(
      seed: Seed(20_261_121),
      budget: Budget(
        runsMax: 2_000, findingsMax: 1, shrunkFlowsMax: 1, certificateRunsMax: 0,
        explanationRunsMax: 0
      ),
      judge: Judge(of: Recipes.system(with: fault.faultyClass)),
      source: .fixed(
        try Recipes.world(), stepsMax: 8, drivenBy: fault.isDeep ? .person : .anybody)
    ).run()
    let finding = try #require(report.findings.first, "\(fault) was not found")
    #expect(finding.signature.invariant == fault.brokenInvariant)
    #expect(finding.signature.culprit == .declared(fault.culprit))
    #expect(finding.isMinimal)
    #expect(finding.scenario.steps.count <= (fault.isDeep ? 4 : 2))
  }
}
