import FlowModel
import SegueKit

// Delegates of an app's own, who answer in the place of those that keep the contracts of scenes.
extension Recorder {
  /// Takes down when an app is itself the delegate of a presentation.
  ///
  /// What the scene says of how that adapts, and whether the user may leave it, does not count
  /// then, unless the delegate says the same.
  func noteDelegate(ofPresented shown: UIViewController) {
    guard let presentation = shown.presentationController, isForeign(presentation.delegate),
      !(presentation.delegate is ScriptedViewController)
    else { return }
    let presented = number(of: presentation.presentedViewController)
    for facet in [Contract.Facet.adapts, .exits]
    where !keepsDefaults(presentation.delegate, in: facet, for: presented) {
      overrule(facet, of: presented)
    }
  }

  /// Takes down when an app keeps the user in what is presented, or lets them go, other than the
  /// scenes of those who can be seen there say.
  ///
  /// It sets `isModalInPresentation` while somebody writes, and of a stack that no class of its own
  /// stands for.
  func noteKeeping(inPresented shown: UIViewController) {
    guard shown.contains(where: isModalOnItsOwn) else { return }
    overrule(.exits, of: number(of: shown))
  }

  /// Whether a controller keeps the user, or lets them go, and its scene does not say so.
  private func isModalOnItsOwn(_ controller: UIViewController) -> Bool {
    let promise = number(ofBirth: controller.birth).flatMap(contract)
    return controller.isModalInPresentation != (promise?.isModal ?? false)
  }

  /// Takes down when a screen has made itself the delegate of what it stands in.
  ///
  /// The container does not answer for its class any more then, and the screen may hear of an end
  /// that it has not heard begin.
  ///
  /// Which columns with names are left in a narrow window a scene never says.
  func noteDelegate(ofContainer container: UIViewController, as number: ControllerID) {
    if let split = container as? UISplitViewController, split.hasNamedColumns {
      return overrule(.adapts, of: number)
    }
    let (delegate, facet): (AnyObject?, Contract.Facet) =
      switch container {
      case let stack as UINavigationController: (stack.delegate, .calls)
      case let tabs as UITabBarController: (tabs.delegate, .exits)
      case let split as UISplitViewController: (split.delegate, .adapts)
      default: (nil, .calls)
      }
    guard isForeign(delegate), delegate !== container, delegate is UIViewController else { return }
    overrule(facet, of: number)
  }

  /// Whether somebody is a delegate who does not keep the contracts of scenes.
  ///
  /// A delegate that keeps contracts has to keep those of others, too.
  private func isForeign(_ delegate: AnyObject?) -> Bool {
    delegate != nil && !(delegate is ScriptedDelegate) && !(delegate is HouseDelegate)
  }

  /// Whether a delegate is of a class that declares to answer as UIKit does, to somebody who
  /// expects nothing else.
  private func keepsDefaults(
    _ delegate: AnyObject?, in facet: Contract.Facet, for controller: ControllerID
  ) -> Bool {
    guard let delegate = delegate as? UIViewController,
      let promise = number(ofBirth: delegate.birth).flatMap(contract)
    else { return false }
    let expected = contract(of: controller) ?? Contract()
    return !promise.unknown.contains(facet) && promise.isDefault(in: facet)
      && expected.isDefault(in: facet)
  }

  func contract(of controller: ControllerID) -> Contract? {
    cast[controller.index].scene.map { blueprint.scenes[$0].contract }
  }
}

extension UIViewController {
  /// Whether a condition holds for this controller, or for one that can be seen in it.
  fileprivate func contains(where condition: (UIViewController) -> Bool) -> Bool {
    condition(self) || visibleChildren.contains { $0.contains(where: condition) }
  }
}

extension Contract {
  /// Whether the delegate of a presentation that keeps it answers as UIKit does by default.
  fileprivate func isDefault(in facet: Facet) -> Bool {
    switch facet {
    case .adapts: adapts == nil && replacement == nil
    case .exits: !keeps
    case .unwinds, .refuses, .searches, .context, .appearing, .show, .calls: false
    }
  }
}
