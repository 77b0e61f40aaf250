import FlowModel
import SegueKit

/// The delegate of the app, and of controllers without a scene, that leaves everything to the
/// house.
///
/// It stands apart from the recorder for the reason for which ``ScriptedDelegate`` stands apart
/// from the script.
final class HouseDelegate: UIAdaptivePresentationControllerDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  private unowned let recorder: Recorder

  init(of recorder: Recorder) { self.recorder = recorder }

  /// Becomes the delegate of a controller that has none.
  func listen(to controller: UIViewController) { controller.leaveDelegation(to: self) }
}

extension UIViewController {
  /// Has somebody of the run's be its delegate wherever the app is not; the delegate of a scene
  /// takes the place of the house's.
  func leaveDelegation(
    to delegate: some UIAdaptivePresentationControllerDelegate & UINavigationControllerDelegate
      & UITabBarControllerDelegate
  ) {
    delegatePresentations(to: delegate)
    if let stack = self as? UINavigationController, isOfHouse(stack.delegate) {
      stack.delegate = delegate
    }
    if let tabs = self as? UITabBarController, isOfHouse(tabs.delegate) { tabs.delegate = delegate }
  }

  /// What looks after its own presentation, when it is presented.
  fileprivate var ownPresentation: UIPresentationController? {
    parent == nil && presentingViewController != nil ? presentationController : nil
  }

  /// Whether an app has made somebody its delegate before anybody knew of it.
  var hasOwnDelegate: Bool {
    ownPresentation?.delegate != nil || transitioningDelegate != nil
      || (self as? UINavigationController)?.delegate != nil
      || (self as? UITabBarController)?.delegate != nil
      || (self as? UISplitViewController)?.delegate != nil
  }
}

// What the app has made in code it makes again when it is restored.
extension HouseDelegate: UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController? {
    let kind = ControllerKind.allCases.first {
      $0.restorationIdentifier == identifierComponents.last
    }
    guard let kind else { return nil }
    let made = UIViewController.stock(kind)
    recorder.takeDownBirth(ofHouse: made, kind)
    return made
  }
}

extension ControllerKind {
  /// By what one that is made from no scene is found again.
  var restorationIdentifier: String {
    switch self {
    case .content: "content"
    case .navigation: "navigation"
    case .tabs: "tabs"
    case .split: "split"
    }
  }
}

/// Whether nobody is the delegate, or the house.
private func isOfHouse(_ delegate: AnyObject?) -> Bool {
  delegate == nil || delegate is HouseDelegate
}
