#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// Counts the sheets that a user has pulled away; for any number of presentations.
final class DismissalCounter: NSObject, UIAdaptivePresentationControllerDelegate {
  private(set) var count = 0

  func watch(_ controller: UIViewController) {
    controller.presentationController?.delegate = self
  }

  func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {
    count += 1
  }
}
