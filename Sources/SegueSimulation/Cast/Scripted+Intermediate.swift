import FlowModel
import SegueKit

/// A scripted controller, which is the delegate of its own intermediate action segues.
public protocol Scripted: UIViewController, IntermediateActionSegueDelegate {
  /// What its scene makes of it.
  var script: Script { get }
}

extension ScriptedViewController: Scripted {}
extension ScriptedNavigationController: Scripted {}
extension ScriptedTabBarController: Scripted {}
extension ScriptedSplitViewController: Scripted {}

extension Scripted {
  /// Makes what the scene declares to stand between, from a storyboard object of its own.
  public func intermediateViewController(for segue: IntermediateActionSegue) -> UIViewController? {
    script.makeIntermediate(for: segue.identifier ?? "")
  }

  /// Answers with the style that the scene declares.
  public func intermediateStyle(for segue: IntermediateActionSegue) -> IntermediateActionSegue.Style
  {
    script.intermediateStyle(for: segue.identifier ?? "")
  }

  /// Tells that it was told.
  public func willPresent(_ intermediate: UIViewController, for segue: IntermediateActionSegue) {
    script.recorder.callBack("intermediateWillPresent", to: self)
  }

  /// Tells that it was asked, and overrules the report when the scene declares that.
  public func intermediateActionSegue(
    _ segue: IntermediateActionSegue, completedBy intermediate: UIViewController, success: Bool,
    data: Any?
  ) -> Bool {
    script.recorder.callBack("intermediateCompleted", to: self)
    return script.overrules(segue.identifier ?? "") ? !success : success
  }
}

extension Script {
  /// Makes the controller that a segue puts between, from a storyboard object of its own.
  fileprivate func makeIntermediate(for identifier: String) -> UIViewController? {
    guard !scene.contract.declines.contains(where: { $0.text == identifier }),
      let via = intermediate(for: identifier)?.scene, blueprint.index(of: via) != nil
    else { return nil }
    return UIStoryboard(blueprint, own: own, recorder: recorder)
      .instantiateViewController(withIdentifier: via.text)
  }

  fileprivate func intermediateStyle(for identifier: String) -> IntermediateActionSegue.Style {
    switch intermediate(for: identifier)?.style {
    case .show, nil: .show
    case .modal: .modal
    case .popover: .popover
    case .custom: .custom
    }
  }

  fileprivate func overrules(_ identifier: String) -> Bool {
    scene.contract.overrules.contains { $0.text == identifier }
  }

  private func intermediate(for identifier: String) -> Intermediate? {
    blueprint.index(of: SegueIdentifier(identifier), from: scene.name)
      .flatMap { blueprint.segues[$0].intermediate }
  }
}
