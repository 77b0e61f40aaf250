import FlowFuzzing
import FlowModel
import SegueKitFoundation
import Testing

/// A stack with a button, in its view or in its bar, that is disabled while a form is shown, and
/// enabled again by the form, or also when that is pulled down.
private final class FormStack: UINavigationController, UIAdaptivePresentationControllerDelegate {
  private let heedsPulls: Bool
  private let setEnabled: (Bool) -> Void

  init(heedsPulls: Bool, hasBarButton: Bool) {
    self.heedsPulls = heedsPulls
    let page = UIViewController()
    let action = UIAction(title: "New") { [unowned page] _ in
      (page.navigationController as? FormStack)?.showForm()
    }
    if hasBarButton {
      let button = UIBarButtonItem(primaryAction: action)
      page.navigationItem.rightBarButtonItem = button
      setEnabled = { button.isEnabled = $0 }
    } else {
      let button = UIButton(primaryAction: action)
      page.view.addSubview(button)
      setEnabled = { button.isEnabled = $0 }
    }
    super.init(nibName: nil, bundle: nil)
    viewControllers = [page]
  }

  required override init?(coder: AnyObject) { nil }

  private func showForm() {
    let form = UIViewController.screen("Save") { [unowned self] in
      setEnabled(true)
      dismiss(animated: true)
    }
    form.modalPresentationStyle = .formSheet
    if heedsPulls { form.presentationController?.delegate = self }
    setEnabled(false)
    present(form, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    setEnabled(true)
  }
}

@Suite struct `A button that is disabled while a form is shown` {
  @Test(arguments: [true, false], [true, false])
  func `is told of where it stays so`(heedsPulls: Bool, hasBarButton: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      FormStack(heedsPulls: heedsPulls, hasBarButton: hasBarButton)
    }
    let findings = app.report(flows: 24).findings
    let ids = findings.map(\.signature.invariant)
    #expect(ids == (heedsPulls ? [] : ["rule.what-opens-opens-again"]))
    #expect(
      findings.first?.scenario.steps.map(\.kind) == (heedsPulls ? nil : [.tap, .swipeDown, .tap]))
  }
}

/// Two pages to turn, and a button for the second one, which is disabled while that is shown, or
/// also after it, where the user has turned the page.
private final class Pages: UIViewController, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  private let heedsTurns: Bool
  private let pages = [UIViewController(), UIViewController()]
  private let pager = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)
  private var button: UIButton?

  init(heedsTurns: Bool) {
    self.heedsTurns = heedsTurns
    super.init(nibName: nil, bundle: nil)
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([pages[0]], direction: .forward, animated: false)
    addChild(pager)
    view.addSubview(pager.view)
    pager.didMove(toParent: self)
    let made = UIButton(primaryAction: UIAction(title: "Two") { [unowned self] _ in goOn() })
    view.addSubview(made)
    button = made
  }

  private func goOn() {
    pager.setViewControllers([pages[1]], direction: .forward, animated: true)
    button?.isEnabled = false
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore page: UIViewController
  ) -> UIViewController? { page === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter page: UIViewController
  ) -> UIViewController? { page === pages[0] ? pages[1] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if heedsTurns { button?.isEnabled = pageViewController.viewControllers?.first === pages[0] }
  }
}

@Suite struct `A button that is disabled while its page is shown` {
  @Test(arguments: [true, false])
  func `is told of where it stays so when the page was turned by hand`(heedsTurns: Bool) {
    let app = CodeMadeApp(contract: .undeclared) {
      UINavigationController(rootViewController: Pages(heedsTurns: heedsTurns))
    }
    let findings = app.report(flows: 24).findings
    let ids = findings.map(\.signature.invariant)
    #expect(ids == (heedsTurns ? [] : ["rule.what-opens-opens-again"]))
    #expect(findings.first?.scenario.steps.map(\.kind) == (heedsTurns ? nil : [.tap, .tap, .tap]))
  }
}
