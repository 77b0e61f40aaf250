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
    script.makeIntermediate(for: segue)
  }

  /// Answers with the style that the scene declares.
  public func intermediateStyle(for segue: IntermediateActionSegue) -> IntermediateActionSegue.Style
  {
    script.intermediateStyle(for: segue)
  }

  /// Tells that it was told, and gives a popover something to point at.
  public func willPresent(_ intermediate: UIViewController, for segue: IntermediateActionSegue) {
    if intermediate.modalPresentationStyle == .popover {
      intermediate.popoverPresentationController?.sourceView = UIView()
    }
    script.recorder.callBack("intermediateWillPresent", to: self)
  }

  /// Tells that it was asked, and overrules the report when the scene declares that.
  public func intermediateActionSegue(
    _ segue: IntermediateActionSegue, completedBy intermediate: UIViewController, success: Bool,
    data: Any?
  ) -> Bool {
    script.recorder.callBack("intermediateCompleted", to: self)
    return script.overrules(segue) ? !success : success
  }
}

extension Script {
  /// Makes the controller that a segue puts between, from a storyboard object of its own.
  fileprivate func makeIntermediate(for segue: IntermediateActionSegue) -> UIViewController? {
    guard let segue = declaration(of: segue), let via = segue.intermediate?.scene,
      !contract.declines.contains(segue.identifier), blueprint.index(of: via) != nil
    else { return nil }
    return UIStoryboard.scripted().instantiateViewController(withIdentifier: via.text)
  }

  fileprivate func intermediateStyle(
    for segue: IntermediateActionSegue
  ) -> IntermediateActionSegue.Style {
    switch declaration(of: segue)?.intermediate?.style {
    case .show, nil: .show
    case .modal: .modal
    case .popover: .popover
    case .custom: .custom
    }
  }

  fileprivate func overrules(_ segue: IntermediateActionSegue) -> Bool {
    declaration(of: segue).map { contract.overrules.contains($0.identifier) } ?? false
  }

  /// The declaration of a segue, which may have no identifier at run time.
  private func declaration(of segue: IntermediateActionSegue) -> Segue? {
    let index =
      segue.request?.template.tag
      ?? blueprint.index(
        ofSegueCalled: SegueIdentifier(segue.identifier ?? ""), from: scene.name)
    return index.map { blueprint.segues[$0] }
  }
}
