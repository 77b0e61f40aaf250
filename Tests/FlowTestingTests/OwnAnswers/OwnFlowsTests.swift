import FlowFuzzing
import FlowModel
import FlowNotation
import SegueKit
import SegueSimulation
import Testing

/// A flow in which a class answers in its own way, and is right; a container of the house may be
/// there.
struct OwnFlow: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var own: RegisteredClass
  var text: String

  init(_ description: String, _ own: RegisteredClass, _ text: String) {
    testDescription = description
    self.own = own
    self.text = text
  }
}

@Suite struct `A flow with a class of one's own` {
  @Test(arguments: OwnFlow.screens + OwnFlow.containers + OwnFlow.stacks + OwnFlow.habits)
  func `holds when the class is right`(flow: OwnFlow) throws {
    let system = SegueSimulation(registering: RegisteredClass.containers + [flow.own])
    var scenario = try Scenario(text: flow.text)
    scenario.world = scenario.world.declaring(system.classes)
    let judgement = Judge(of: system).judge(scenario)
    #expect(judgement.violations.map(\.signature) == [])
    #expect(judgement.trace.steps.count == scenario.steps.count)
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
  }
}

/// A screen that presents when it likes, and forgets the completion.
private final class ForgettingController: UIViewController {
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag)
  }
}

@Suite struct `A screen that forgets the completion` {
  @Test func `is told of, whatever it has declared`() throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(ForgettingController.self) { ForgettingController() }
    ])
    var scenario = try Scenario(
      text: """
        scene A content, class ForgettingController

        stage regular
          A as a

        do present content on a
        """)
    scenario.world = scenario.world.declaring(system.classes)
    let violations = Judge(of: system).judge(scenario).violations
    #expect(violations.map(\.signature.invariant) == ["presentation.completion-runs-once"])
  }
}
