#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// Everything behind the gate.
class MainTabBarController: UITabBarController {
  var visitor: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    if selectedViewController == nil { selectedIndex = 0 }
  }

  /// Brings the tab of a controller to the front, wherever in it the controller stands.
  func reveal(_ controller: UIViewController) {
    guard let tab = viewControllers?.first(where: { contains(controller, in: $0) }) else { return }
    selectedViewController = tab
    if presentedViewController != nil { dismiss(animated: true) }
  }

  private func contains(_ controller: UIViewController, in tab: UIViewController) -> Bool {
    sequence(first: controller, next: { $0.parent }).contains(tab)
  }

  override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
    visitor = visitor ?? "somebody"
  }
}
