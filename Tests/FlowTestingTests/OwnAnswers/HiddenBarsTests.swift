import FlowFuzzing
import FlowModel
import FlowNotation
import SegueKit
import SegueSimulation
import Testing

/// One page of several that are gone through in order: there is no way back.
final class WizardController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.hidesBackButton = true
  }
}

/// Takes the whole screen: there are no bars while it is there.
final class ImmersiveController: UIViewController {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    hidesBottomBarWhenPushed = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setNavigationBarHidden(true, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setNavigationBarHidden(false, animated: animated)
  }
}

@Suite struct `A bar that is hidden` {
  @Test(
    arguments: [
      ("WizardController", "back b", true), ("WizardController", "beginBack b unsettled", true),
      ("WizardController", "tapTab e on a", false), ("ImmersiveController", "back b", true),
      ("ImmersiveController", "tapTab e on a", true),
    ])
  func `cannot be touched`(name: String, step: String, isDeclined: Bool) throws {
    let system = SegueSimulation(registering: [
      RegisteredClass(WizardController.self) { WizardController() },
      RegisteredClass(ImmersiveController.self) { ImmersiveController() },
    ])
    var scenario = try Scenario(
      text: """
        scene A content, class \(name)

        stage regular
          tabs a selecting b
            nav b
              content c
              A as d
            content e

        do \(step)
        """)
    scenario.world = scenario.world.declaring(system)
    let judgement = Judge(of: system).judge(scenario)
    #expect(judgement.violations.map(\.signature) == [])
    let declined = judgement.trace.events.filter { $0.kind == .declined }
    #expect(
      declined.map(\.what)
        == (isDeclined ? [.declined(step.contains("Tab") ? .notApplicable : .hidden)] : []))
  }
}
