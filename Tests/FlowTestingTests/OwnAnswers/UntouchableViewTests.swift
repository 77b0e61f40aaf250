import FlowFuzzing
import FlowModel
import FlowNotation
import SegueKit
import SegueSimulation
import Testing

/// Shows words and nothing else.
private final class SignController: UIViewController {
  override func loadView() { view = UILabel() }
}

/// Shows a picture, which has taken touches and takes none any more.
private final class PosterController: UIViewController {
  override func loadView() {
    view = UIImageView(image: nil)
    view.isUserInteractionEnabled = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.isUserInteractionEnabled = false
  }
}

/// Keeps all touches from the app until an answer comes, which takes a second.
private final class WaitingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.beginIgnoringInteractionEvents()
    SegueEnvironment.current.putOff(by: 1) {
      UIApplication.shared.endIgnoringInteractionEvents()
    }
  }
}

/// Keeps all touches from the app, and forgets to take that back.
private final class FrozenController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.beginIgnoringInteractionEvents()
  }
}

@Suite struct `A touch in what takes no touches` {
  private let system = SegueSimulation(registering: [
    RegisteredClass(SignController.self, declaring: Contract()) { SignController() },
    RegisteredClass(PosterController.self, declaring: Contract()) { PosterController() },
    RegisteredClass(WaitingController.self, declaring: Contract()) { WaitingController() },
    RegisteredClass(FrozenController.self, declaring: Contract()) { FrozenController() },
  ])

  @Test(
    arguments: [
      ("SignController", Decline.noSuchControl, []),
      ("PosterController", .notTouchable, ["trigger.touch-at-rest-is-heard"]),
      ("WaitingController", .noSuchControl, []),
      ("FrozenController", .notTouchable, ["trigger.touch-at-rest-is-heard"]),
    ])
  func `is lost only where it was once heard`(
    name: String, decline: Decline, broken: [InvariantID]
  ) throws {
    var scenario = try Scenario(
      text: """
        scene A content, class \(name)
        scene B content
        segue B.more show B
        control B.button fires B.more

        stage regular
          A as a

        do add B to a creating b
        do tap b.button
        """)
    scenario.world = scenario.world.declaring(system)
    let judgement = Judge(of: system).judge(scenario)
    #expect(judgement.violations.map(\.signature.invariant) == broken)
    #expect(
      judgement.trace.events.filter { $0.kind == .declined }.map(\.what) == [.declined(decline)])
  }
}
