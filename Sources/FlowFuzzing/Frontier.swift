import FlowGeneration
import FlowModel

/// The states of its world from which a lane has most to expect, each with the shortest known way
/// there.
///
/// In a world that stands already every flow begins at the same place, and what is far from there
/// is seldom seen. So most flows first go back to where there is something to touch that hardly any
/// flow has touched, or where few have been, and on from there.
///
/// - SeeAlso: Ecoffet, Huizinga, Lehman, Stanley and Clune, "First Return, Then Explore" (2021).
struct Frontier: Sendable {
  /// How often states were seen.
  ///
  /// Those with the same number count together, and look better known than they are.
  private var visits = [UInt32](repeating: 0, count: Frontier.visitsMax)
  private var outposts: [Outpost] = []
  /// What the flows have touched.
  private(set) var familiarity = Familiarity()

  /// How many states are counted apart at most.
  private static let visitsMax = 1 << 12
  private static let outpostsMax = 16
  /// How many outposts are looked at before the most promising of them is chosen.
  private static let drawnCount = 4
  /// How many steps a way has at most; about as many as a flow takes from there.
  private static let stepsMax = 20

  private struct Outpost {
    /// The number of the state.
    var state: Int
    /// The fewest steps that have led there.
    var way: [Step]
    /// What can be touched there.
    let things: [Familiarity.Thing]
    /// How new the newest of these things is.
    var novelty = 0
    /// How many flows have gone on from there.
    var departureCount: UInt32 = 0

    /// Looks how new the newest thing is by now.
    mutating func look(with familiarity: Familiarity) {
      novelty = things.reduce(0) { max($0, familiarity.novelty(of: $1)) }
    }
  }

  /// Chooses where a flow begins.
  ///
  /// - Returns: The way there; none in every fourth run, and while nothing is known.
  mutating func way(drawnBy choices: inout Choices) -> [Step] {
    guard !outposts.isEmpty, choices.chance(3, outOf: 4) else { return [] }
    let drawn = (0..<Self.drawnCount).map { _ in choices.number(below: outposts.count) }
    guard let best = drawn.max(by: { promise(of: outposts[$0]) < promise(of: outposts[$1]) }) else {
      return []
    }
    outposts[best].departureCount += 1
    return outposts[best].way
  }

  /// Adds the states that a flow has come to; one that was ended by a misuse leads nowhere.
  mutating func add(_ trace: Trace) {
    familiarity.add(trace)
    for index in outposts.indices { outposts[index].look(with: familiarity) }
    guard !trace.isHalted else { return }
    for (length, state) in trace.statesByScreens.prefix(Self.stepsMax + 1).enumerated() {
      let state = Int(state % UInt64(visits.count))
      visits[state] += 1
      let way = trace.steps.prefix(length)
      if let known = outposts.firstIndex(where: { $0.state == state }) {
        if way.count < outposts[known].way.count { outposts[known].way = Array(way) }
      } else {
        var outpost = Outpost(
          state: state, way: Array(way), things: trace.things(inSnapshot: length))
        outpost.look(with: familiarity)
        add(outpost)
      }
    }
  }

  /// Adds a state that is not among them yet, in the place of the least promising one when there
  /// are enough.
  private mutating func add(_ outpost: Outpost) {
    if outposts.count < Self.outpostsMax {
      outposts.append(outpost)
    } else if let least = outposts.indices.min(by: {
      promise(of: outposts[$0]) < promise(of: outposts[$1])
    }), promise(of: outposts[least]) < promise(of: outpost) {
      outposts[least] = outpost
    }
  }

  /// What is to be expected from a state.
  ///
  /// What is new to be touched there comes first, and counts half as much with each flow that has
  /// gone on from there. Among equals those count more where fewer have been.
  private func promise(of outpost: Outpost) -> (novelty: Int, rarity: Int) {
    (
      outpost.novelty >> Int(outpost.departureCount),
      -Int(visits[outpost.state] + outpost.departureCount)
    )
  }
}
