import FlowFuzzing
import FlowGeneration
import FlowModel
import FlowNotation
import FlowReporting
import FlowShrinking
import FlowTestSupport
import Foundation
import Testing

@Suite struct `Explaining a flow with a class of an app's own` {
  private func explanation(of fault: AppFault, _ scenario: Scenario) throws -> Explanation {
    try explanation(of: fault, scenario, on: Plant.app(fault).system)
  }

  private func explanation(
    of fault: AppFault, _ scenario: Scenario, on system: some FlowSystem,
    drivenBy driver: Driver = .anybody
  ) throws -> Explanation {
    let judge = Judge(of: system).keeping(to: driver, in: scenario.world)
    let judgement = judge.judge(scenario)
    let signature = try #require(judgement.violations.first).signature
    #expect(signature.invariant == fault.brokenInvariant)
    let explained = judge.explained(judgement, keeping: signature, runsMax: 200)
    return try #require(explained).explanation
  }

  private func scenario(of fault: AppFault) throws -> Scenario {
    let path = "/corpora/regressions/\(fault.brokenInvariant)/\(fault).flow"
    let text = try String(contentsOfFile: PackageRoot.path + path, encoding: .utf8)
    return try Case(text: text).scenario
  }

  @Test func `tells that it passes without the class, before all else`() throws {
    let scenario = try scenario(of: .rootIsOneStepBack)
    let lines = try explanation(of: .rootIsOneStepBack, scenario).lines(of: scenario)
    expectText(
      lines.joined(separator: "\n"),
      matches: """
        Without the class AppStack, as a plain navigation controller, it passes: look at AppStack.
        If that is meant, AppStack has to leave open .show or .exits.
        What does not matter, alone or together:
          the width of the window: either
          the kind of b: tabs as well
          the kind of c: tabs as well
          the kind of d: tabs as well
          whether step 1 is animated: either
          whether step 1 settles: either
        What matters: what step 1 does.
        The nearest flow that passes:
            … 3 equal
                content b
                content c
                content d
          - do popToRoot a
          + do pop a
        """)
  }

  /// The smallest flows of all faults of an app, as they are kept; a plain controller exchanges no
  /// child, so that one flow says nothing without its class.
  @Test(arguments: AppFault.allCases.filter { $0 != .formerViewStays })
  func `names the class that is to blame`(fault: AppFault) throws {
    let scenario = try scenario(of: fault)
    let blamed = try #require(scenario.world.storyboard.scenes.first { $0.className != nil })
    let suspect = Explanation.Suspect(try #require(blamed.className), blamed.kind)
    #expect(try explanation(of: fault, scenario).suspects == [suspect])
  }

  /// A person finds an app as it is: flows without one of its classes are not looked for, but are
  /// played to tell which class is to blame.
  @Test func `names the class that is to blame where a person drives`() throws {
    var blamedCount = 0
    for fault in AppFault.allCases where fault != .formerViewStays {
      let scenario = try scenario(of: fault)
      guard Driver.person.admits(scenario, in: scenario.world) else { continue }
      let explanation = try explanation(
        of: fault, scenario, on: Plant.app(fault).system, drivenBy: .person)
      let blamed = try #require(scenario.world.storyboard.scenes.first { $0.className != nil })
      #expect(explanation.suspects.map(\.name) == [blamed.className], "\(fault)")
      blamedCount += 1
    }
    #expect(blamedCount > 5)
  }

  @Test func `tells what its class may leave open, if it is meant so`() throws {
    let stack = try explanation(of: .rootIsOneStepBack, scenario(of: .rootIsOneStepBack))
    #expect(stack.opening == Explanation.Opening(name: "AppStack", facets: [.show, .exits]))
    let nothing = try explanation(of: .popReturnsTheNewTop, scenario(of: .popReturnsTheNewTop))
    #expect(nothing.opening == nil)
  }

  @Test func `does not name a class beside it`() throws {
    let scenario = try Scenario(
      text: """
        scene A content, class AppScreen, unknown calls
        scene B content, class OtherScreen

        stage regular
          nav a
            A as b
            B as c

        do dismiss b
        """)
    let explanation = try explanation(of: .closingPops, scenario)
    #expect(explanation.suspects == [Explanation.Suspect("AppScreen", .content)])
    #expect(
      explanation.lines(of: scenario).contains(
        "  the class OtherScreen: a plain view controller as well"))
  }
}
