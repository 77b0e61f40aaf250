import FlowFuzzing
import FlowModel
import SegueKitFoundation
import SegueSimulation
import Testing

/// A card that a pan of its own pulls down, with an animator that follows the pan.
private final class Card: UIViewController, UIViewControllerTransitioningDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let isSlippery: Bool
  private var pull: UIPercentDrivenInteractiveTransition?

  /// Makes a card; a slippery one goes also when the pull was taken back.
  init(isSlippery: Bool) {
    self.isSlippery = isSlippery
    super.init(nibName: nil, bundle: nil)
    transitioningDelegate = self
  }

  required override init?(coder: AnyObject) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: "pull:"))
  }

  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == "pull:" else { return super.action(for: selector) }
    return { [unowned self] pan in (pan as? UIPanGestureRecognizer).map(follow) }
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    let progress = max(0, pan.translation(in: view).y) / view.bounds.height
    switch pan.state {
    case .began:
      guard presentingViewController != nil, !isBeingPresented, !isBeingDismissed else { return }
      pull = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: pull?.update(progress)
    case .ended where progress > 0.4:
      pull?.finish()
      pull = nil
    case .ended, .cancelled, .failed:
      pull?.cancel()
      pull = nil
    default: break
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pull }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let below = transitionContext.view(forKey: .to)
    if let below { transitionContext.containerView.insertSubview(below, at: 0) }
    UIView.animate(withDuration: 0.3) {
    } completion: { [isSlippery] _ in
      let isTakenBack = transitionContext.transitionWasCancelled && !isSlippery
      if isTakenBack { below?.removeFromSuperview() }
      transitionContext.completeTransition(!isTakenBack)
    }
  }
}

@Suite struct `A card that a pan of its own pulls` {
  @Test(arguments: [(true, ["transition.cancel-restores-everything"]), (false, [])])
  func `stays when the pull is taken back`(isSlippery: Bool, invariants: [InvariantID]) {
    let system = SegueSimulation(registering: [
      RegisteredClass(Card.self, declaring: Contract()) { Card(isSlippery: isSlippery) }
    ])
    let judgement = Judge(of: system).judge(
      Scenario(
        World(
          storyboard: Storyboard(scenes: [Scene("Card", .content, className: "Card")]),
          stage: Stage(root: StageEntry("a", .stock(.content)))),
        steps: [
          Step(.present(.new(.scene("Card")), on: "a", style: .fullScreen), creating: ["card"]),
          Step(.tap("card", "half-pan-down")),
        ]))
    #expect(judgement.trace.events.contains { $0.kind == .interaction })
    #expect(judgement.violations.map(\.signature.invariant) == invariants)
  }
}
