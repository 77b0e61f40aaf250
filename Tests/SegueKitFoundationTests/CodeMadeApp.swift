import FlowFuzzing
import FlowGeneration
import FlowInvariants
import FlowModel
import FlowNotation
import SegueKitFoundation
import SegueSimulation

/// An app that code makes, all of it below one stack or in columns.
struct CodeMadeApp {
  private let appClass: RegisteredClass

  /// An app below a stack.
  ///
  /// - Parameters:
  ///   - contract: What the class of the stack promises.
  ///   - make: Makes the stack.
  init(contract: Contract = Contract(), make: @escaping @Sendable () -> UINavigationController) {
    appClass = RegisteredClass(
      UINavigationController.self, named: "App", declaring: contract, make: make)
  }

  /// An app in columns, of which nothing is promised.
  init(inColumns make: @escaping @Sendable () -> UISplitViewController) {
    appClass = RegisteredClass(UISplitViewController.self, named: "App", make: make)
  }

  /// An app in tabs, of which nothing is promised; they stand in a stack that shows no bar.
  init(inTabs make: @escaping @Sendable () -> UITabBarController) {
    self.init(contract: .undeclared) {
      let stack = UINavigationController(rootViewController: make())
      stack.isNavigationBarHidden = true
      return stack
    }
  }

  /// An app whose scene delegate makes a window with a stack, of which nothing is promised.
  init(launchedBy delegate: @escaping @Sendable () -> any UIWindowSceneDelegate) {
    appClass = RegisteredClass(
      UINavigationController.self, named: "App", launchedBy: delegate)
  }

  /// What a campaign says of it, in which a person drives the app.
  ///
  /// - Parameters:
  ///   - flows: How many flows are played.
  ///   - signals: What can come from outside.
  ///   - size: The width of the window in the beginning.
  ///   - showsCards: Whether sheets are cards in a compact window.
  ///   - shrunkFlowsMax: How many flows of a bug are shrunk.
  /// - Returns: What is found, and what was exercised.
  func report(
    flows: Int, signals: [RegisteredSignal] = [], in size: SizeClass = .regular,
    showingCards showsCards: Bool = false, shrinking shrunkFlowsMax: Int = 1
  ) -> CampaignReport {
    let system = SegueSimulation(registering: [appClass], signals: signals)
    var world = world
    world.stage.size = size
    world.showsCards = showsCards
    return Campaign(
      seed: Seed(1),
      budget: Budget(
        runsMax: flows, shrunkFlowsMax: shrunkFlowsMax, certificateRunsMax: 0,
        explanationRunsMax: 0),
      judge: Judge(of: system, by: .ofApps),
      source: .fixed(world.declaring(system), stepsMax: 8, drivenBy: .person)
    ).run()
  }

  /// What one flow shows, and what is wrong there by the rules of apps.
  ///
  /// - Parameters:
  ///   - steps: What is done, as case files say it; the root is `app`.
  ///   - labels: Of whom the app makes on the stage.
  ///   - signals: What can come from outside.
  ///   - relations: What is asked for beside what is judged of the flow alone.
  /// - Returns: What was seen and what is broken.
  /// - Throws: What is wrong in the steps as they are written.
  func judgement(
    of steps: [String], creating labels: [Label], signals: [RegisteredSignal] = [],
    asking relations: [Relation] = []
  ) throws -> Judgement {
    let system = SegueSimulation(registering: [appClass], signals: signals)
    var world = world
    world.stage.creating = labels
    let beginning = Scenario(world.declaring(system), steps: []).text
    let flow = try Scenario(
      text: beginning + steps.map { "\ndo \($0)" }.joined())
    return Judge(of: system, by: .ofApps).judge(flow, asking: relations)
  }

  private var world: World {
    World(
      storyboard: Storyboard(scenes: [Scene("App", appClass.offer.kind, className: "App")]),
      stage: Stage(root: StageEntry("app", .scene("App"))))
  }
}

extension UIViewController {
  /// A screen with one button.
  static func screen(_ title: String, action: @escaping () -> Void) -> UIViewController {
    let screen = UIViewController()
    screen.addButton(title, action: action)
    return screen
  }

  /// Adds a button to its view.
  func addButton(_ title: String, action: @escaping () -> Void) {
    let action = UIAction(title: title) { _ in action() }
    view.addSubview(UIButton(type: .system, primaryAction: action))
  }
}

extension UITabBarController {
  /// Has tabs with an empty page each.
  func showPages(_ titles: String...) {
    viewControllers = titles.map { title in
      let page = UIViewController()
      page.title = title
      page.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return page
    }
  }
}
