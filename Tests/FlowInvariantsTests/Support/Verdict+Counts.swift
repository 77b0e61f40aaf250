import FlowInvariants
import Testing

/// Expects how often a rule that is judged alone is broken, and how often it had something to
/// judge.
func expect(
  _ verdict: Verdict, brokenTimes: Int, of premiseCount: Int = 1,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(verdict.violations.count == brokenTimes, sourceLocation: sourceLocation)
  #expect(verdict.premises.counts == [premiseCount], sourceLocation: sourceLocation)
}
