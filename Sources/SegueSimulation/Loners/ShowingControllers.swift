import SegueKit

/// Overrides `show(_:sender:)` and says that it cannot perform it.
final class UnwillingController: UIViewController {
  override var overriddenActions: [Selector] { [.show] }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action != .show
  }

  override func show(_ viewController: UIViewController, sender: Any?) {}
}

/// Overrides `show(_:sender:)` and leaves it to `super`.
final class PassingOnController: UIViewController {
  override var overriddenActions: [Selector] { [.show] }

  override func show(_ viewController: UIViewController, sender: Any?) {
    super.show(viewController, sender: sender)
  }
}

/// A split view controller whose delegate, itself, says that it has shown whatever is to be shown.
final class SelfMadeSplitController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() { delegate = self }

  func splitViewController(
    _ splitViewController: UISplitViewController, show viewController: UIViewController,
    sender: Any?
  ) -> Bool { true }

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail viewController: UIViewController,
    sender: Any?
  ) -> Bool { true }
}

/// A split view controller whose delegate, itself, puts the controller of the scene `Front` in the
/// place of the primary column when it collapses.
final class FrontNamingSplitController: UISplitViewController, UISplitViewControllerDelegate {
  override func viewDidLoad() { delegate = self }

  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? {
    storyboard?.instantiateViewController(withIdentifier: "Front")
  }
}
