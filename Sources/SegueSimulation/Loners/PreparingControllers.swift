import SegueKit

/// Shows the controller of the scene `Hint` whenever it prepares.
final class HintController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let hint = storyboard?.instantiateViewController(withIdentifier: "Hint") else { return }
    show(hint, sender: self)
  }
}

/// Makes itself the delegate of a popover when it prepares, and keeps it a popover in any window.
final class PopoverKeeperController: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    segue.destination.popoverPresentationController?.delegate = self
  }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
