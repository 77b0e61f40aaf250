import SegueKit
import SegueSimulation

/// A container that slides the child in front out of the way, and takes its view away when that is
/// done.
class SlidingDeck: UIViewController, BranchContainer {
  private(set) weak var selectedChild: UIViewController?

  override func install(_ newChildren: [UIViewController]) {
    for child in newChildren {
      addChild(child)
      child.didMove(toParent: self)
    }
    selectedChild = newChildren.first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let selectedChild { put(selectedChild.view) }
  }

  private func put(_ view: UIView) {
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.insertSubview(view, at: 0)
  }

  func select(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard child !== selectedChild, child.parent === self else {
      completion?()
      return
    }
    let former = selectedChild
    selectedChild = child
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
      if former !== self?.selectedChild { self?.clear(leaving) }
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
class SlidingStage: UIViewController, MainChildContainer {
  weak var mainChild: UIViewController?
  private var slide: UIViewPropertyAnimator?

  override func install(_ newChildren: [UIViewController]) {
    for child in newChildren {
      addChild(child)
      child.didMove(toParent: self)
    }
    mainChild = newChildren.first
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    if let mainChild { put(mainChild.view) }
  }

  private func put(_ view: UIView) {
    view.frame = self.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view.insertSubview(view, at: 0)
  }

  func setMainChild(_ child: UIViewController, animated: Bool, completion: (() -> Void)?) {
    finishSliding()
    guard child !== mainChild else {
      completion?()
      return
    }
    let former = mainChild
    mainChild = child
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
