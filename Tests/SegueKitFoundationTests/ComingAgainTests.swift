import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A map with a panel as a child, which a pan drags out.
private final class MapPage: UIViewController {
  private let isForgetful: Bool
  private var panel: UIViewController?

  /// Makes one; a forgetful one believes that the panel is there after a pan.
  init(isForgetful: Bool) {
    self.isForgetful = isForgetful
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Places") { [unowned self] in showPanel() }
    addButton("About") { [unowned self] in
      guard let stack = navigationController, stack.transitionCoordinator == nil else { return }
      stack.pushViewController(UIViewController(), animated: true)
    }
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "drag:" else { return super.action(for: selector) }
    return { [unowned self] sender in
      guard let pan = sender as? UIPanGestureRecognizer, pan.state == .ended,
        pan.translation(in: view).y > 100
      else { return }
      hidePanel()
      if isForgetful { panel = UIViewController() }
    }
  }

  private func showPanel() {
    guard panel == nil else { return }
    let panel = UIViewController()
    addChild(panel)
    panel.view.frame = CGRect(x: 0, y: 300, width: 320, height: 200)
    panel.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "drag:"))
    panel.addButton("Hide") { [unowned self] in hidePanel() }
    view.addSubview(panel.view)
    panel.didMove(toParent: self)
    self.panel = panel
  }

  private func hidePanel() {
    panel?.willMove(toParent: nil)
    panel?.viewIfLoaded?.removeFromSuperview()
    panel?.removeFromParent()
    panel = nil
  }
}

/// A stack that knows by a list of its own what it shows.
private final class RouteStack: UINavigationController, UINavigationControllerDelegate {
  private let isForgetful: Bool
  private var routes = ["Home"]

  /// Makes one; a forgetful one hears of what goes by its own Back alone.
  init(_ title: String, isForgetful: Bool) {
    self.isForgetful = isForgetful
    super.init(nibName: nil, bundle: nil)
    self.title = title
    delegate = self
    let home = UIViewController()
    home.title = "Home"
    home.addButton("Details") { [unowned self] in go("Details") }
    viewControllers = [home]
  }

  required override init?(coder: AnyObject) { nil }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    guard isForgetful, popped != nil else { return popped }
    transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] context in
      if !context.isCancelled { self?.routes.removeLast() }
    }
    return popped
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    if !isForgetful { routes = viewControllers.map { $0.title ?? "" } }
  }

  private func go(_ route: String) {
    guard routes.last != route, transitionCoordinator == nil else { return }
    routes.append(route)
    let page = UIViewController()
    page.title = route
    pushViewController(page, animated: true)
  }
}

/// Shows one banner at a time, as a child of the screen that has something to say.
private final class Banners {
  private let isForgetful: Bool
  private var isShowing = false
  private weak var banner: UIViewController?

  /// Makes them; forgetful ones wait for a banner that has gone with its screen.
  init(isForgetful: Bool) { self.isForgetful = isForgetful }

  func show(on screen: UIViewController) {
    guard !(isForgetful ? isShowing : banner?.parent != nil) else { return }
    isShowing = true
    let banner = UIViewController()
    banner.addButton("Hide") { [unowned self, unowned banner] in
      isShowing = false
      banner.willMove(toParent: nil)
      banner.view.removeFromSuperview()
      banner.removeFromParent()
    }
    banner.view.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    screen.addChild(banner)
    screen.view.addSubview(banner.view)
    banner.didMove(toParent: screen)
    self.banner = banner
  }
}

@Suite struct `What was left by another way` {
  private let rule: InvariantID = "rule.what-opens-opens-again"

  @Test(arguments: [true, false])
  func `opens again where a pan of its own has taken it away`(isForgetful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: MapPage(isForgetful: isForgetful))
    }
    let found = app.report(flows: 72).findings.map(\.signature.invariant)
    #expect(found == (isForgetful ? [rule] : []))
  }

  @Test(arguments: [true, false])
  func `opens again where its tab was touched and went back to its root`(isForgetful: Bool) {
    let app = CodeMadeApp(inTabs: {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two"].map { RouteStack($0, isForgetful: isForgetful) }
      return tabs
    })
    let findings = app.report(flows: 72).findings
    #expect(findings.map(\.signature.invariant) == (isForgetful ? [rule] : []))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind).suffix(3) == [.tap, .tapTab, .tap])
    }
  }

  @Test(arguments: [true, false])
  func `opens again on another screen of the same sort`(isForgetful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let banners = Banners(isForgetful: isForgetful)
      let home = UIViewController()
      let stack = UINavigationController(rootViewController: home)
      home.addButton("Edit") { [unowned stack] in
        guard stack.transitionCoordinator == nil else { return }
        let editor = UIViewController()
        editor.title = "Editor"
        editor.addButton("Save") { [unowned editor] in banners.show(on: editor) }
        stack.pushViewController(editor, animated: true)
      }
      return stack
    }
    let findings = app.report(flows: 72).findings
    #expect(findings.map(\.signature.invariant) == (isForgetful ? [rule] : []))
    for finding in findings {
      #expect(finding.scenario.steps.map(\.kind) == [.tap, .tap, .back, .tap, .tap])
    }
  }

  @Test(arguments: [true, false])
  func `asks again where the user has kept what they wrote`(isForgetful: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      let stack = UINavigationController()
      stack.viewControllers = [
        .screen("Write") { [unowned stack] in
          guard stack.presentedViewController == nil else { return }
          stack.present(DraftSheet(isForgetful: isForgetful), animated: true)
        }
      ]
      return stack
    }
    let findings = app.report(flows: 90, in: .compact, showingCards: true).findings
    #expect(findings.map(\.signature.invariant) == (isForgetful ? [rule] : []))
  }
}

/// A sheet that asks before it goes.
private final class DraftSheet: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let isForgetful: Bool
  private var isAsking = false

  /// Makes one; a forgetful one believes that it asks still when the user has kept the draft.
  init(isForgetful: Bool) {
    self.isForgetful = isForgetful
    super.init(nibName: nil, bundle: nil)
    isModalInPresentation = true
    presentationController?.delegate = self
    addButton("Send") { [unowned self] in
      guard presentedViewController == nil else { return }
      presentingViewController?.dismiss(animated: true)
    }
  }

  required override init?(coder: AnyObject) { nil }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    guard !isAsking, presentedViewController == nil else { return }
    isAsking = true
    let question = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    question.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [unowned self] _ in
        presentingViewController?.dismiss(animated: true)
      })
    question.addAction(
      UIAlertAction(title: "Keep", style: .cancel) { [unowned self] _ in
        if !isForgetful { isAsking = false }
      })
    present(question, animated: true)
  }
}
