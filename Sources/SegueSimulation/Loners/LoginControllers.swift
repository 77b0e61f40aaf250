import SegueKit

/// Gives its intermediate action segue the controller of the scene `Login`, and is no delegate.
final class LoginByPropertyController: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let segue = segue as? IntermediateActionSegue else { return }
    segue.intermediateViewController = storyboard?.instantiateViewController(
      withIdentifier: "Login")
  }
}

/// On its action `login`, makes an intermediate action segue to the scene `Login` and performs it
/// by hand.
///
/// When the flow reports, it performs its segue `granted` or `denied`.
final class LoginByHandController: UIViewController, IntermediateActionSegueDelegate {
  override func action(for selector: Selector) -> ((Any) -> Void)? {
    guard selector == Selector("login") else { return nil }
    return { [unowned self] _ in login() }
  }

  private func login() {
    let segue = IntermediateActionSegue(
      identifier: nil, source: self,
      intermediate: storyboard?.instantiateViewController(withIdentifier: "Login")
    ) { [unowned self] success, data in
      performSegue(withIdentifier: success ? "granted" : "denied", sender: data)
    }
    segue.perform()
  }
}
