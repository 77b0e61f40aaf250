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
  @Test(
    arguments: OwnFlow.screens + OwnFlow.containers + OwnFlow.stacks + OwnFlow.habits
      + OwnFlow.queues + OwnFlow.transitions + OwnFlow.presentations + OwnFlow.deeds
      + OwnFlow.keepers + OwnFlow.fronts)
  func `holds when the class is right`(flow: OwnFlow) throws {
    let system = SegueSimulation(registering: RegisteredClass.containers + [flow.own])
    var scenario = try Scenario(text: flow.text)
    scenario.world = scenario.world.declaring(system)
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
    scenario.world = scenario.world.declaring(system)
    let violations = Judge(of: system).judge(scenario).violations
    #expect(violations.map(\.signature.invariant) == ["presentation.completion-runs-once"])
  }
}

/// A container that tells its child by hand that it appears, and hears of no other.
private final class TellingController: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    children.first?.beginAppearanceTransition(true, animated: animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    children.first?.endAppearanceTransition()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    children.first?.beginAppearanceTransition(false, animated: animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    children.first?.endAppearanceTransition()
  }
}

@Suite struct `A container that forwards appearance by hand` {
  @Test(arguments: [
    "remove c", "add content to b", "push existing c on a", "setStack e c on a",
    "setTabs d c on e",
  ])
  func `loses and is given no child behind its back`(step: String) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(TellingController.self, childCounts: 1...1) { TellingController() }
    ])
    var scenario = try Scenario(
      text: """
        scene A content, class TellingController

        stage regular
          nav a
            tabs e
              content d
          presented by a
            A as b
              content c

        do \(step)
        do dismiss a
        """)
    scenario.world = scenario.world.declaring(system)
    let judgement = Judge(of: system).judge(scenario)
    #expect(judgement.violations.map(\.signature) == [])
    let declined = judgement.trace.events.filter { $0.kind == .declined }
    #expect(declined.map(\.what) == [.declined(.notApplicable)])
  }
}
