import FlowFuzzing
import FlowInvariants
import FlowModel
import FlowNotation
import FlowWatching
import Foundation

extension FlowCommand {
  /// The system under test, as it is watched.
  typealias Watched = WatchedSystem<System>

  /// Makes an errand on which a hang ends the process, as a crash does.
  ///
  /// A flow without a number is printed as a case: a smaller one that is tried could not be had
  /// otherwise.
  ///
  /// - Parameters:
  ///   - sentence: What is said of a flow without a number.
  ///   - numbering: What is said of one with a number, before it.
  ///   - patience: How long a flow may be at one thing; `nil` leaves it to the command.
  ///   - telling: Tells what has been found by then.
  /// - Returns: The errand.
  func errand(
    _ sentence: String, numbering: String? = nil, waitingFor patience: Duration? = nil,
    telling: @escaping @Sendable (_ number: Int?) -> Void = { _ in }
  ) -> Errand {
    Watch.begin()
    return Errand(
      sentence, numbering: numbering.map { Errand.Numbering(opening: $0) },
      wording: Errand.Wording(of: system) { Case(.interesting, notes: [$1], $0).text },
      waitingFor: patience ?? self.patience, telling: telling
    ) { [console, program] hang in
      let notice = HangNotice(of: hang, in: program)
      if hang.number == nil {
        console.print(Case(.interesting, notes: [notice.summary], hang.flow).text)
      }
      console.writeError(notice.text)
      if hang.number != nil, let form = notice.otherForm { console.writeError(form) }
      _exit(ExitCode.noVerdict.rawValue)
    }
  }
}
