import SegueKit
import SegueSimulation

/// A container that shows one of its children behind what slides out of the way.
class SlidingContainer: UIViewController {
  /// Who is in front, as soon as a change begins.
  weak var front: UIViewController?

  override func install(_ newChildren: [UIViewController]) {
    for child in newChildren {
      addChild(child)
      child.didMove(toParent: self)
    }
    front = newChildren.first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let front { put(front.view) }
  }

  final func put(_ view: UIView) {
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.insertSubview(view, at: 0)
  }
}

/// A container that slides the child in front out of the way, and takes its view away when that is
/// done.
class SlidingDeck: SlidingContainer, BranchContainer {
  var selectedChild: UIViewController? { front }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard child !== front, child.parent === self else {
      completion?()
      return
    }
    let former = front
    front = child
    guard isViewLoaded else {
      completion?()
      return
    }
    put(child.view)
    guard let leaving = former?.viewIfLoaded else {
      completion?()
      return
    }
    UIView.animate(withDuration: animated ? 0.3 : 0) {
      leaving.frame.origin.x = -self.view.bounds.width
    } completion: { [weak self] _ in
      if former !== self?.front { self?.clear(leaving) }
      completion?()
    }
  }

  /// Takes away the view of a child that has slid out of the way.
  func clear(_ view: UIView) { view.removeFromSuperview() }

  override func unwind(for segue: UIStoryboardSegue, towards next: UIViewController) {
    if next.parent === self { select(next, animated: true, completion: nil) }
  }
}

/// A container of one child, which slides out and is taken off then.
class SlidingStage: SlidingContainer, MainChildContainer {
  var mainChild: UIViewController? { front }
  private var slide: UIViewPropertyAnimator?

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    finishSliding()
    guard child !== front else {
      completion?()
      return
    }
    let former = front
    front = child
    if child.parent !== self { addChild(child) }
    former?.willMove(toParent: nil)
    guard isViewLoaded else {
      former?.removeFromParent()
      child.didMove(toParent: self)
      completion?()
      return
    }
    put(child.view)
    let slide = UIViewPropertyAnimator(duration: animated ? 0.3 : 0, curve: .easeInOut) {
      former?.view.frame.origin.x = -self.view.bounds.width
    }
    slide.addCompletion { [weak self] _ in
      former?.view.removeFromSuperview()
      former?.removeFromParent()
      if let self, child.parent === self { child.didMove(toParent: self) }
      self?.slide = nil
      completion?()
    }
    self.slide = slide
    slide.startAnimation()
  }

  /// Brings a change that is under way to its end, before another one begins.
  private func finishSliding() {
    guard let slide else { return }
    slide.stopAnimation(false)
    slide.finishAnimation(at: .end)
  }
}
