import FlowModel
import SegueKit

/// The delegate of the controllers of one scene, which answers as their contract declares.
///
/// Delegates are weak, and an object that was ever weakly referenced is slower to retain. That is
/// why the script, which all controllers of the scene retain, is no delegate itself.
final class ScriptedDelegate {
  private let scene: Scene
  private let recorder: Recorder
  /// What a stack that begins to go back hands out to be driven.
  private var swipe: UIPercentDrivenInteractiveTransition?

  /// Becomes the delegate of the controllers of a scene.
  init(keeping scene: Scene, telling recorder: Recorder) {
    self.scene = scene
    self.recorder = recorder
  }

  private var contract: Contract { _read { yield scene.contract } }
  private var animator: ScriptedAnimator? { contract.animates.map(ScriptedAnimator.init) }

  /// Does what the class's own gesture does when the user begins to swipe back, and says whether it
  /// has one.
  func beginSwipe(of stack: UINavigationController) -> Bool {
    guard contract.hasOwnBackSwipe else { return false }
    swipe = UIPercentDrivenInteractiveTransition()
    stack.popViewController(animated: true)
    swipe = nil
    return true
  }
}

extension ScriptedDelegate: UIAdaptivePresentationControllerDelegate {
  /// Answers with the form that the scene declares, or else with UIKit's.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    contract.adapts.map(UIModalPresentationStyle.init) ?? controller.adaptivePresentationStyle
  }

  /// Puts a stack around the controller when the scene declares that.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard contract.replacement == .navigation else { return nil }
    return recorder.stack(around: controller.presentedViewController)
  }

  /// Lets the user dismiss unless the scene keeps them.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { !contract.keeps }
}

extension ScriptedDelegate: UITabBarControllerDelegate {
  /// Lets the user go to any tab unless the scene is locked.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { !contract.isLocked }
}

extension ScriptedDelegate: UISplitViewControllerDelegate {
  /// Takes the secondary column away when the scene declares that.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    contract.collapse == .discards
  }
}

extension ScriptedDelegate: UIViewControllerTransitioningDelegate {
  /// The animator that the scene declares, if it declares one.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  /// The animator that the scene declares, if it declares one.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}

extension ScriptedDelegate: UINavigationControllerDelegate {
  /// The animator that the scene declares, if it declares one.
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  /// What the user has in hand who begins to swipe back.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe }
}
