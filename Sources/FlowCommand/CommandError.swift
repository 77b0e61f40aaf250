import FlowFuzzing
import FlowInvariants
import FlowModel

/// Why the command cannot do what it was asked to; the message says what to do instead.
struct CommandError: Error, Equatable {
  var exitCode: ExitCode
  var message: String

  static func usage(_ message: String) -> CommandError {
    CommandError(exitCode: .usage, message: message)
  }

  static func unknown(_ error: UnknownInvariants) -> CommandError {
    let found = error.found.map { "'\($0)'" }.joined(separator: ", ")
    let known = error.known.map { "  \($0)" }.joined(separator: "\n")
    return .usage("no invariant is called \(found); known are\n\(known)")
  }

  static func mute(_ kinds: [Event.Kind]) -> CommandError {
    let known = kinds.map { "\($0)" }.joined(separator: ", ")
    return .usage(
      "the canary needs a system that reports one of \(known), and this one reports none of them")
  }

  static func lostAnswer(_ cause: String) -> CommandError {
    CommandError(
      exitCode: .unreadable,
      message: "standard output cannot be written: \(cause); make room, or write elsewhere")
  }

  static func unsteady(_ difference: Audit.Difference) -> CommandError {
    CommandError(
      exitCode: .noVerdict,
      message: """
        run \(difference.run) \(deed(of: difference.way)), so nothing that was found \
        can be relied on; a system must do the same for the same flow: look for a clock, a random \
        number, or the order of a set or dictionary; if it is SegueKit, this is a bug in FlowFuzz
        """)
  }

  private static func deed(of way: Audit.Difference.Way) -> String {
    switch way {
    case .shown(let step): "was played twice and differed after step \(step)"
    case .broken: "was played twice and differed in what it broke"
    case .shownElsewhere(let step):
      "was played once more in another process and differed after step \(step)"
    case .cutShortElsewhere: "was played once more in another process and came to no end there"
    }
  }

  static func unreadable(_ error: some Error) -> CommandError {
    CommandError(exitCode: .unreadable, message: "\(error)")
  }

  static func unreadable(_ errors: [some Error]) -> CommandError {
    CommandError(
      exitCode: .unreadable, message: errors.map { "\($0)" }.joined(separator: "\n  "))
  }
}
