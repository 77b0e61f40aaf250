import FlowModel
import SegueKit

/// The scenes of one run, with scripted controllers or those of an own class.
///
/// A flow needs few of the scenes of its storyboard, so each is made when it is asked for first.
/// They are looked up so often that checking the exclusivity of that is left out.
final class ScriptedScenes {
  /// The name of the storyboard that flows begin in.
  fileprivate static let here = "Here"
  /// The name of the one that references of the first lead into.
  private static let there = "There"

  private let system: SegueSimulation
  private let recorder: Recorder
  /// Kept by the run alone, so that the environment keeps no controllers.
  private weak var retained: RetainedControllers?
  private let blueprint: Storyboard
  /// Of each segue the place of the scene that it starts from.
  private let sources: [Int?]
  /// Those that were asked for, by their places in the blueprint.
  @exclusivity(unchecked)
  private var made: [UIStoryboardScene?]

  init(of system: SegueSimulation, recorder: Recorder, retained: RetainedControllers) {
    self.system = system
    self.recorder = recorder
    self.retained = retained
    let blueprint = recorder.blueprint
    self.blueprint = blueprint
    sources = blueprint.segues.map { blueprint.index(of: $0.source) }
    made = blueprint.scenes.map { _ in nil }
  }

  /// Makes them known; `UIStoryboard.scripted()` makes storyboards of them.
  ///
  /// With references there are two storyboards of all the scenes, and each reference of the one
  /// leads into the other.
  func register(in environment: SegueEnvironment) {
    guard blueprint.named.isEmpty else { return registerNamed(in: environment) }
    guard !blueprint.references.isEmpty else {
      return environment.register(UIStoryboard(scene: scene(named:)), named: Self.here)
    }
    for (name, other) in [(Self.here, Self.there), (Self.there, Self.here)] {
      let references = blueprint.references.map {
        UIStoryboardScene($0.name.text, referenceTo: other, identifier: $0.scene.text)
      }
      let storyboard = UIStoryboard { [self] identifier in
        scene(named: identifier) ?? references.first { $0.identifier == identifier }
      }
      environment.register(storyboard, named: name)
    }
  }

  /// Makes known what code knows by name: each scene stands in one storyboard, and from wherever
  /// else it is asked for, a reference leads there.
  private func registerNamed(in environment: SegueEnvironment) {
    var homes: [SceneName: StoryboardName] = [:]
    for storyboard in blueprint.named {
      for member in storyboard.members { homes[member.scene] = storyboard.name }
    }
    for storyboard in blueprint.named {
      let identified = storyboard.members.compactMap { member in
        member.identifier.map { ($0.text, member.scene.text) }
      }
      let scenes = Dictionary(identified) { first, _ in first }
      environment.register(
        UIStoryboard(initialScene: storyboard.initial?.text, identified: { scenes[$0] }) {
          [self] name in scene(named: name, in: storyboard.name, homes: homes)
        }, named: storyboard.name.text)
    }
    environment.register(
      UIStoryboard { [self] name in scene(named: name, in: nil, homes: homes) }, named: Self.here)
  }

  private func scene(
    named name: String, in storyboard: StoryboardName?, homes: [SceneName: StoryboardName]
  ) -> UIStoryboardScene? {
    let name = SceneName(name)
    if let reference = blueprint.references.first(where: { $0.name == name }) {
      return UIStoryboardScene(name.text, referenceTo: nil, identifier: reference.scene.text)
    }
    let home = homes[name]
    guard let home, home != storyboard else { return scene(named: name.text) }
    return UIStoryboardScene(name.text, referenceTo: home.text, identifier: name.text)
  }

  private func scene(named identifier: String) -> UIStoryboardScene? {
    let index = blueprint.scenes.indices.first { blueprint.scenes[$0].name.text == identifier }
    guard let index else { return nil }
    if let known = made[index] { return known }
    let scene = makeScene(at: index)
    made[index] = scene
    return scene
  }

  private func makeScene(at index: Int) -> UIStoryboardScene {
    let scene = blueprint.scenes[index]
    let own = system.registeredClass(of: scene)
    let script = Script(index, own: own, recorder: recorder, retained: retained)
    func takeDown(_ controller: UIViewController) {
      recorder.takeDownBirth(
        controller, as: CastMember(label: nil, scene: index, kind: script.scene.kind),
        abilities: own?.abilities(of: controller) ?? [])
      if script.scene.contract.isRetained { script.retained?.retain(controller) }
    }
    let dress = scene.dress(drawnIn: blueprint)
    let made = UIStoryboardScene(
      scene.name.text, relationships: scene.holds.map { $0.text }, segues: segues(from: index),
      dress: { [recorder] controller in
        // A segue action makes it itself; what is of another class than the scene is code's alone.
        if own?.isClass(of: controller) == true, !recorder.isOfScene(controller) {
          script.takeOn(controller)
          takeDown(controller)
        }
        dress?(controller)
      }
    ) {
      let controller = script.makeController()
      takeDown(controller)
      return controller
    }
    if own != nil { made.drawing = DrawnScene(scene.name, of: blueprint, tellingOf: recorder) }
    return made
  }

  private func segues(from scene: Int) -> [UIStoryboardSegueTemplate] {
    sources.indices.compactMap { index in
      guard sources[index] == scene else { return nil }
      let segue = blueprint.segues[index]
      return UIStoryboardSegueTemplate(
        segue, index: index, own: system.registeredSegue(of: segue), recorder: recorder)
    }
  }
}

extension UIStoryboard {
  /// Makes a storyboard object of the scenes of the run.
  static func scripted() -> UIStoryboard { UIStoryboard(name: ScriptedScenes.here) }
}
