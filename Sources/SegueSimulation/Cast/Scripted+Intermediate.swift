import FlowModel
import SegueKit

/// A scripted controller, which is the delegate of its own intermediate action segues.
protocol Scripted: UIViewController, IntermediateActionSegueDelegate {
  /// What its scene makes of it.
  var script: Script { get }
}

extension ScriptedViewController: Scripted {}
extension ScriptedNavigationController: Scripted {}
extension ScriptedTabBarController: Scripted {}
extension ScriptedSplitViewController: Scripted {}

extension Scripted {
  func intermediateViewController(for segue: IntermediateActionSegue) -> UIViewController? {
    script.makeIntermediate(for: segue.identifier ?? "")
  }

  func intermediateStyle(for segue: IntermediateActionSegue) -> IntermediateActionSegue.Style {
    script.intermediateStyle(for: segue.identifier ?? "")
  }

  func willPresent(_ intermediate: UIViewController, for segue: IntermediateActionSegue) {
    script.recorder.callBack("intermediateWillPresent", to: self)
  }

  func intermediateActionSegue(
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
    return UIStoryboard(blueprint, recorder: recorder)
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
