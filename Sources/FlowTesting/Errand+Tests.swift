import FlowModel
import FlowNotation
import FlowWatching
import Testing

extension Errand {
  /// What a notice calls the program.
  private static let program = "FlowTesting"

  /// Where flows are asked for, as the last line of what is said of them.
  static func place(of location: SourceLocation) -> String {
    "\nat \(location.fileID):\(location.line)"
  }

  /// Makes an errand on which a crash is told before it ends the process as it would have anyway,
  /// and a hang ends it like a crash.
  ///
  /// - Parameters:
  ///   - sentence: What is said of a flow without a number.
  ///   - numbering: What is said of one with a number; `nil` where none has one.
  ///   - system: What plays the flows.
  ///   - patience: How long a flow may be at one thing.
  ///   - location: Where the flows are asked for.
  ///   - findings: What has been found by then.
  /// - Returns: The errand.
  static func ofATest(
    _ sentence: String, numbering: Numbering? = nil, on system: some FlowSystem,
    waitingFor patience: Duration, at location: SourceLocation,
    telling findings: @escaping @Sendable () -> [String] = { [] }
  ) -> Errand {
    CrashNotice.install(for: program, ending: .crash)
    Watch.begin()
    let place = place(of: location)
    var numbering = numbering
    numbering?.closing += place
    let wording = Wording(of: system) { Case(.interesting, notes: [$1], $0).text }
    return Errand(
      sentence + place, numbering: numbering, wording: wording, waitingFor: patience,
      telling: { _ in for finding in findings() { StandardError.write(finding + place + "\n\n") } }
    ) { hang in
      let notice = HangNotice(of: hang, in: program)
      let kept = Case(.interesting, notes: [notice.summary], hang.flow)
      StandardError.write("\(notice.text)The flow, up to where it came:\n\n\(kept.text)\n")
      hang.crash()
    }
  }
}
