import FlowGeneration
import FlowModel
import FlowNotation

/// What an exhaustion is over, in words.
package struct ExhaustionExtent: Sendable {
  /// What is done in each tree: `unwind`, or `flow of up to 2 steps`.
  let flow: String
  /// The same of many.
  let flows: String
  /// Which trees those are.
  let trees: String
  /// What the flows are made of, line by line.
  private(set) var makings: [(title: String, words: [String])]

  /// Makes the extent of all unwinds.
  package init(controllersMax: Int) {
    flow = "unwind"
    flows = "unwinds"
    trees = Self.trees(of: controllersMax)
    makings = []
  }

  /// Makes the extent of all flows of some steps.
  ///
  /// - Parameters:
  ///   - controllersMax: How many controllers stand at most.
  ///   - small: The flows.
  package init(controllersMax: Int, of small: SmallFlows) {
    let steps = Self.upTo(small.stepsMax, "step")
    flow = "flow of \(steps)"
    flows = "flows of \(steps)"
    trees = Self.trees(of: controllersMax)
    let own = small.kinds.ownClass.map { [$0.name.text] } ?? []
    makings = [
      ("kinds", small.kinds.stock.map(\.written) + own),
      ("steps", small.stepKinds.map { "\($0)" }),
      ("styles", small.styles.map { "\($0)" }),
    ]
    if small.kinds.isRetaining { makings.append(("retained", ["everybody in the tree"])) }
  }

  private static func trees(of controllersMax: Int) -> String {
    "of " + upTo(controllersMax, "controller")
  }

  private static func upTo(_ most: Int, _ noun: String) -> String {
    (most == 1 ? "" : "up to ") + most.counted(noun)
  }
}
