import FlowFuzzing

extension Finding {
  /// What is known of the smallest flow, a line each.
  package var notes: [String] { certificate.map { [$0.text] } ?? [] }
}
