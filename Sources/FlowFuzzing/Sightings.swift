/// How many things were seen in one, two, or more flows; enough to estimate how many are left.
///
/// - SeeAlso: Good, "The Population Frequencies of Species and the Estimation of Population
///   Parameters" (1953); Böhme, "STADS: Software Testing as Species Discovery" (2018).
public struct Sightings: Hashable, Sendable {
  /// How many flows showed a thing: one, two, or three for any more.
  private var counts: [UInt64: UInt8] = [:]

  /// Nothing was seen yet.
  package init() {}

  /// How many different things were seen.
  public var count: Int { counts.count }

  /// Adds the things that one flow showed, each once.
  package mutating func add(_ things: [UInt64]) {
    for thing in things { add(thing, 1) }
  }

  /// Adds what other flows showed.
  package mutating func merge(_ other: Sightings) {
    for (thing, count) in other.counts { add(thing, count) }
  }

  private mutating func add(_ thing: UInt64, _ count: UInt8) {
    counts[thing] = min(3, counts[thing, default: 0] + count)
  }

  /// Estimates how many things the next flow will show that none has shown.
  ///
  /// - Parameter flowCount: How many flows have been added, at least one.
  /// - Returns: The estimate; a number of new things below one bounds the chance of any.
  public func newThings(inFlowAfter flowCount: Int) -> Estimate {
    Estimate(
      seenOnce: counts.values.count { $0 == 1 }, seenTwice: counts.values.count { $0 == 2 },
      flowCount: flowCount)
  }
}

/// A number that has been estimated, with the interval in which it lies 19 times out of 20.
public struct Estimate: Hashable, Sendable {
  /// The number.
  public let value: Double
  /// The lower end of the interval.
  public let low: Double
  /// The upper end of the interval.
  public let high: Double

  /// Good's estimate of how much of what is there has not been seen, with its usual interval.
  ///
  /// When nothing was seen just once the upper end is that of the rule of three.
  ///
  /// - Parameters:
  ///   - seenOnce: How many things one flow has shown.
  ///   - seenTwice: How many things two flows have shown.
  ///   - flowCount: How many flows there were, at least one.
  /// - SeeAlso: Robbins, "Estimating the Total Probability of the Unobserved Outcomes of an
  ///   Experiment" (1968); Hanley and Lippman-Hand, "If Nothing Goes Wrong, Is Everything All
  ///   Right?" (1983).
  package init(seenOnce: Int, seenTwice: Int, flowCount: Int) {
    let flows = Double(max(1, flowCount))
    value = Double(seenOnce) / flows
    let margin = 1.96 * Double(seenOnce + 2 * seenTwice).squareRoot() / flows
    low = max(0, value - margin)
    high = max(value + margin, 3 / flows)
  }
}
