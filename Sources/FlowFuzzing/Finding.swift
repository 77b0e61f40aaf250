import FlowModel
import FlowShrinking

/// A bug with its smallest scenario.
public struct Finding: Sendable {
  /// What makes it this bug and no other.
  public var signature: Signature
  /// The run that showed it first, counted from zero.
  public var firstRun: Int
  /// The run from which the smallest scenario was shrunk, counted from zero.
  public var run: Int
  /// The kinds of steps that this run left out on purpose.
  public var leftOut: [Step.Kind]
  /// The scenario as it was generated.
  public var original: Scenario
  /// The smallest scenario that still shows it, judged.
  public var minimal: Judgement
  /// Its violation in the smallest scenario.
  public var violation: Violation
  /// Whether no pass of the shrinker can make the scenario smaller; otherwise the flows or the time
  /// were used up before.
  public var isMinimal: Bool
  /// How far it was made sure that no smaller flow shows it; `nil` when nobody has looked.
  public var certificate: Certificate?
  /// What matters in the smallest scenario and what does not; `nil` when nobody has looked.
  public var explanation: Explanation? = nil
  /// Flows played to shrink the smallest scenario.
  public var shrinkRunCount: Int
  /// Other scenarios that shrinking ended in, from other runs; at most five.
  public var variants: [Scenario] = []
  /// How many flows of the campaign showed it.
  public var flowCount = 0

  /// The smallest scenario that still shows it.
  public var scenario: Scenario { minimal.scenario }

  private static let variantsMax = 5

  /// Tells the bug by the smaller one of two scenarios that show it, and keeps the other one.
  mutating func merge(_ other: Finding) {
    guard other.scenario != scenario else { return }
    guard Complexity(of: other.scenario) < Complexity(of: scenario) else {
      return keep(other.scenario)
    }
    var smaller = other
    smaller.firstRun = firstRun
    smaller.flowCount = flowCount
    smaller.variants = variants.filter { $0 != other.scenario }
    smaller.keep(scenario)
    self = smaller
  }

  /// Keeps a scenario that is not the smallest one.
  private mutating func keep(_ variant: Scenario) {
    guard variants.count < Self.variantsMax, !variants.contains(variant) else { return }
    variants.append(variant)
  }
}
