import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import SegueKitFoundation
import SegueSimulation

/// An app that code makes, all of it below one stack.
struct CodeMadeApp {
  /// What the class of the stack promises.
  var contract = Contract()
  /// Makes the stack.
  let make: @Sendable () -> UINavigationController

  /// What a campaign says of it, in which a person drives the app.
  func report(flows: Int) -> CampaignReport {
    let system = SegueSimulation(registering: [
      RegisteredClass(
        UINavigationController.self, named: "App", declaring: contract, make: make)
    ])
    let world = World(
      storyboard: Storyboard(scenes: [Scene("App", .navigation, className: "App")]),
      stage: Stage(root: StageEntry("app", .scene("App"))))
    return Campaign(
      seed: Seed(1), budget: Budget(runsMax: flows, certificateRunsMax: 0, explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world.declaring(system.classes), stepsMax: 8, drivenBy: .person)
    ).run()
  }
}

extension UIViewController {
  /// A screen with one button.
  static func screen(_ title: String, action: @escaping () -> Void) -> UIViewController {
    let screen = UIViewController()
    screen.view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
    return screen
  }
}
