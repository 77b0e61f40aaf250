import FlowModel
import SegueKit

extension UIStoryboardSegueTemplate {
  /// Makes the template of a segue, which is told by its place in the blueprint.
  convenience init(
    _ segue: Segue, index: Int, own: RegisteredSegue?, recorder: Recorder
  ) {
    self.init(
      segue.runtimeIdentifier?.text, Kind(segue.kind), animates: segue.animates,
      tag: index, segueClass: Self.segueClass(of: segue, own: own, recorder: recorder))
    segueAction = segue.action.map { _ in Selector(segue.actionSelector) }
  }

  private static func segueClass(
    of segue: Segue, own: RegisteredSegue?, recorder: Recorder
  ) -> SegueClass? {
    if segue.intermediate != nil {
      return IntermediateActionSegue.init(identifier:source:destination:)
    }
    if let own { return own.make }
    return segue.performing.map { performing in
      { identifier, source, destination in
        ScriptedSegue(
          identifier, from: source, to: destination, performing: performing, recorder: recorder)
      }
    }
  }
}

extension Segue {
  /// By what its source is asked for the segue action.
  var actionSelector: String { actionName?.text ?? identifier.text }
}

extension UIStoryboardSegueTemplate.Kind {
  fileprivate init(_ kind: Segue.Kind) {
    self =
      switch kind {
      case .show(let scene): .show(scene.text)
      case .showDetail(let scene): .showDetail(scene.text)
      case .present(let scene, let style):
        .presentModally(scene.text, style: style.map(UIModalPresentationStyle.init))
      case .popover(let scene, let isAnchored): .popover(scene.text, isAnchored: isAnchored)
      case .custom(let scene): .custom(scene.text)
      case .push(let scene): .push(scene.text)
      case .replace(let scene, let column): .replace(scene.text, column: Int(column.rawValue))
      case .embed(let scene): .embed(scene.text)
      case .unwind(let action): .unwind(Selector(action.text))
      }
  }
}
