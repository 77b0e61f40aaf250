import SegueKit
import Testing

@Suite struct `The view in which a transition takes place` {
  private let slide = Slide()

  @Test func `holds the view that goes, and takes the one that comes`() {
    let staging = Staging()
    let (root, top) = staging.make { (Page("root"), Page("top")) }
    let nav = staging.make { stack("nav", root) }
    staging.make {
      nav.delegate = slide
      staging.window.rootViewController = nav
      nav.pushViewController(top, animated: true)
      #expect(slide.views == [root.view, top.view])
      #expect(top.view.superview === slide.container && top.view.window === staging.window)
      #expect(slide.container?.window === staging.window)
      #expect(slide.frames == [.zero, staging.window.bounds, staging.window.bounds, .zero])
      staging.environment.settle()
      #expect(top.view.superview === nav.view && root.view.superview == nil)
      #expect(slide.container?.superview == nil)
    }
    #expect(
      staging.diary.appearances == [
        "willAppear nav", "willAppear root", "didAppear nav", "didAppear root",
        "willDisappear root", "willAppear top", "didDisappear root", "didAppear top",
      ])
  }

  @Test func `of a presentation is there until that is over`() {
    let staging = Staging()
    let (root, card) = staging.make { (Page("root"), Page("card")) }
    staging.make {
      staging.window.rootViewController = root
      card.modalPresentationStyle = .fullScreen
      card.transitioningDelegate = slide
      #expect(card.presentationController?.containerView == nil)
      root.present(card, animated: true)
      #expect(slide.views == [root.view, card.view])
      let container = card.presentationController?.containerView
      #expect(container != nil && container === slide.container)
      staging.environment.settle()
      #expect(card.view.superview === container)
      #expect(root.view.superview == nil && root.view.window == nil)
      root.dismiss(animated: true)
      #expect(slide.views == [card.view, root.view])
      #expect(slide.container === container)
      staging.environment.settle()
      #expect(card.view.superview == nil && container?.superview == nil)
      #expect(root.view.superview === staging.window && root.view.window === staging.window)
    }
    #expect(staging.tree == "root")
  }

  @Test func `has not the view of a presenter that stays below`() {
    let staging = Staging()
    let (root, card) = staging.make { (Page("root"), Page("card")) }
    staging.make {
      staging.window.rootViewController = root
      card.modalPresentationStyle = .overFullScreen
      card.transitioningDelegate = slide
      root.present(card, animated: true)
      #expect(slide.views == [card.view])
      #expect(
        slide.frames == [
          .zero, staging.window.bounds, staging.window.bounds, staging.window.bounds,
        ])
    }
  }

  @Test func `gives back what was not to go after all`() {
    let staging = Staging()
    let (root, card) = staging.make { (Page("root"), Page("card")) }
    slide.isPatient = true
    staging.make {
      staging.window.rootViewController = root
      card.modalPresentationStyle = .fullScreen
      card.transitioningDelegate = slide
      root.present(card, animated: true)
      slide.context?.completeTransition(false)
      #expect(card.view.superview == nil && root.view.superview === staging.window)
    }
    #expect(staging.tree == "root")
  }

  @Test func `leaves the view of a child in its parent, as far as anybody is told`() {
    let staging = Staging()
    let (child, card) = staging.make { (Page("child").definingContext(), Page("card")) }
    let root = staging.make { box("root", child) }
    let told = staging.appearances {
      staging.window.rootViewController = root
      root.view.layoutIfNeeded()
      card.modalPresentationStyle = .currentContext
      card.transitioningDelegate = slide
      child.present(card, animated: true)
      staging.environment.settle()
      child.dismiss(animated: true)
      staging.environment.settle()
      #expect(child.view.superview === root.view)
    }
    #expect(
      told.suffix(4) == [
        "willDisappear card", "willAppear child", "didAppear child", "didDisappear card",
      ])
  }

  @Test func `is known to what moves alongside`() {
    let staging = Staging()
    let top = staging.make { Page("top") }
    let nav = staging.make { stack("nav", Page("root")) }
    staging.make {
      nav.delegate = slide
      staging.window.rootViewController = nav
      nav.pushViewController(top, animated: true)
      #expect(nav.transitionCoordinator?.containerView === slide.container)
      #expect(nav.transitionCoordinator?.transitionDuration == 0.2)
      #expect(nav.transitionCoordinator?.view(forKey: .to) === top.view)
      staging.environment.settle()
      nav.delegate = nil
      nav.popViewController(animated: true)
      #expect(nav.transitionCoordinator?.containerView.window === staging.window)
      #expect(nav.transitionCoordinator?.transitionDuration == 0.35)
    }
  }

  @Test func `is laid out for what looks after a custom presentation`() {
    let staging = Staging()
    let (root, card) = staging.make { (Page("root"), Page("card")) }
    staging.make {
      let drawer = Drawer(presentedViewController: card, presenting: nil)
      slide.presentation = drawer
      staging.window.rootViewController = root
      card.modalPresentationStyle = .custom
      card.transitioningDelegate = slide
      root.present(card, animated: true)
      #expect(drawer.calls == ["begin in container", "will lay out", "did lay out"])
      #expect(drawer.dimming.window === staging.window)
      #expect(slide.frames[1] == drawer.frameOfPresentedViewInContainerView)
      #expect(card.view.frame == CGRect(x: 724, y: 0, width: 300, height: 768))
      staging.environment.settle()
      staging.window.traitOverrides.horizontalSizeClass = .compact
      #expect(drawer.calls.count == 5)
      root.dismiss(animated: false)
      #expect(drawer.dimming.window == nil)
    }
  }
}

/// Slides views in and out of the container, as animators do.
private final class Slide: UIViewControllerAnimatedTransitioning {
  var isPatient = false
  var context: (any UIViewControllerContextTransitioning)?
  var presentation: UIPresentationController?
  private(set) var container: UIView?
  private(set) var views: [UIView] = []
  /// Of who comes and of who goes, at the beginning and in the end.
  private(set) var frames: [CGRect] = []

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> Double { 0.2 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    container = context.containerView
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return }
    views = [context.view(forKey: .from), context.view(forKey: .to)].compactMap(\.self)
    frames = [
      context.initialFrame(for: to), context.finalFrame(for: to), context.initialFrame(for: from),
      context.finalFrame(for: from),
    ]
    if let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: to)
      context.containerView.addSubview(view)
    }
    guard !isPatient else { return }
    UIView.animate(withDuration: transitionDuration(using: context)) {
      context.view(forKey: .from)?.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

extension Slide: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { presentation }
}

/// Dims what lies below a drawer.
private final class Drawer: UIPresentationController {
  let dimming = UIView()
  private(set) var calls: [String] = []

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: bounds.maxX - 300, y: 0, width: 300, height: bounds.height)
  }

  override func presentationTransitionWillBegin() {
    calls.append(containerView == nil ? "begin" : "begin in container")
    dimming.frame = containerView?.bounds ?? .zero
    containerView?.insertSubview(dimming, at: 0)
  }

  override func containerViewWillLayoutSubviews() {
    calls.append("will lay out")
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  override func containerViewDidLayoutSubviews() { calls.append("did lay out") }
}
