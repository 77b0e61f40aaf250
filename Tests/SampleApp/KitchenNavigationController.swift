#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// A stack that says what it shows, and keeps drafts from an unwind that comes from elsewhere.
class KitchenNavigationController: UINavigationController {
  private(set) var shown = 0

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  /// What the cook looks at; a form that is just closing does not count any more.
  override var visibleViewController: UIViewController? {
    presentedViewController?.isBeingDismissed == true
      ? topViewController : super.visibleViewController
  }

  override func show(_ vc: UIViewController, sender: Any?) {
    shown += 1
    vc.navigationItem.backButtonTitle = topViewController?.title
    setNavigationBarHidden(false, animated: true)
    super.show(vc, sender: sender)
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard viewControllers.last !== viewController else { return }
    super.pushViewController(viewController, animated: animated)
  }

  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    super.allowedChildrenForUnwinding(from: source)
      .filter { !($0 is RecipeFormViewController) }
  }
}
