import FlowModel

/// Turns a hang into sentences that say what does not end, and name the flow or the case.
package struct HangNotice {
  /// What does not end.
  package let summary: String
  /// The whole notice, with a newline at its end.
  package let text: String
  /// The flow as a case, with what it is; `nil` when it is the one that the notice names.
  package let otherForm: String?

  /// Words a hang.
  ///
  /// - Parameters:
  ///   - hang: The hang.
  ///   - program: The name of the program.
  package init(of hang: Hang, in program: String) {
    summary = "\(hang.account.deed.words(in: hang.flow)) has not ended for \(hang.patience)"
    text = """
      \(program): hangs: \(summary)
      \(hang.account.advice)
      \(hang.account.words)
      """
    otherForm =
      hang.account.isOtherForm ? hang.account.unnamedFlow(noting: summary) : nil
  }
}

extension Whereabouts.Deed {
  fileprivate func words(in flow: Scenario) -> String {
    switch self {
    case .stage: "setting the stage of a flow"
    case .step: "step \(flow.steps.count) of a flow"
    case .end: "letting go of what a flow has left"
    case .verdict: "judging a flow"
    }
  }
}
