import FlowModel
import FlowNotation
import FlowWatching
import Testing

extension Errand {
  /// What a notice calls the program; crashes are told and hangs looked for from then on.
  private static let program: String = {
    let name = "FlowTesting"
    CrashNotice.install(for: name, ending: .crash)
    Watch.begin()
    return name
  }()

  /// Makes an errand on which a crash is told before it ends the process as it would have anyway,
  /// and a hang ends it like a crash.
  ///
  /// - Parameters:
  ///   - sentence: What is said of a flow without a number.
  ///   - numbering: What is said of one with a number, before and after it, and what number zero is
  ///     called.
  ///   - patience: How long a flow may be at one thing.
  ///   - location: Where the flows are asked for.
  ///   - findings: What has been found by then, for a hang.
  /// - Returns: The errand.
  static func ofATest(
    _ sentence: String, numbering: (opening: String, first: Int, closing: String)? = nil,
    waitingFor patience: Duration, at location: SourceLocation,
    telling findings: @escaping @Sendable () -> [String] = { [] }
  ) -> Errand {
    let program = program
    let place = "\nat \(location.fileID):\(location.line)"
    return Errand(
      sentence + place, numbering: numbering.map { ($0.opening, $0.first, $0.closing + place) },
      waitingFor: patience
    ) { hang in
      for finding in findings() { StandardError.write(finding + place + "\n\n") }
      let notice = HangNotice(of: hang, in: program)
      let kept = Case(.interesting, notes: [notice.summary], hang.flow)
      StandardError.write("\(notice.text)The flow, up to where it came:\n\n\(kept.text)\n")
      hang.crash()
    }
  }
}
