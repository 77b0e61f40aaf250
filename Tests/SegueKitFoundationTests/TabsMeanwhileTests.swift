import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import SegueKitFoundation
import SegueSimulation
import Testing

/// Tabs with a player on the page in front, which goes along with the user or is lost.
private final class PlayerTabs: UITabBarController, UITabBarControllerDelegate {
  private let loses: Bool
  private let player = UIViewController()

  init(losing loses: Bool) {
    self.loses = loses
    super.init(nibName: nil, bundle: nil)
    showPages("One", "Two")
    delegate = self
    if let page = viewControllers?.first { put(into: page) }
  }

  required override init?(coder: AnyObject) { nil }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    player.willMove(toParent: nil)
    player.view.removeFromSuperview()
    player.removeFromParent()
    if !loses { put(into: viewController) }
  }

  private func put(into page: UIViewController) {
    page.addChild(player)
    page.view.addSubview(player.view)
    player.didMove(toParent: page)
  }
}

/// Tabs that take no touches while a page of theirs is sent.
private final class SendingTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let stack = UINavigationController()
    stack.viewControllers = [
      .screen("Files") { [unowned self, unowned stack] in
        let page = UIViewController.screen("Send") { [unowned self] in send() }
        stack.pushViewController(page, animated: true)
      }
    ]
    viewControllers = [stack, UIViewController()]
  }

  private func send() {
    tabBar.isUserInteractionEnabled = false
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      self?.tabBar.isUserInteractionEnabled = true
    }
  }
}

@Suite struct `Tabs that change while the user is at something` {
  /// What a flow breaks.
  private func told(_ steps: String, of tabs: RegisteredClass) throws -> [InvariantID] {
    let flow = try Scenario(
      text: """
        scene Tabs tabs, class Tabs, unknown show calls

        stage regular creating one two page
          Tabs as t

        \(steps)
        """)
    let judge = Judge(of: SegueSimulation(registering: [tabs]), by: .ofApps)
    let judgement = judge.judge(flow)
    #expect(!judgement.trace.events.contains { $0.kind == .declined })
    return judgement.violations.map(\.signature.invariant)
  }

  @Test(arguments: [true, false])
  func `keep their place where a child goes along`(loses: Bool) throws {
    let tabs = RegisteredClass(PlayerTabs.self, named: "Tabs", declaring: .undeclared) {
      PlayerTabs(losing: loses)
    }
    let told = try told("do tapTab two on t", of: tabs)
    #expect(told.contains("rule.tabs-keep-their-place") == loses)
    #expect(loses || told.isEmpty)
  }

  @Test(arguments: [
    "do back one", "do beginBack one unsettled\ndo wait unsettled\ndo cancel",
  ])
  func `have their bar back when what they wait for has come`(steps: String) throws {
    let tabs = RegisteredClass(SendingTabs.self, named: "Tabs", declaring: .undeclared) {
      SendingTabs()
    }
    #expect(
      try told("do tap page.Files creating file\ndo tap file.Send\n\(steps)", of: tabs) == [])
  }
}
