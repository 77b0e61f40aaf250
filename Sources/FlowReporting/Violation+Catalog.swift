import FlowInvariants
import FlowModel
import FlowNotation

extension Violation {
  /// The violation in its five parts, with the invariant's own words.
  ///
  /// - Parameters:
  ///   - trace: The smallest flow that shows it.
  ///   - catalog: The catalogue that has judged it.
  ///   - replay: The one command that replays it.
  /// - Returns: A text of several lines, without a newline at its end.
  /// - Precondition: The catalogue has the invariant.
  package func text(in trace: Trace, judgedBy catalog: Catalog, replay: String) -> String {
    guard let invariant = catalog[signature.invariant] else {
      preconditionFailure(
        "the catalogue that judged has no \(signature.invariant): this is a bug in FlowFuzz")
    }
    return text(
      in: trace, statement: invariant.statement, source: invariant.source, replay: replay)
  }
}
