import FlowInvariants
import FlowModel
import FlowNotation

extension Violation {
  /// The violation in its five parts, with the invariant's own words for what is broken.
  ///
  /// - Parameters:
  ///   - trace: The flow that shows it.
  ///   - isSmallest: Whether the flow has been shrunk until nothing more can be taken away.
  ///   - notes: What else is known of the flow, a line each.
  ///   - catalog: The catalogue that has judged it.
  ///   - replay: The one command that replays it.
  /// - Returns: A text of several lines, without a newline at its end.
  /// - Precondition: The catalogue has the invariant.
  package func text(
    in trace: Trace, isSmallest: Bool, notes: [String] = [], judgedBy catalog: Catalog,
    replay: String
  ) -> String {
    guard let about = catalog.about(signature.invariant),
      let statement = catalog.statement(brokenBy: signature)
    else {
      fatalError(
        "the catalogue that judged has no \(signature.invariant): this is a bug in FlowFuzz")
    }
    return text(
      in: trace, isSmallest: isSmallest, notes: notes, statement: statement,
      source: about.source, replay: replay)
  }
}
