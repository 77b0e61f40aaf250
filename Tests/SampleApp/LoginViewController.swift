#if canImport(UIKit)
import UIKit
#else
import SegueKitFoundation
#endif

/// The gate: it asks who comes in, and is asked again after a log-out.
class LoginViewController: UIViewController {
  var name = "Ada"
  private var attempts = 0

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard identifier == "enter" else { return true }
    attempts += 1
    return !name.isEmpty
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    guard let main = segue.destination as? MainTabBarController else { return }
    main.visitor = name
    main.modalPresentationStyle = .fullScreen
  }

  @IBAction func logOut(_ segue: UIStoryboardSegue) {
    attempts = 0
  }

  #if !canImport(UIKit)
  override func unwindAction(for action: Selector) -> ((UIStoryboardSegue) -> Void)? {
    action == "logOut:" ? logOut : super.unwindAction(for: action)
  }
  #endif
}
