import FlowModel
import SegueKit

extension Script: UIAdaptivePresentationControllerDelegate {
  /// Answers with the form that the scene declares, or else with UIKit's.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    scene.contract.adapts.map(UIModalPresentationStyle.init) ?? controller.adaptivePresentationStyle
  }

  /// Puts a stack around the controller when the scene declares that.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard scene.contract.replacement == .navigation else { return nil }
    return recorder.stack(around: controller.presentedViewController)
  }

  /// Lets the user dismiss unless the scene keeps them.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { !scene.contract.keeps }
}

extension Script: UISplitViewControllerDelegate {
  /// Takes the secondary column away when the scene declares that.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    scene.contract.collapse == .discards
  }
}
