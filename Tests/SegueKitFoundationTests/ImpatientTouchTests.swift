import FlowFuzzing
import FlowInvariants
import FlowModel
import SegueKitFoundation
import Testing

/// What the user may open.
private final class OrderPage: UIViewController {}

/// A list that loads an order before it shows it.
private final class OrdersPage: UIViewController {
  private let patience: Patience
  private var isLoading = false

  /// What becomes of a touch while the order is loaded.
  enum Patience: CaseIterable {
    case ignores, counts, loadsAgain
  }

  init(_ patience: Patience) {
    self.patience = patience
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let order = UIAction(title: "Order") { [unowned self] _ in load() }
    view.addSubview(UIButton(type: .system, primaryAction: order))
  }

  private func load() {
    guard patience != .ignores || !isLoading else { return }
    isLoading = true
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in
      guard let self else { return }
      isLoading = false
      guard patience == .loadsAgain || navigationController?.topViewController === self else {
        return
      }
      navigationController?.pushViewController(OrderPage(), animated: true)
    }
  }
}

@Suite struct `An impatient touch` {
  @Test(arguments: OrdersPage.Patience.allCases)
  fileprivate func `opens nothing twice`(patience: OrdersPage.Patience) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: OrdersPage(patience))
    }
    let told = app.report(flows: 40).findings.map(\.signature.invariant)
      .contains("rule.impatient-touches-open-once")
    #expect(told == (patience == .loadsAgain))
  }
}

@Suite struct `A touch that two answer` {
  @Test(arguments: [true, false])
  func `opens one screen`(isAnsweredTwice: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      let open = { [unowned stack] in
        let note = UIViewController()
        note.title = "Note"
        stack.pushViewController(note, animated: true)
      }
      stack.viewControllers = [
        .screen("Notes") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          open()
          guard isAnsweredTwice else { return }
          stack.transitionCoordinator?.animate(alongsideTransition: nil) { _ in open() }
        }
      ]
      return stack
    }
    let findings = app.report(flows: 40).findings
    let signature = "rule.impatient-touches-open-once"
    #expect(findings.map { "\($0.signature.invariant)" } == (isAnsweredTwice ? [signature] : []))
    #expect(findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap] })
  }
}

/// A page with a menu that one button slides in and out.
private final class SlidingMenu: UIViewController {
  private let knowsAtOnce: Bool
  private var isOpen = false

  /// Makes one that knows that the menu is open when it begins to slide, or when it is there.
  init(knowingAtOnce knowsAtOnce: Bool) {
    self.knowsAtOnce = knowsAtOnce
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Menu") { [unowned self] in if isOpen { slideOut() } else { slideIn() } }
    addButton("Note") { [unowned self] in fadeIn(add("Note", of: 20)) }
  }

  private func slideIn() {
    isOpen = isOpen || knowsAtOnce
    fadeIn(add("Menu", of: 100)) { [weak self] in
      guard let self, !knowsAtOnce else { return }
      isOpen = true
    }
  }

  private func fadeIn(_ child: UIViewController, completion: @escaping () -> Void = {}) {
    UIView.animate(withDuration: 0.3) {
      child.view.alpha = 1
    } completion: { _ in
      completion()
    }
  }

  private func slideOut() {
    guard let menu = children.last(where: { $0.title == "Menu" }) else { return }
    isOpen = false
    menu.willMove(toParent: nil)
    menu.view.removeFromSuperview()
    menu.removeFromParent()
  }

  private func add(_ title: String, of width: Double) -> UIViewController {
    let child = UIViewController()
    child.title = title
    addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: width, height: 20)
    view.addSubview(child.view)
    child.didMove(toParent: self)
    return child
  }
}

/// A screen whose button opens a menu when that has been loaded.
private final class LoadedMenu: UIViewController {
  private let looks: Bool
  private let toggle = UIButton()

  /// - Parameter looks: Whether it looks whether the menu has come meanwhile.
  init(looks: Bool) {
    self.looks = looks
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    toggle.setTitle("Menu", for: .normal)
    toggle.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    toggle.addAction(UIAction { [weak self] _ in self?.switchOver() }, for: .touchUpInside)
    view.addSubview(toggle)
  }

  private func switchOver() {
    if let menu = children.first {
      menu.willMove(toParent: nil)
      menu.view.removeFromSuperview()
      return menu.removeFromParent()
    }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      guard let self, !looks || children.isEmpty else { return }
      let menu = UIViewController()
      menu.title = "Menu"
      addChild(menu)
      menu.view.frame = CGRect(x: 0, y: 100, width: 100, height: 20)
      view.addSubview(menu.view)
      menu.didMove(toParent: self)
    }
  }
}

@Suite struct `A menu that is loaded first` {
  @Test(arguments: [true, false])
  func `comes once, also for who is in haste`(looks: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: LoadedMenu(looks: looks))
    }
    let report = app.report(flows: 40)
    let rule: InvariantID = "rule.haste-brings-no-more"
    #expect(report.findings.map(\.signature.invariant) == (looks ? [] : [rule]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap, .settle] })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}

@Suite struct `A menu that slides in` {
  @Test(arguments: [true, false])
  func `comes once, also for who is in haste`(knowsAtOnce: Bool) throws {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: SlidingMenu(knowingAtOnce: knowsAtOnce))
    }
    let report = app.report(flows: 40)
    let rule: InvariantID = "rule.haste-brings-no-more"
    #expect(report.findings.map(\.signature.invariant) == (knowsAtOnce ? [] : [rule]))
    #expect(report.findings.allSatisfy { $0.scenario.steps.map(\.kind) == [.tap, .tap] })
    #expect(try #require(report.reach.premises[rule]) > 0)
  }
}
