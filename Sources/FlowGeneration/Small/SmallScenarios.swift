import FlowModel

/// All flows of a sort, each known by its position.
package protocol SmallScenarios: RandomAccessCollection, Sendable
where Element == Scenario, Index == Int {
  /// The stages that the flows happen on, by size first.
  var stages: [Stage] { get }

  /// The positions of all flows on one stage that have as many steps as one of them and begin with
  /// the same steps.
  ///
  /// - Parameters:
  ///   - stepCount: How many steps they have in common.
  ///   - position: The position of one of them.
  /// - Returns: The positions, which follow one another.
  func positions(sharing stepCount: Int, with position: Int) -> Range<Int>
}

extension SmallScenarios {
  /// The first position.
  package var startIndex: Int { 0 }
}

/// Of each group and of the end, the position of its first flow.
struct SmallStarts: Sendable {
  private var starts = [0]

  /// How many flows there are in all.
  var end: Int { starts[starts.count - 1] }

  /// Where a group starts.
  subscript(group: Int) -> Int { starts[group] }

  /// Adds a group.
  mutating func append(count: Int) { starts.append(end + count) }

  /// The group that a position lies in.
  func group(of position: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= position { low = middle } else { high = middle }
    }
    return low
  }
}
