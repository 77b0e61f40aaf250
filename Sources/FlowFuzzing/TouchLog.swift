import FlowModel

/// How often what code has put before the user was touched, and how often something came of it.
///
/// Where something else still goes on, what comes after a touch need not come of it; so that counts
/// only for what was never touched at rest.
struct TouchLog: Hashable, Sendable {
  private var counts: [CodeReach.Touchable: Count] = [:]

  /// How often one thing was touched.
  private struct Count: Hashable {
    var atRest = Share()
    var meanwhile = Share()

    /// What counts.
    var telling: Share { atRest.touches > 0 ? atRest : meanwhile }

    mutating func add(_ other: Count) {
      atRest.add(other.atRest)
      meanwhile.add(other.meanwhile)
    }
  }

  /// Some touches, and those of which something came.
  private struct Share: Hashable {
    var touches = 0
    var effective = 0

    mutating func add(_ other: Share) {
      touches += other.touches
      effective += other.effective
    }
  }

  /// What was touched.
  var touched: Set<CodeReach.Touchable> { Set(counts.keys) }

  /// What was touched so often at least, and nothing ever came of it.
  func inVain(touchesMin: Int = 1) -> Set<CodeReach.Touchable> {
    Set(counts.filter { $1.telling.effective == 0 && $1.telling.touches >= touchesMin }.keys)
  }

  /// What was touched and something came of it.
  var effective: Set<CodeReach.Touchable> { touched.subtracting(inVain()) }

  /// Counts a touch.
  mutating func add(_ touchable: CodeReach.Touchable, isEffective: Bool, isAtRest: Bool) {
    let share = Share(touches: 1, effective: isEffective ? 1 : 0)
    counts[touchable, default: Count()].add(
      isAtRest ? Count(atRest: share) : Count(meanwhile: share))
  }

  /// Adds what was touched elsewhere.
  mutating func merge(_ other: TouchLog) {
    for (touchable, count) in other.counts { counts[touchable, default: Count()].add(count) }
  }
}
