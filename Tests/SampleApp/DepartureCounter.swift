#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// Counts the screens that have left a stack for good, by whatever way was animated.
final class DepartureCounter: NSObject, UINavigationControllerDelegate {
  private(set) var count = 0

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard
      let former = navigationController.transitionCoordinator?.viewController(forKey: .from),
      !navigationController.viewControllers.contains(former)
    else { return }
    count += 1
  }
}
