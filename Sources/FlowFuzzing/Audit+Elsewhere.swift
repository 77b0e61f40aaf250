extension CampaignReport {
  /// What another process is to play again: a sample of the flows, and the smallest flow of each
  /// finding.
  package var flowsForElsewhere: [PlayedFlow] {
    audit.sample + findings.map { PlayedFlow($0.minimal.trace, ofRun: $0.run) }
  }
}

extension Audit {
  /// Compares what flows have shown with what they have shown in another process.
  ///
  /// - Parameters:
  ///   - flows: The flows, and what they have shown in this process.
  ///   - digests: The digests of their traces in the other one, in the same order and not
  ///     necessarily of all; `nil` for a flow that did not come to its end there.
  package mutating func compare(_ flows: [PlayedFlow], withElsewhere digests: [[UInt64]?]) {
    elsewhereCount = digests.count
    let differences = zip(flows, digests).compactMap { flow, digests -> Difference? in
      guard let digests else { return Difference(run: flow.run, way: .cutShortElsewhere) }
      return flow.firstDifference(from: digests).map {
        Difference(run: flow.run, way: .shownElsewhere(afterStep: $0))
      }
    }
    add(differences)
  }
}
