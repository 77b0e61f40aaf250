import SegueKit

// Screens that are right and are presented in a way of their own.

/// Is presented as a card, with a controller of its own that says what the card covers.
class CardController: UIViewController, UIViewControllerTransitioningDelegate {
  override init(nibName: String? = nil, bundle: AnyObject? = nil) {
    super.init(nibName: nibName, bundle: bundle)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingController(presentedViewController: presented, presenting: presenting)
  }
}

/// A card that covers all there is, and takes it away.
final class CurtainController: CardController {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CurtainPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// A card that covers the nearest context alone.
final class InsetController: CardController {
  override func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    InsetPresentation(presentedViewController: presented, presenting: presenting)
  }
}

/// Dims what lies below alongside, and tells the presenter that it may be touched again.
private class DimmingController: UIPresentationController {
  private var isDimmed = false

  override func presentationTransitionWillBegin() { dim(true) }

  override func presentationTransitionDidEnd(_ completed: Bool) { isDimmed = completed }

  override func dismissalTransitionWillBegin() { dim(false) }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    isDimmed = !completed
    if completed { presentingViewController.setNeedsVisibleChildrenUpdate() }
  }

  private func dim(_ isDimmed: Bool) {
    guard let coordinator = presentedViewController.transitionCoordinator else {
      return self.isDimmed = isDimmed
    }
    coordinator.animate(alongsideTransition: { [weak self] _ in self?.isDimmed = isDimmed })
  }
}

private final class CurtainPresentation: DimmingController {
  override var shouldRemovePresentersView: Bool { true }
}

private final class InsetPresentation: DimmingController {
  override var shouldPresentInFullscreen: Bool { false }
}
