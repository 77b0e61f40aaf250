#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// Presents a screen as a card that dims what lies below.
final class CardPresentation: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }
}

/// Dims what lies below a card for as long as the card is there.
final class CardPresentationController: UIPresentationController {
  private(set) var isDimmed = false

  override var shouldRemovePresentersView: Bool { false }

  override init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    super.init(
      presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    guard let coordinator = presentedViewController.transitionCoordinator else {
      isDimmed = true
      return
    }
    coordinator.animate(alongsideTransition: { _ in self.isDimmed = true })
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    if !completed { isDimmed = false }
  }

  override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    presentedViewController.transitionCoordinator?.animateAlongsideTransition(
      in: presentedView, animation: { _ in self.isDimmed = false })
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    isDimmed = !completed
  }
}
