import FlowFuzzing

extension Finding {
  /// What is known of the smallest flow: how sure it is that it is the smallest, and what matters
  /// in it.
  package var notes: [String] {
    let explained = explanation?.lines(of: scenario) ?? []
    let certified = certificate.map { [$0.text] } ?? []
    return certified + (certified.isEmpty || explained.isEmpty ? [] : [""]) + explained
  }
}
