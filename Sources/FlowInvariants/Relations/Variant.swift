import FlowModel

/// Another form of a flow, as a relation asks for it.
public struct Variant: Hashable, Sendable {
  /// What is to be played.
  public var scenario: Scenario
  /// The controllers that only this form has.
  public var guests: [Label] = []
  /// The steps that only this form has, by their numbers in it, in order.
  public var detours: [Int] = []
  /// Whether its detours come over an app from outside, so that they can come in the way of a
  /// person, too, who does nothing in code.
  public var comesFromOutside = false
  /// The steps that are done in another way, by their numbers in the flow, in order.
  public var exchanges: [Int] = []

  /// Makes a form without guests, detours and exchanges.
  public init(_ scenario: Scenario) { self.scenario = scenario }

  /// What those who drive the flow do in it.
  package var driven: Scenario {
    guard comesFromOutside else { return scenario }
    var driven = scenario
    for detour in detours.reversed() { driven.steps.remove(at: detour) }
    return driven
  }
}

extension Variant {
  /// A flow with steps put in wherever it rests and there is a way there and back.
  ///
  /// - Parameters:
  ///   - trace: The flow.
  ///   - way: The steps for one place, given the number of its snapshot and the name of a guest.
  /// - Returns: The variant; `nil` when there is no such place.
  static func detouring(
    from trace: Trace, by way: (_ snapshot: Int, _ guest: Label) -> [Step]?
  ) -> Variant? {
    var variant = Variant(Scenario(trace.world))
    for number in trace.snapshots.indices {
      let guest = trace.freshLabel(number, "detour")
      if trace.snapshots[number].isAtRest, let steps = way(number, guest) {
        variant.detours += (0..<steps.count).map { variant.scenario.steps.count + $0 }
        variant.guests += steps.flatMap(\.creating)
        variant.scenario.steps += steps
      }
      if trace.steps.indices.contains(number) {
        variant.scenario.steps.append(trace.steps[number])
      }
    }
    return variant.detours.isEmpty ? nil : variant
  }

  /// A flow in which some steps are exchanged for others.
  ///
  /// - Parameters:
  ///   - trace: The flow.
  ///   - other: What is done in the place of a step, given its number, with the names that this
  ///     has; `nil` leaves it.
  /// - Returns: The variant; `nil` when every step is left.
  static func exchanging(
    in trace: Trace, for other: (_ step: Int) -> Step?
  ) -> Variant? {
    var variant = Variant(trace.scenario)
    for number in trace.steps.indices {
      guard let step = other(number) else { continue }
      variant.scenario.steps[number] = step
      variant.scenario.steps[number].creating = trace.steps[number].creating
      variant.exchanges.append(number)
    }
    return variant.exchanges.isEmpty ? nil : variant
  }
}
