import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A map that has a panel below what it presents; asked to dismiss, it may close the panel first.
private final class MapScreen: UIViewController {
  private let closesPanelFirst: Bool
  private var panel: UIViewController?

  init(closingPanelFirst closesPanelFirst: Bool) {
    self.closesPanelFirst = closesPanelFirst
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let show = UIAction(title: "Places") { [unowned self] _ in showPanel() }
    view.addSubview(UIButton(type: .system, primaryAction: show))
  }

  private func showPanel() {
    guard panel == nil else { return closePanel() }
    let panel = UIViewController.screen("Info") { [unowned self] in
      let info = UIViewController.screen("Close") { [unowned self] in dismiss(animated: true) }
      info.modalPresentationStyle = .fullScreen
      present(info, animated: true)
    }
    addChild(panel)
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    self.panel = panel
  }

  private func closePanel() {
    panel?.willMove(toParent: nil)
    panel?.view.removeFromSuperview()
    panel?.removeFromParent()
    panel = nil
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard closesPanelFirst, panel != nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    closePanel()
    completion?()
  }
}

@Suite struct `A screen that the user closes` {
  @Test(arguments: [true, false])
  func `goes, and not what is behind it`(closesPanelFirst: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: MapScreen(closingPanelFirst: closesPanelFirst))
    }
    let findings = app.report(flows: 60).findings
    let told = findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told.contains("rule.ways-out-lead-out another") == closesPanelFirst)
    #expect(closesPanelFirst || told == [])
  }

  @Test(arguments: [true, false])
  func `goes, and not who is popped where nobody sees it`(asksTheRightStack: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Detail") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(
            .screen("Edit") { [unowned stack] in
              guard stack.presentedViewController == nil else { return }
              stack.present(.editor(over: stack, closing: asksTheRightStack), animated: true)
            }, animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 72).findings
    let told = findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told == (asksTheRightStack ? [] : ["rule.ways-out-lead-out another"]))
  }

  @Test(arguments: [true, false])
  func `goes when its own "Back" is touched`(asksTheRightStack: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.isNavigationBarHidden = true
      stack.viewControllers = [
        .screen("Shop") { [unowned stack] in
          guard stack.transitionCoordinator == nil else { return }
          stack.pushViewController(
            .shop(in: stack, leaving: asksTheRightStack), animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 72).findings
    let told = findings.map { "\($0.signature.invariant) \($0.signature.clause)" }
    #expect(told == (asksTheRightStack ? [] : ["rule.ways-out-lead-out nothing"]))
  }
}

extension UIViewController {
  /// A full screen with "Done", which closes it, or pops the stack below it.
  fileprivate static func editor(
    over stack: UINavigationController, closing: Bool
  ) -> UIViewController {
    let editor = UIViewController.screen("Done") { [unowned stack] in
      if closing { stack.dismiss(animated: true) } else { stack.popViewController(animated: false) }
    }
    editor.addButton("Close") { [unowned stack] in stack.dismiss(animated: true) }
    editor.modalPresentationStyle = .fullScreen
    return editor
  }

  /// A stack within a screen of another one, with a "Back" of its own at its root.
  fileprivate static func shop(
    in outer: UINavigationController, leaving: Bool
  ) -> UIViewController {
    let inner = UINavigationController()
    let first = UIViewController.screen("Back") { [unowned outer, unowned inner] in
      let stack = leaving ? outer : inner
      guard stack.transitionCoordinator == nil else { return }
      stack.popViewController(animated: true)
    }
    first.addButton("Item") { [unowned inner] in
      guard inner.transitionCoordinator == nil else { return }
      inner.pushViewController(UIViewController(), animated: true)
    }
    inner.viewControllers = [first]
    let shop = UIViewController()
    shop.addChild(inner)
    shop.view.addSubview(inner.view)
    inner.didMove(toParent: shop)
    return shop
  }
}
