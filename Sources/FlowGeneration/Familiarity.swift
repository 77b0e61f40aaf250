import FlowModel

/// How often each thing that the user can touch was touched in earlier flows of a world that stands
/// already.
///
/// A screen that is far away is seldom come to, and what has not been touched there yet leads
/// further still; so what is new counts more than what is known.
package struct Familiarity: Sendable {
  private var counts: [Thing: Int] = [:]

  /// What can be touched, in whoever is of the same scene or else of the same class.
  package struct Thing: Hashable, Sendable {
    fileprivate var scene: Int?
    fileprivate var className: ClassName?
    fileprivate var control: ControlName
  }

  /// Begins where nothing was touched.
  package init() {}

  /// Adds the touches of a flow, those as well that came to nobody.
  package mutating func add(_ trace: Trace) {
    for step in trace.steps {
      guard case .tap(let label, let control) = step.action,
        let controller = trace.controller(of: label)
      else { continue }
      counts[trace.cast[controller.index].thing(control), default: 0] += 1
    }
  }

  /// How many times more likely a touch is than one that is well known.
  package func novelty(of thing: Thing) -> Int {
    switch counts[thing] ?? 0 {
    case 0: 16
    case 1..<4: 8
    case 4..<16: 4
    case 16..<64: 2
    default: 1
    }
  }

  /// How many times more likely the touch of a control is than one that is well known.
  func novelty(of control: ControlName, in controller: Surroundings.Controller) -> Int {
    novelty(
      of: Thing(scene: controller.sceneIndex, className: controller.className, control: control))
  }
}

extension CastMember {
  fileprivate func thing(_ control: ControlName) -> Familiarity.Thing {
    Familiarity.Thing(scene: scene, className: className, control: control)
  }
}

extension Trace {
  /// What the user could touch before the first step or after one.
  package func things(inSnapshot number: Int) -> [Familiarity.Thing] {
    let snapshot = snapshots[number]
    let made = snapshot.touchables.map { cast[$0.controller.index].thing($0.name) }
    let seen = snapshot.nodes.filter(\.isOnScreen).map { cast[$0.controller.index] }
    let controls = world.storyboard.controls
    let drawn: [Familiarity.Thing] = seen.flatMap { member -> [Familiarity.Thing] in
      guard let scene = member.scene.map({ world.storyboard.scenes[$0].name }) else { return [] }
      return controls.filter { $0.scene == scene }.map { member.thing($0.name) }
    }
    return made + drawn
  }
}
