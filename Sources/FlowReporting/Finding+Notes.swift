import FlowFuzzing

extension Finding {
  /// What is known of the smallest flow: how sure it is that it is the smallest, and what matters
  /// in it.
  package var notes: [String] {
    let sections = [smallness, explanation?.lines(of: scenario) ?? []]
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private var smallness: [String] {
    guard isMinimal else {
      return ["It was not shrunk to the end: the command 'shrink' goes on from a case of it."]
    }
    return certificate.map { [$0.text] } ?? []
  }
}
