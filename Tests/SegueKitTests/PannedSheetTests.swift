import SegueKit
import Testing

/// A page over a dimmed one, which a pan pulls down, and which comes back when the pan is taken
/// back.
private final class PannedPage: UIViewController, UIViewControllerTransitioningDelegate {
  let fade = Fade()
  var dropsItsView = false

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "sheet"
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "pan:"))
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    selector == "pan:"
      ? { [unowned self] in ($0 as? UIPanGestureRecognizer).map(pan) }
      : super.action(for: selector)
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      fade.interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: fade.interactor?.update(pan.translation(in: view).y / 500)
    default:
      let interactor = fade.interactor
      if pan.velocity(in: view).y > 0 { interactor?.finish() } else { interactor?.cancel() }
      fade.interactor = nil
    }
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let made = DimmingPresentation(presentedViewController: presented, presenting: presenting)
    made.dropsTheView = dropsItsView
    return made
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { fade }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { fade.interactor }
}

/// A presentation that dims what lies below, and may clean up however a dismissal ends.
private final class DimmingPresentation: UIPresentationController {
  var dropsTheView = false
  private let dimming = UIView()

  override var shouldRemovePresentersView: Bool { false }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    { [unowned self] _ in presentedViewController.dismiss(animated: true) }
  }

  override func presentationTransitionWillBegin() {
    containerView?.addSubview(dimming)
    dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: "tap:"))
    let close = UIAction(title: "close") { [unowned self] _ in
      presentedViewController.dismiss(animated: true)
    }
    containerView?.addSubview(UIButton(primaryAction: close))
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed || dropsTheView { dimming.removeFromSuperview() }
    if dropsTheView { presentedView?.removeFromSuperview() }
  }
}

@Suite struct `A sheet that a pan of its own pulls down` {
  private let staging = Staging()
  private let sheet: PannedPage

  init() {
    sheet = staging.make { PannedPage() }
    staging.make {
      staging.window.rootViewController = Page("root")
      staging.window.rootViewController?.present(sheet, animated: false)
    }
  }

  private func lines(touching title: String) -> [String] {
    staging.lines {
      sheet.touchables.first { $0.title == title }?.touch()
      staging.environment.settle()
    }
  }

  @Test func `is dismissed when it is pulled all the way`() {
    let lines = lines(touching: "pan-down")
    #expect(!lines.contains { $0.hasPrefix("warned") })
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `is dismissed when a control beside it is touched`() {
    #expect(!lines(touching: "outside-close").isEmpty)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `is dismissed when its presentation hears of a tap beside it`() {
    #expect(!lines(touching: "outside-tap").contains { $0.hasPrefix("warned") })
    #expect(sheet.presentingViewController == nil)
  }

  @Test(arguments: ["half-pan-down", "pan-up"])
  func `stays when it is let go too early, with its view, unless that is dropped`(title: String) {
    #expect(!lines(touching: title).contains { $0.hasPrefix("warned") })
    #expect(sheet.presentingViewController != nil)
    staging.make {
      sheet.presentingViewController?.dismiss(animated: false)
      sheet.dropsItsView = true
      staging.window.rootViewController?.present(sheet, animated: false)
    }
    #expect(lines(touching: title).contains("warned viewMissing sheet"))
  }
}
