import FlowGeneration
import FlowModel

/// The rarest states that a lane has come to in its world, each with the shortest known way there.
///
/// In a world that stands already every flow begins at the same place, and what is far from there
/// is seldom seen. So most flows first go back to where few have been, and on from there.
///
/// - SeeAlso: Ecoffet, Huizinga, Lehman, Stanley and Clune, "First Return, Then Explore" (2021).
struct Frontier: Sendable {
  /// How often states were seen.
  ///
  /// Those with the same number count together, and look better known than they are.
  private var visits = [UInt32](repeating: 0, count: 1 << 12)
  private var outposts: [Outpost] = []

  private static let outpostsMax = 16
  /// How many steps a way has at most: a longer one costs more than it brings.
  private static let stepsMax = 10

  private struct Outpost {
    /// The number of the state.
    var state: Int
    /// The fewest steps that have led there.
    var way: [Step]
    /// How many flows have gone on from there.
    var departureCount: UInt32 = 0
  }

  /// Chooses where a flow begins.
  ///
  /// - Returns: The way there; none in every fourth run, and while nothing is known.
  mutating func way(drawnBy choices: inout Choices) -> [Step] {
    guard !outposts.isEmpty, choices.chance(3, outOf: 4) else { return [] }
    let drawn = (0..<4).map { _ in choices.number(below: outposts.count) }
    guard let rarest = drawn.min(by: { fame(of: outposts[$0]) < fame(of: outposts[$1]) }) else {
      return []
    }
    outposts[rarest].departureCount += 1
    return outposts[rarest].way
  }

  /// Adds the states that a flow has come to; one that was ended by a misuse leads nowhere.
  mutating func add(_ trace: Trace) {
    guard !trace.isHalted else { return }
    for (length, state) in trace.abstractStates.prefix(Self.stepsMax + 1).enumerated() {
      let state = Int(state % UInt64(visits.count))
      visits[state] += 1
      add(state, after: trace.steps.prefix(length))
    }
  }

  private mutating func add(_ state: Int, after way: ArraySlice<Step>) {
    if let known = outposts.firstIndex(where: { $0.state == state }) {
      if way.count < outposts[known].way.count { outposts[known].way = Array(way) }
    } else if outposts.count < Self.outpostsMax {
      outposts.append(Outpost(state: state, way: Array(way)))
    } else if let known = outposts.indices.max(by: {
      fame(of: outposts[$0]) < fame(of: outposts[$1])
    }),
      visits[state] < fame(of: outposts[known])
    {
      outposts[known] = Outpost(state: state, way: Array(way))
    }
  }

  private func fame(of outpost: Outpost) -> UInt32 {
    visits[outpost.state] + outpost.departureCount
  }
}
