import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A container with a menu over its content, and a control between them that closes the menu.
///
/// It may stay when the menu closes itself, or stay on for one touch more.
private final class MenuHost: UIViewController {
  enum Habit: CaseIterable {
    case tidy, leavesTheDimming, needsTwoTouches
  }

  private let habit: Habit
  private let content = UIViewController()
  private let menu = UIViewController()
  private let dimming = UIControl()
  private var isOpen = false

  init(_ habit: Habit) {
    self.habit = habit
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [content, menu] {
      addChild(child)
      child.didMove(toParent: self)
    }
    put(content.view)
    let open = UIAction(title: "Menu") { [unowned self] _ in openMenu() }
    content.view.addSubview(UIButton(primaryAction: open))
    let done = UIAction(title: "Done") { [unowned self] _ in closeMenu(byItself: true) }
    menu.view.addSubview(UIButton(primaryAction: done))
    dimming.accessibilityIdentifier = "dimming"
    let touched = UIAction { [unowned self] _ in
      if isOpen { closeMenu(byItself: false) } else if habit != .leavesTheDimming { clear() }
    }
    dimming.addAction(touched, for: .touchUpInside)
  }

  private func put(_ subview: UIView) {
    subview.frame = view.bounds
    view.addSubview(subview)
  }

  private func openMenu() {
    isOpen = true
    put(dimming)
    menu.view.frame = CGRect(x: 0, y: 0, width: 200, height: view.bounds.height)
    view.addSubview(menu.view)
  }

  private func closeMenu(byItself: Bool) {
    isOpen = false
    menu.view.removeFromSuperview()
    if !byItself && habit != .needsTwoTouches || habit == .tidy { clear() }
  }

  private func clear() { dimming.removeFromSuperview() }
}

@Suite struct `What lies in front of a whole screen` {
  private func findings(_ habit: MenuHost.Habit) -> [Finding] {
    CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: MenuHost(habit))
    }.report(flows: 24).findings
  }

  @Test func `does something when it is touched`() throws {
    let finding = try #require(findings(.leavesTheDimming).first)
    #expect(
      finding.signature
        == Signature(
          "rule.touches-get-through-again", "coverDoesNothing", culprit: .declared("MenuHost")))
    let touched = finding.scenario.steps.map { step -> ControlName? in
      if case .tap(_, let name) = step.action { name } else { nil }
    }
    #expect(touched == ["Menu", "Done", "dimming", "dimming", "dimming"])
  }

  @Test(arguments: [MenuHost.Habit.tidy, .needsTwoTouches])
  private func `may do so the second time`(habit: MenuHost.Habit) {
    #expect(findings(habit).map(\.signature) == [])
  }
}

/// A container that code makes, and that shows one of its two children.
///
/// The other one's view is not loaded. It may forget to take away a child that it has told so.
private final class LazyPair: UIViewController {
  private let isForgetful: Bool

  init(isForgetful: Bool = false) {
    self.isForgetful = isForgetful
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [UIViewController(), UIViewController()] {
      addChild(child)
      child.didMove(toParent: self)
    }
    view.addSubview(children[0].view)
    if isForgetful { children[1].willMove(toParent: nil) }
  }
}

@Suite struct `A container that code makes for two` {
  private func findings(isForgetful: Bool) -> [Finding] {
    CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Pair") { [unowned stack] in
          stack.pushViewController(LazyPair(isForgetful: isForgetful), animated: true)
        }
      ]
      return stack
    }.report(flows: 24).findings
  }

  @Test func `may have children whose views nobody sees`() {
    #expect(findings(isForgetful: false).map(\.signature) == [])
  }

  @Test func `takes away whom it has told so`() {
    #expect(
      findings(isForgetful: true).map(\.signature) == [
        Signature(
          "container.children-are-told-of-parents", "wrongDeparture", culprit: .declared("LazyPair")
        )
      ])
  }
}
