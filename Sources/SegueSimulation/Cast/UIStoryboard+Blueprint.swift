import FlowModel
import SegueKit

extension UIStoryboard {
  /// Makes a storyboard of scripted controllers and, in scenes that have one, of an own class.
  convenience init(_ blueprint: Storyboard, own: OwnClasses, recorder: Recorder) {
    var templates = Array(repeating: [UIStoryboardSegueTemplate](), count: blueprint.scenes.count)
    for (index, segue) in blueprint.segues.enumerated() {
      guard let scene = blueprint.index(of: segue.source) else { continue }
      templates[scene].append(
        UIStoryboardSegueTemplate(segue, index: index, own: own.segues[index], recorder: recorder))
    }
    self.init(
      scenes: blueprint.scenes.indices.map { index in
        let scene = blueprint.scenes[index]
        let script = Script(index, of: blueprint, own: own, recorder: recorder)
        return UIStoryboardScene(
          scene.name.text, relationships: scene.holds.map(\.text), segues: templates[index]
        ) {
          let controller = script.makeController()
          recorder.bear(controller, scene: index, kind: scene.kind)
          return controller
        }
      })
  }
}

extension UIStoryboardSegueTemplate {
  fileprivate convenience init(
    _ segue: Segue, index: Int, own: RegisteredSegue?, recorder: Recorder
  ) {
    self.init(
      segue.identifier.text, Kind(segue.kind), animates: segue.animates, tag: index,
      segueClass: Self.segueClass(of: segue, own: own, recorder: recorder))
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
      case .unwind(let action): .unwind(Selector(action.text))
      }
  }
}
