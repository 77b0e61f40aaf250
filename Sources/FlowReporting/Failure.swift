import FlowInvariants
import FlowModel
import FlowNotation

/// Words a failure in its five parts: sentence, cast, witnesses, contradiction, and how to replay it.
///
/// - Parameters:
///   - violation: What was broken.
///   - catalog: Where the invariant's sentence and source stand.
///   - trace: The smallest flow that shows it.
///   - replay: The one command that replays it.
/// - Returns: A text of several lines.
public func failureText(
  _ violation: Violation, judgedBy catalog: Catalog, in trace: Trace, replay: String
) -> String {
  let invariant = catalog[violation.signature.invariant]
  return violation.text(
    in: trace, statement: invariant?.statement ?? "", source: invariant?.source ?? "",
    replay: replay)
}
