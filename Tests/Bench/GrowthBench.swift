import FlowFuzzing
import FlowModel
import Foundation
import SegueSimulation

/// How the cost of a step grows with the tree.
struct GrowthBench {
  /// How many controllers stood, and what a step costs in microseconds.
  private let costs: [(controllers: Int, cost: Double)]

  /// Measures trees of ten to a thousand controllers.
  init() {
    let judge = Judge(of: SegueSimulation())
    costs = [10, 30, 100, 300, 1_000].map { controllers in
      let times = (0..<5).map { _ in
        let short = ThreadTime.seconds { _ = judge.judge(Self.flow(controllers, stepCount: 20)) }
        let long = ThreadTime.seconds { _ = judge.judge(Self.flow(controllers, stepCount: 60)) }
        return (long - short) / 40 * 1e6
      }
      return (controllers, times.median)
    }
  }

  /// Tabs with stacks of ten; the steps push on one stack and pop it.
  private static func flow(_ controllers: Int, stepCount: Int) -> Scenario {
    let stacks = (0..<(controllers / 10)).map { stack in
      StageEntry(
        Label("n\(stack)"), .stock(.navigation),
        children: (1..<10).map { StageEntry(Label("v\(stack)x\($0)"), .stock(.content)) })
    }
    let stage = Stage(
      root: StageEntry("t", .stock(.tabs), children: stacks, selected: Label("n0")))
    let steps = (0..<stepCount).map { number in
      number.isMultiple(of: 2)
        ? Step(.push(.new(.stock(.content)), on: "n0"), creating: [Label("w\(number)")])
        : Step(.pop("n0"))
    }
    return Scenario(World(stage: stage), steps: steps)
  }

  /// The names of the columns.
  static let title = ["controllers", "microseconds a step"].map { $0.padded(to: 14) }.joined()

  /// A line for each size, and the exponent of the growth, fitted by least squares to the
  /// logarithms.
  var lines: [String] {
    costs.map { "\($0.controllers)".padded(to: 14) + $0.cost.formatted }
      + ["exponent".padded(to: 14) + exponent.formatted]
  }

  private var exponent: Double {
    let points = costs.map { (log(Double($0.controllers)), log($0.cost)) }
    let (x, y) = (points.map(\.0).mean, points.map(\.1).mean)
    let slopes = points.map { (($0.0 - x) * ($0.1 - y), ($0.0 - x) * ($0.0 - x)) }
    return slopes.map(\.0).mean / slopes.map(\.1).mean
  }
}

extension [Double] {
  fileprivate var mean: Double { reduce(0, +) / Double(Swift.max(1, count)) }
}
