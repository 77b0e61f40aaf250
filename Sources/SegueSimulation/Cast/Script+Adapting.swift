import FlowModel
import SegueKit

extension Script: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    scene.contract.adapts.map(UIModalPresentationStyle.init) ?? controller.adaptivePresentationStyle
  }

  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    guard scene.contract.replacement == .navigation else { return nil }
    return recorder.stack(around: controller.presentedViewController)
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { !scene.contract.keeps }
}

extension Script: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    scene.contract.collapse == .discards
  }
}
