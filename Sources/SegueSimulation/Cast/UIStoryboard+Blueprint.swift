import FlowModel
import SegueKit

extension UIStoryboard {
  /// Registers the scenes of scripted controllers and, where there is one, of an own class;
  /// ``scripted()`` makes storyboards of them.
  ///
  /// With references there are two sets of all the scenes, and each reference of the one leads into
  /// the other.
  static func register(
    _ own: OwnClasses, recorder: Recorder, in environment: SegueEnvironment
  ) {
    let scenes = scenes(of: recorder.blueprint, own: own, recorder: recorder)
    let references = recorder.blueprint.references
    guard !references.isEmpty else {
      return environment.register(UIStoryboard(scenes: scenes), named: "Here")
    }
    for (name, other) in [("Here", "There"), ("There", "Here")] {
      let references = references.map {
        UIStoryboardScene($0.name.text, referenceTo: other, identifier: $0.scene.text)
      }
      environment.register(UIStoryboard(scenes: scenes + references), named: name)
    }
  }

  /// Makes a storyboard object of the scenes that are registered.
  static func scripted() -> UIStoryboard { UIStoryboard(name: "Here") }

  private static func scenes(
    of blueprint: Storyboard, own: OwnClasses, recorder: Recorder
  ) -> [UIStoryboardScene] {
    var templates = Array(repeating: [UIStoryboardSegueTemplate](), count: blueprint.scenes.count)
    for (index, segue) in blueprint.segues.enumerated() {
      guard let scene = blueprint.index(of: segue.source) else { continue }
      templates[scene].append(
        UIStoryboardSegueTemplate(segue, index: index, own: own.segues[index], recorder: recorder))
    }
    return blueprint.scenes.indices.map { index in
      let scene = blueprint.scenes[index]
      let own = own.controllers[index]
      let script = Script(index, own: own, recorder: recorder)
      return UIStoryboardScene(
        scene.name.text, relationships: scene.holds.map { $0.text }, segues: templates[index]
      ) {
        let controller = script.makeController()
        recorder.bear(
          controller, scene: index, kind: scene.kind,
          abilities: own?.abilities(of: controller) ?? [])
        return controller
      }
    }
  }
}

extension UIStoryboardSegueTemplate {
  fileprivate convenience init(
    _ segue: Segue, index: Int, own: RegisteredSegue?, recorder: Recorder
  ) {
    self.init(
      segue.isNamed ? segue.identifier.text : nil, Kind(segue.kind), animates: segue.animates,
      tag: index, segueClass: Self.segueClass(of: segue, own: own, recorder: recorder))
    segueAction = segue.action.map { _ in Selector(segue.identifier.text) }
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
      case .push(let scene): .push(scene.text)
      case .replace(let scene, let column): .replace(scene.text, column: Int(column.rawValue))
      case .embed(let scene): .embed(scene.text)
      case .unwind(let action): .unwind(Selector(action.text))
      }
  }
}
