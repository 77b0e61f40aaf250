import FlowModel

/// What `flowfuzz replay` was asked for.
struct ReplayOptions {
  /// The cases, in order, with where they are kept.
  let cases: [(path: String, kept: Case)]
  /// Whether all that happened is printed, too.
  let showsTraces: Bool
  /// How long a flow may be at one thing; `nil` leaves it to the command.
  let patience: Duration?

  /// Reads the words after `replay`, and the files that they name.
  init(_ words: [String]) throws(CommandError) {
    let arguments = try Arguments(words, knowing: [.trace, .hangAfter])
    showsTraces = arguments.has(.trace)
    patience = try arguments.patience()
    cases = try arguments.cases(for: "replay")
  }
}
