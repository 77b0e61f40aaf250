import FlowModel

extension Whereabouts {
  /// Where a thread was at one moment, for a notice to say.
  struct Position: Sendable {
    let errand: Errand
    /// The number of the flow; `nil` for one without.
    let number: Int?
    /// The flow, up to where it came; `nil` when none had begun.
    let flow: Scenario?
    let deed: Deed

    /// What is said of the flow, with a newline at its end.
    var words: String { errand.words(for: number) }
  }
}
