import FlowModel
import SegueSimulation

/// A bug that somebody reported in public, planted anew, which a campaign has to find by itself.
///
/// A control is one that was reported and is right: nothing is planted, and nothing may be found.
package struct KnownBug: Sendable {
  /// Its name, made up by this project.
  package let name: String
  /// Where it was reported.
  package let source: String
  /// What is wrong, or for a control, what is right and looks wrong.
  package let story: String
  /// Where the fault sits; `nil` for a control.
  package let plant: Plant?
  /// What must be found; `nil` for a control.
  package let expected: Expected?

  /// How a bug must be found.
  package struct Expected: Sendable {
    /// The invariant that must report it as it was reported.
    package var invariant: InvariantID
    /// Others that report it as truly in other flows; mostly none does.
    package var others: [InvariantID]
    /// The most steps that the smallest flow may have.
    package var stepsMax: Int
  }

  init(
    _ name: String, _ plant: Plant, breaking invariant: InvariantID,
    or others: InvariantID..., within stepsMax: Int, from source: String, _ story: String
  ) {
    self.init(
      name, plant, Expected(invariant: invariant, others: others, stepsMax: stepsMax), from: source,
      story)
  }

  init(control name: String, from source: String, _ story: String) {
    self.init(name, nil, nil, from: source, story)
  }

  /// Whether the bug explains that an invariant reports something.
  package func explains(_ invariant: InvariantID) -> Bool {
    expected.map { invariant == $0.invariant || $0.others.contains(invariant) } ?? false
  }

  private init(
    _ name: String, _ plant: Plant?, _ expected: Expected?, from source: String, _ story: String
  ) {
    self.name = name
    self.plant = plant
    self.expected = expected
    self.source = source
    self.story = story
  }

  /// The system with the fault.
  package var system: any FlowSystem { plant?.system ?? healthy }

  /// The same system without the fault.
  package var healthy: any FlowSystem {
    plant?.healthy ?? SegueSimulation(registering: RegisteredClass.containers)
  }

  /// The file of the package that shows the bug as it was reported, played with the fault.
  package var script: String {
    let folder = expected.map { "regressions/\($0.invariant)" } ?? "conformance"
    return "corpora/\(folder)/\(name).flow"
  }
}
